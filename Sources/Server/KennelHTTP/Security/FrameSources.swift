package import Sessions
package import Wire

/// Which pages of the web may be drawn inside ours: those that the server itself would ask.
package enum FrameSources: Equatable, Sendable {
    /// All: the machine is a developer's own.
    case everywhere
    /// Our own, and none from elsewhere.
    case own
    /// Those of some origins.
    case origins([WebOrigin])

    /// Those of the list that a policy can spell. Beyond loopback none of the viewer's own machine, which is not the
    /// server's.
    package init(_ allowed: any BackendPolicy, _ reach: ClientReach) {
        switch allowed.others {
        case .accepted: self = .everywhere
        case .askedAbout, .refused:
            let origins = allowed.origins.filter { reach == .loopback || !$0.isOwnMachine }
            self = .origins(origins.map { $0.origin }.filter(\.canBeSpelt))
        }
    }

    /// What follows `frame-src` in a Content-Security-Policy.
    var policy: String {
        switch self {
        case .everywhere: "http: https:"
        case .own: "'self'"
        case .origins([]): "'none'"
        case .origins(let origins): origins.map(\.description).joined(separator: " ")
        }
    }
}

extension WebOrigin {
    fileprivate var canBeSpelt: Bool {
        host.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        }
    }
}
