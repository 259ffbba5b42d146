package import Wire

/// The policy that decides to which backends sessions may send requests.
package protocol BackendPolicy: Sendable {
    /// The treatment of origins that are not among `origins`.
    var others: OtherBackends { get }
    /// The allowed origins of the server's configuration, sorted by their text, and whether each is on this machine.
    var origins: [(origin: WebOrigin, isOwnMachine: Bool)] { get }
    /// The origins that a user confirmed.
    var confirmed: [WebOrigin] { get }
    /// Returns the permission of an origin, judged by its name only.
    func judge(_ origin: WebOrigin) -> BackendPermission
    /// Confirms an origin on behalf of a user. Returns the new permission; throws if the confirmation cannot be stored.
    func confirm(_ origin: WebOrigin) throws -> BackendPermission
    /// Withdraws the confirmation of an origin. Returns whether it was confirmed; throws if the change cannot be
    /// stored.
    func forget(_ origin: WebOrigin) throws -> Bool
}

/// The treatment of backends that the server's configuration does not list.
package enum OtherBackends: Sendable {
    /// Refused, because the server can be reached from other machines.
    case refused
    /// Allowed after a user has confirmed it once.
    case askedAbout
    /// Allowed without confirmation, because the machine is a developer's own.
    case accepted
}

/// The decision on a backend.
package enum BackendPermission: Equatable, Sendable {
    /// Requests are allowed.
    case allowed
    /// Requests are allowed after a user has confirmed the backend.
    case unconfirmed
    /// Requests are refused, for this reason.
    case refused(String)
}

/// The reason why requests to a backend are refused.
package enum BackendRefusal: Error, Equatable, CustomStringConvertible {
    /// The backend is not confirmed.
    case unconfirmed(WebOrigin)
    /// The backend is forbidden; `reason` is a whole sentence.
    case refused(reason: String)

    /// The error as one sentence for the user.
    package var description: String {
        switch self {
        case .unconfirmed(let origin): "The backend \(origin) has not been confirmed."
        case .refused(let reason): reason
        }
    }
}

extension BackendPolicy {
    /// Throws unless an origin is allowed, judged by its name only.
    package func permit(_ origin: WebOrigin) throws(BackendRefusal) {
        switch judge(origin) {
        case .allowed: break
        case .unconfirmed: throw .unconfirmed(origin)
        case .refused(let reason): throw .refused(reason: reason)
        }
    }
}
