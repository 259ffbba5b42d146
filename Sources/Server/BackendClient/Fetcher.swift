package import Foundation
package import Sessions
package import Wire

/// Asks backends over HTTP for all sessions of the server.
///
/// Nothing is remembered between requests: no cookies, no cache, no credentials, so that sessions cannot meet there.
package final class Fetcher: Sendable {
    private let loop: TransferLoop
    private let shared: @Sendable (Data) -> Data

    /// Starts to take requests. `shared` may put an equal body that came before in the place of one that arrives.
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

    /// Starts a request of a session with header fields of the server's own.
    package func start(
        _ request: TransportRequest, adding extra: [String: String] = [:], for session: UUID,
        completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask {
        let exchange = Exchange(request, adding: extra, for: session, on: loop) { [shared] outcome in
            completion(outcome.mapBody(shared))
        }
        exchange.begin()
        return exchange
    }

    /// Gives up all that is under way, and returns when nothing is.
    package func stop() {
        loop.post(.stop)
        loop.waitForEnd()
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
