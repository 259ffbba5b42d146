package import Foundation
package import Sessions
package import Wire

/// The HTTP client of all sessions.
///
/// It keeps no cookies, cache or credentials between requests, so that sessions cannot influence each other.
package final class Fetcher: Sendable {
    private let loop: TransferLoop
    private let shared: @Sendable (Data) -> Data

    /// Starts the client.
    ///
    /// - Parameter shared: Returns an equal body that was received earlier, to share its memory, or the given body.
    package convenience init(
        limits: FetchLimits, allowed: AllowedBackends, sharing shared: @escaping @Sendable (Data) -> Data = { $0 }
    ) {
        self.init(limits: limits, allowed: allowed, proxies: Proxies(), sharing: shared)
    }

    init(
        limits: FetchLimits, allowed: AllowedBackends, proxies: Proxies,
        sharing shared: @escaping @Sendable (Data) -> Data = { $0 }
    ) {
        loop = TransferLoop(
            limits: limits, allowed: allowed, proxies: proxies, names: NameLookup(allowed.resolve))
        self.shared = shared
        loop.start()
    }

    deinit {
        loop.post(.stop)
    }

    /// Starts a request of a session, with header fields that the server adds.
    package func start(
        _ request: TransportRequest, adding extra: [String: String] = [:], for session: UUID,
        completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask {
        let exchange = BackendTransfer(request, adding: extra, for: session, on: loop) { [shared] outcome in
            completion(outcome.mapBody(shared))
        }
        exchange.begin()
        return exchange
    }

    /// Cancels all requests, and blocks until none is in progress.
    package func stop() {
        loop.post(.stop)
        loop.waitForEnd()
    }
}

extension TransportOutcome {
    /// Returns the outcome with its body transformed; a failure is returned unchanged.
    fileprivate func mapBody(_ transform: (Data) -> Data) -> TransportOutcome {
        switch self {
        case .response(var response):
            response.body = transform(response.body)
            return .response(response)
        case .failure: return self
        }
    }
}
