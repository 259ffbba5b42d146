package import Foundation

/// Whom a URL leads to: scheme, host and port.
package struct WebOrigin: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The two schemes that backends speak.
    package enum Scheme: String, Sendable, Codable {
        case http, https

        /// The port of URLs that name none.
        package var defaultPort: Int {
            switch self {
            case .http: 80
            case .https: 443
            }
        }
    }

    /// How it is spoken to.
    package let scheme: Scheme
    /// A name or an address in lower case; a name of other letters in its ASCII form, an IPv6 address without brackets.
    package let host: String
    /// The port, named or not.
    package let port: Int

    /// Describes an origin by its parts.
    package init(scheme: Scheme, host: String, port: Int) {
        self.scheme = scheme
        self.host = host.lowercased()
        self.port = port
    }

    /// Reads the origin of a URL; nil where that is neither http nor https, or has no host that
    /// names can be compared with.
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

    /// The origin as a URL writes it, without the port that its scheme means anyway.
    package var description: String {
        "\(scheme.rawValue)://\(authority)"
    }

    /// Host and port as people read them; without the port that the scheme means anyway.
    package var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == scheme.defaultPort ? name : "\(name):\(port)"
    }
}
