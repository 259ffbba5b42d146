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
        /// It is a recording opened from a file, which is looked at and never goes on.
        case recording
        /// It is such a recording, and is being played at this moment.
        case playing

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
        case "recording": self = .recording
        case "playing": self = .playing
        default: self = .quarantined(reason: reason ?? "It is in a state that this version does not know.")
        }
    }

    var name: String {
        switch self {
        case .open: "open"
        case .restoring: "restoring"
        case .quarantined: "quarantined"
        case .recording: "recording"
        case .playing: "playing"
        }
    }

    var reason: String? {
        switch self {
        case .open, .restoring, .recording, .playing: nil
        case .quarantined(let reason): reason
        }
    }
}
