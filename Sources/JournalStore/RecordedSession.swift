public import SessionRuntime

/// What the journal knows of a session without reading its inputs.
public struct RecordedSession: Sendable, Equatable {
    /// The session's name.
    public let id: SessionID
    /// The name under which it can be watched.
    public let watch: SessionID
    /// When it was opened, in milliseconds since 1970.
    public let opened: Int64
    /// Whether it may be rebuilt.
    public let state: State

    /// Whether a session may be rebuilt from its entries.
    public enum State: Sendable, Equatable {
        /// It may.
        case open
        /// It is being rebuilt at this moment.
        case restoring
        /// It may not, because the last attempt ended the process; `reason` is a whole sentence.
        case quarantined(reason: String)

        /// Whether it may not.
        public var isQuarantined: Bool {
            if case .quarantined = self { true } else { false }
        }
    }
}

extension RecordedSession.State {
    init(name: String, reason: String?) {
        switch name {
        case "open": self = .open
        case "restoring": self = .restoring
        default: self = .quarantined(reason: reason ?? "It is in a state that this version does not know.")
        }
    }

    var name: String {
        switch self {
        case .open: "open"
        case .restoring: "restoring"
        case .quarantined: "quarantined"
        }
    }

    var reason: String? {
        switch self {
        case .open, .restoring: nil
        case .quarantined(let reason): reason
        }
    }
}
