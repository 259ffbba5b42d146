package import Foundation

/// The origin of a URL: scheme, host and port.
package struct WebOrigin: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The schemes of backends.
    package enum Scheme: String, Sendable, Codable {
        case http, https

        /// The port of URLs without an explicit one.
        package var defaultPort: Int {
            switch self {
            case .http: 80
            case .https: 443
            }
        }
    }

    /// The scheme.
    package let scheme: Scheme
    /// The name or address in lower case. International names are in ASCII form; IPv6 addresses have no brackets.
    package let host: String
    /// The port, explicit or default.
    package let port: Int

    package init(scheme: Scheme, host: String, port: Int) {
        self.scheme = scheme
        self.host = host.lowercased()
        self.port = port
    }

    /// Reads the origin of a URL; nil unless it is http or https, with a host name that can be compared.
    package init?(_ url: URL) {
        guard let scheme = url.scheme.flatMap({ Scheme(rawValue: $0.lowercased()) }), let host = url.host, !host.isEmpty
        else { return nil }
        guard host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "%") }) else { return nil }
        guard url.port.map({ 1...65_535 ~= $0 }) ?? true else { return nil }
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        self.init(
            scheme: scheme, host: isBracketed ? String(host.dropFirst().dropLast()) : host,
            port: url.port ?? scheme.defaultPort)
    }

    /// The origin as in a URL, without the scheme's default port.
    package var description: String {
        "\(scheme.rawValue)://\(authority)"
    }

    /// Host and port, without the scheme's default port.
    package var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == scheme.defaultPort ? name : "\(name):\(port)"
    }
}
