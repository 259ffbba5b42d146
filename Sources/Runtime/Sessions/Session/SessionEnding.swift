import Wire

/// The reason why a session does not accept further messages.
enum SessionEnding: Equatable {
    /// The session has ended.
    case over(reason: String)
    /// The session is parked, and is rebuilt when it is next requested.
    case putAside
    /// Another server of the cluster owns the session.
    case elsewhere

    /// The rejection of inputs that arrive afterwards.
    var rejection: InputRejection {
        switch self {
        case .over(let reason): .ended(reason: reason)
        case .putAside: .putAside
        case .elsewhere: .elsewhere
        }
    }

    /// Whether the session can be resumed from its recorded inputs.
    var isGoneOnFrom: Bool {
        switch self {
        case .over: false
        case .putAside, .elsewhere: true
        }
    }
}
