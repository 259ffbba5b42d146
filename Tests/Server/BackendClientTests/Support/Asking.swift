import Foundation
import TestSupport
import Wire

@testable import BackendClient

/// A fetcher, and a session that uses it.
struct Asking: Sendable {
    let fetcher: Fetcher
    let session = UUID()

    struct NoURL: Error {
        let text: String
    }

    init(
        _ limits: FetchLimits = FetchLimits(responseBytes: 200_000, redirects: 5),
        allowed: AllowedBackends = .testing(), proxies: Proxies = Proxies(environment: [:])
    ) {
        fetcher = Fetcher(limits: limits, allowed: allowed, proxies: proxies)
    }

    func ask(_ request: TransportRequest) async -> TransportOutcome {
        await withCheckedContinuation { continuation in
            _ = fetcher.start(request, for: session) { continuation.resume(returning: $0) }
        }
    }

    func ask(_ text: String, method: String = "GET", timeout: Duration = .seconds(20)) async throws -> TransportOutcome
    {
        guard let url = URL(string: text) else { throw NoURL(text: text) }
        return await ask(TransportRequest(url: url, method: method, timeout: timeout))
    }
}

extension AllowedBackends {
    /// Returns a policy that allows all backends. Every host name resolves to this machine.
    static func testing() -> AllowedBackends {
        AllowedBackends(named: [], others: .accepted) { _ in [NetworkAddress("127.0.0.1")].compactMap(\.self) }
    }
}

extension TransportOutcome {
    var failure: TransportFailure? {
        if case .failure(let failure) = self { failure } else { nil }
    }

    var response: TransportResponse? {
        if case .response(let response) = self { response } else { nil }
    }
}
