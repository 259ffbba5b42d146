import Foundation
import Wire

/// The proxies that the environment names, by the names that curl reads. None is asked for this machine.
struct Proxies: Sendable {
    private let http: String?
    private let https: String?
    /// Hosts that are asked without a proxy, as `no_proxy` lists them.
    let exceptions: String

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func value(_ names: String...) -> String? { names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } }
        let any = value("all_proxy", "ALL_PROXY")
        http = value("http_proxy") ?? any  // HTTP_PROXY is what a CGI client's "Proxy:" header would be
        https = value("https_proxy", "HTTPS_PROXY") ?? any
        exceptions = value("no_proxy", "NO_PROXY") ?? ""
    }

    /// The proxy between here and an origin that was found at these addresses; nil for none. The names in `exceptions`
    /// are for libcurl to compare.
    func proxy(for origin: WebOrigin, at addresses: [NetworkAddress]) -> String? {
        if addresses.contains(where: \.isLoopback) { return nil }
        switch origin.scheme {
        case .http: return http
        case .https: return https
        }
    }
}
