import Fetching

/// Which pages of the web may be drawn inside ours.
enum FrameSources: Equatable, Sendable {
    /// All: on loopback a developer's documents lead anywhere.
    case everywhere
    /// Those of some hosts, at any port; beyond loopback documents are not trusted further than the server asks.
    case hosts([String])

    /// What follows `frame-src` in a Content-Security-Policy.
    var policy: String {
        switch self {
        case .everywhere: "http: https:"
        case .hosts([]): "'none'"
        case .hosts(let hosts): hosts.flatMap { ["http://\($0):*", "https://\($0):*"] }.joined(separator: " ")
        }
    }
}

extension AllowedBackends {
    /// The pages that the browser may draw: those of the hosts that may be asked, but never of the viewer's own machine,
    /// and only names that a policy can spell.
    var frameSources: FrameSources {
        switch rule {
        case .anyHost: .everywhere
        case .only(let hosts):
            .hosts(hosts.filter { !$1.contains(.loopback) && Self.isPlain($0) }.keys.sorted())
        }
    }

    private static func isPlain(_ host: String) -> Bool {
        host.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        }
    }
}
