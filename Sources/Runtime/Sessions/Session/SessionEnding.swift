import Wire

/// Why a session takes nothing more.
enum SessionEnding: Equatable {
    /// It is over.
    case over(reason: String)
    /// It was let go of, and comes back when somebody finds it again.
    case putAside
    /// Another server of the cluster has it.
    case elsewhere

    /// What whoever comes too late is told.
    var rejection: InputRejection {
        switch self {
        case .over(let reason): .ended(reason: reason)
        case .putAside: .putAside
        case .elsewhere: .elsewhere
        }
    }

    /// Whether the session itself goes on, from what is recorded.
    var isGoneOnFrom: Bool {
        switch self {
        case .over: false
        case .putAside, .elsewhere: true
        }
    }
}
