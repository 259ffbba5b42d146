import Dispatch
import Foundation
import SessionRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request on its way: what has arrived of its answer, and its bounds.
///
/// The first to finish it decides how it ended: an answer, a bound, the deadline, or whoever gives it up.
///
/// FoundationNetworking ends the process when the answer to a redirect comes after its task was cancelled. So a redirect
/// is answered under the exchange's lock and only while the exchange is under way, and the task is cancelled after that.
final class TransportExchange: TransportTask {
    private struct Progress {
        var completion: (@Sendable (TransportOutcome) -> Void)?
        var body = Data()
        var redirects = 0
        var task: URLSessionDataTask?
        var deadline: DispatchWorkItem?
    }

    let request: TransportRequest
    private let limits: TransportLimits
    private let queue: DispatchQueue
    private let curl: CurlQueue
    private let progress: Locked<Progress>

    init(
        _ request: TransportRequest, limits: TransportLimits, queue: DispatchQueue, curl: CurlQueue,
        completion: @escaping @Sendable (TransportOutcome) -> Void
    ) {
        self.request = request
        self.limits = limits
        self.queue = queue
        self.curl = curl
        progress = Locked(Progress(completion: completion))
    }

    /// Whether nobody waits for the answer any more.
    var isOver: Bool {
        progress.withLock { $0.completion == nil }
    }

    /// Does what must not follow a cancellation.
    func ifUnderWay(_ action: () -> Void) {
        progress.withLock { if $0.completion != nil { action() } }
    }

    /// Starts the clock and the request, unless it was given up meanwhile.
    func begin(_ task: URLSessionDataTask) {
        let wait = request.timeout
        let deadline = DispatchWorkItem { [weak self] in
            self?.fail(.timeout, "No complete answer within \(String(format: "%g", wait.timeInterval)) s.")
        }
        nonisolated(unsafe) let owned = deadline  // cancelled from any thread, which a work item allows
        progress.withLock {
            guard $0.completion != nil else { return }
            $0.task = task
            $0.deadline = owned
            queue.asyncAfter(deadline: .now() + wait.timeInterval, execute: owned)
            task.resume()
        }
    }

    /// Takes a piece of the body.
    func received(_ data: Data) {
        let size = progress.withLock { progress -> Int in
            guard progress.completion != nil else { return 0 }
            progress.body.append(data)
            return progress.body.count
        }
        if size > limits.responseBytes {
            fail(.tooLarge, "The answer is larger than \(limits.responseBytes) bytes.")
        }
    }

    /// Whether one more redirect may be followed.
    func redirected() -> Bool {
        let count = progress.withLock { progress -> Int? in
            guard progress.completion != nil else { return nil }
            progress.redirects += 1
            return progress.redirects
        }
        guard let count else { return false }
        guard count > limits.redirects else { return true }
        fail(.tooManyRedirects, "The answer redirected more than \(limits.redirects) times.")
        return false
    }

    /// The last byte arrived.
    func answered(_ response: HTTPURLResponse) {
        let body = progress.withLock { $0.body }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name] = value }
        }
        let url = response.url
        finish(
            .response(
                TransportResponse(
                    status: response.statusCode, headers: headers, body: body, url: url == request.url ? nil : url)))
    }

    /// There will be no answer.
    func fail(_ kind: TransportFailure.Kind, _ message: String) {
        finish(.failure(TransportFailure(kind: kind, message: message)))
    }

    func cancel() {
        _ = end()
    }

    private func finish(_ outcome: TransportOutcome) {
        end()?(outcome)
    }

    /// Stops all that is under way and gives the completion, the first time only.
    private func end() -> (@Sendable (TransportOutcome) -> Void)? {
        var last = Progress()
        progress.withLock { swap(&$0, &last) }
        last.deadline?.cancel()
        if let task = last.task { curl.cancel(task) }
        return last.completion
    }
}

/// The bounds of the outside world.
struct TransportLimits: Sendable {
    let responseBytes: Int
    let redirects: Int
}
