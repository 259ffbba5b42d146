import Foundation
import Wire

/// The proxies that the environment configures, by the variables that curl reads. They are never used for loopback
/// addresses.
struct Proxies: Sendable {
    private let http: String?
    private let https: String?
    /// The hosts that are requested without a proxy, in the syntax of `no_proxy`.
    let exceptions: String

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func value(_ names: String...) -> String? { names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } }
        let any = value("all_proxy", "ALL_PROXY")
        http = value("http_proxy") ?? any  // not HTTP_PROXY, which a CGI client's "Proxy:" header would set
        https = value("https_proxy", "HTTPS_PROXY") ?? any
        exceptions = value("no_proxy", "NO_PROXY") ?? ""
    }

    /// Returns the proxy for an origin at these addresses; nil to connect directly. libcurl itself applies
    /// `exceptions`.
    func proxy(for origin: WebOrigin, at addresses: [NetworkAddress]) -> String? {
        if addresses.contains(where: \.isLoopback) { return nil }
        switch origin.scheme {
        case .http: return http
        case .https: return https
        }
    }
}
