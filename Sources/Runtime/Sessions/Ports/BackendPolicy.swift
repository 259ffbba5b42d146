package import Wire

/// Which backends may be asked on behalf of sessions.
package protocol BackendPolicy: Sendable {
    /// What becomes of an origin that is not on the list.
    var others: OtherBackends { get }
    /// The origins on the list that may be asked, in the order of their text, and whether each leads to this machine.
    var origins: [(origin: WebOrigin, isOwnMachine: Bool)] { get }
    /// The origins among them that a person confirmed.
    var confirmed: [WebOrigin] { get }
    /// Whether an origin may be asked, as far as its name tells.
    func judge(_ origin: WebOrigin) -> BackendVerdict
    /// A person says that an origin may be asked. Answers what is so then; throws when it cannot be written down.
    func confirm(_ origin: WebOrigin) throws -> BackendVerdict
    /// A person takes that back. Answers whether it was confirmed; throws when it cannot be written down.
    func forget(_ origin: WebOrigin) throws -> Bool
}

/// What becomes of a backend that is not on the list.
package enum OtherBackends: Sendable {
    /// It is refused: the server is reached from beyond loopback.
    case refused
    /// A person is asked about it, once.
    case askedAbout
    /// It is taken as confirmed: the machine is a developer's own.
    case accepted
}

/// Whether a backend may be asked.
package enum BackendVerdict: Equatable, Sendable {
    /// It may be asked.
    case allowed
    /// It may be asked once a person has confirmed it.
    case unconfirmed
    /// Refused, and why.
    case refused(String)
}

/// Why a backend is not asked.
package enum BackendRefusal: Error, Equatable, CustomStringConvertible {
    /// Nobody has confirmed it.
    case unconfirmed(WebOrigin)
    /// It must not be asked, for a reason that is a whole sentence.
    case refused(reason: String)

    /// One sentence for a person.
    package var description: String {
        switch self {
        case .unconfirmed(let origin): "Nobody has confirmed the backend \(origin)."
        case .refused(let reason): reason
        }
    }
}

extension BackendPolicy {
    /// Throws unless an origin may be asked, as far as its name tells.
    package func permit(_ origin: WebOrigin) throws(BackendRefusal) {
        switch judge(origin) {
        case .allowed: break
        case .unconfirmed: throw .unconfirmed(origin)
        case .refused(let reason): throw .refused(reason: reason)
        }
    }
}
