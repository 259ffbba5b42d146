package import Sessions
package import Wire

/// The origins whose pages may be shown in frames of the page: those that the server itself would request.
package enum FrameSources: Equatable, Sendable {
    /// All origins, because the machine is a developer's own.
    case everywhere
    /// The server's own pages only.
    case own
    /// The given origins only.
    case origins([WebOrigin])

    /// Selects the allowed origins that a Content-Security-Policy can express. Unless all clients are on this machine,
    /// origins on the server's own machine are left out, because their names would mean the viewer's machine.
    package init(_ allowed: any BackendPolicy, reach: ClientReach) {
        switch allowed.others {
        case .accepted: self = .everywhere
        case .askedAbout, .refused:
            let origins = allowed.origins.filter { reach == .loopback || !$0.isOwnMachine }
            self = .origins(origins.map { $0.origin }.filter(\.canBeSpelt))
        }
    }

    /// The value of `frame-src` in a Content-Security-Policy.
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
