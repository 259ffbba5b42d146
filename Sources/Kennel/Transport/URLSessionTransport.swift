import Dispatch
import Foundation
import SessionRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks backends over HTTP for all sessions of the server.
///
/// Nothing is remembered between requests: no cookies, no cache, no credentials, so that sessions cannot meet there.
final class URLSessionTransport: Sendable {
    private let urlSession: URLSession
    private let curl: CurlQueue
    private let delegate: TransportDelegate
    private let limits: TransportLimits
    private let allowed: AllowedBackends
    private let queue = DispatchQueue(label: "kennel.transport", qos: .userInitiated)
    /// Has a thread of its own: those that queues share may all be waiting for libcurl.
    private let callbackQueue = DispatchQueue(label: "kennel.transport.callbacks", qos: .userInitiated)
    private let life = Locked(Life.running)
    private let bodies = SharedDocuments<Data>()

    private enum Life {
        case running, stopped
    }

    init(limits: TransportLimits, allowed: AllowedBackends) {
        self.limits = limits
        self.allowed = allowed
        delegate = TransportDelegate(allowed: allowed, queue: queue)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = 64
        let callbacks = OperationQueue()
        callbacks.maxConcurrentOperationCount = 1
        callbacks.underlyingQueue = callbackQueue
        urlSession = URLSession(configuration: configuration, delegate: delegate, delegateQueue: callbacks)
        curl = CurlQueue(of: urlSession)
    }

    /// Starts a request with header fields of the server's own.
    func start(
        _ request: TransportRequest, adding extra: [String: String],
        completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask {
        let exchange = TransportExchange(request, limits: limits, queue: queue, curl: curl) { [bodies] outcome in
            completion(outcome.mapBody(bodies.shared))
        }
        guard let scheme = request.url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            request.url.host?.isEmpty == false
        else {
            queue.async { exchange.fail(.badURL, "\"\(request.url.absoluteString)\" is no http or https URL.") }
            return exchange
        }
        allowed.judge(request.url, on: queue) { [self] verdict in
            switch verdict {
            case .refused(let reason):
                exchange.fail(.forbiddenHost, reason)
            case .allowed:
                if exchange.isOver { return }
                // FoundationNetworking ends the process when an invalidated session is asked for a task.
                guard life.withLock({ $0 }) == .running else {
                    exchange.fail(.interrupted, "The server is stopping.")
                    return
                }
                let task = urlSession.dataTask(with: urlRequest(request, adding: extra))
                delegate.adopt(exchange, for: task)
                exchange.begin(task)
            }
        }
        return exchange
    }

    /// Gives up all that is under way.
    func stop() {
        queue.sync {
            life.withLock { $0 = .stopped }
            delegate.abandonAll()
            urlSession.invalidateAndCancel()
        }
    }

    private func urlRequest(_ request: TransportRequest, adding extra: [String: String]) -> URLRequest {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method
        urlRequest.httpBody = request.body
        // The exchange's own deadline decides; this one only must not come first.
        urlRequest.timeoutInterval = request.timeout.timeInterval + 5
        for (name, value) in request.headers.merging(extra, uniquingKeysWith: { $1 }) {
            // A line break would start a field, or a request, of the document's own.
            guard !(name + value).unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" }) else { continue }
            urlRequest.setValue(value, forHTTPHeaderField: name)
        }
        return urlRequest
    }
}

/// The transport as one session sees it.
struct SessionTransport: Transport {
    let shared: URLSessionTransport
    /// Where a request really goes, and which header fields the server adds.
    let route: @Sendable (TransportRequest) -> (url: URL, headers: [String: String])

    func start(
        _ request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask {
        var request = request
        let (url, headers) = route(request)
        request.url = url
        return shared.start(request, adding: headers, completion: completion)
    }
}

extension TransportOutcome {
    /// The outcome with another body, if it has one.
    fileprivate func mapBody(_ transform: (Data) -> Data) -> TransportOutcome {
        switch self {
        case .response(var response):
            response.body = transform(response.body)
            return .response(response)
        case .failure: return self
        }
    }
}
