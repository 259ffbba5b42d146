import Dispatch
import Foundation
import SessionRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hands what URLSession reports to the exchange it belongs to.
///
/// Its callbacks have a queue to themselves: a body that comes faster than it is taken queues up there, and neither a
/// deadline nor another session's request waits behind it.
///
/// `@unchecked Sendable`: its only state is behind a lock.
final class TransportDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let exchanges = Locked<[Int: TransportExchange]>([:])
    private let allowed: AllowedBackends
    private let queue: DispatchQueue

    init(allowed: AllowedBackends, queue: DispatchQueue) {
        self.allowed = allowed
        self.queue = queue
    }

    /// Gives up every exchange.
    func abandonAll() {
        for exchange in exchanges.withLock({ Array($0.values) }) { exchange.cancel() }
    }

    /// Remembers whose task this is, until it completes.
    func adopt(_ exchange: TransportExchange, for task: URLSessionTask) {
        let number = task.taskIdentifier
        exchanges.withLock { $0[number] = exchange }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.received(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let exchange = exchange(of: task), exchange.redirected() else { return }
        guard let url = request.url else {
            exchange.fail(.badURL, "The answer redirected to nowhere.")
            return
        }
        allowed.judge(url, on: queue) { verdict in
            switch verdict {
            case .refused(let reason): exchange.fail(.forbiddenHost, reason)
            case .allowed: exchange.ifUnderWay { completionHandler(request) }
            }
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let number = task.taskIdentifier
        guard let exchange = exchanges.withLock({ $0.removeValue(forKey: number) }) else { return }
        if let error {
            let failure = TransportFailure(describing: error, url: exchange.request.url)
            exchange.fail(failure.kind, failure.message)
        } else if let response = task.response as? HTTPURLResponse {
            exchange.answered(response)
        } else {
            exchange.fail(.badResponse, "The answer is not HTTP.")
        }
    }

    private func exchange(of task: URLSessionTask) -> TransportExchange? {
        let number = task.taskIdentifier
        return exchanges.withLock { $0[number] }
    }
}
