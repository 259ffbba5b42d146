public import Wire

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
    /// What it was opened with; nil when an earlier version recorded it.
    public let about: About?
    /// How many inputs are recorded of it; nil when nobody asked.
    public let inputs: Int?
    /// Whether its app has crashed, and nobody has gone on from that; false when nobody asked.
    public let hasCrashed: Bool

    /// Describes a session.
    public init(
        id: SessionID, watch: SessionID, opened: Int64, state: State, about: About? = nil, inputs: Int? = nil,
        hasCrashed: Bool = false
    ) {
        self.id = id
        self.watch = watch
        self.opened = opened
        self.state = state
        self.about = about
        self.inputs = inputs
        self.hasCrashed = hasCrashed
    }

    /// What a list says of a session that does not run.
    public struct About: Sendable, Equatable, Codable {
        /// The name of its app, where that is not the server's own.
        public let app: String?
        /// The first screen.
        public let screen: String?
        /// The controller it was opened under.
        public let controller: String?
        /// The backend, where it is not the server's own.
        public let bff: String?

        /// Takes it from what a session was opened with.
        public init(_ configuration: SessionConfiguration) {
            app = configuration.app
            screen = configuration.screen
            controller = configuration.controller
            bff = configuration.isOwnBackend ? nil : configuration.bff?.absoluteString
        }
    }

    /// Whether a session may be rebuilt from its entries.
    public enum State: Sendable, Equatable {
        /// It may.
        case open(Attempt = .first)
        /// It is being rebuilt at this moment.
        case restoring(Attempt)
        /// It may not, because two attempts in a row ended the process; `reason` is a whole sentence.
        case quarantined(reason: String)
        /// It is a recording opened from a file, which is looked at and never goes on.
        case recording(Attempt = .first)
        /// It is such a recording, and is being played at this moment.
        case playing(Attempt)
    }

    /// Which attempt to rebuild a session is meant.
    ///
    /// A process that ends in the middle of the first may have been killed by chance; after the second it is not tried
    /// again, so that a session that ends every process does so twice at most.
    public enum Attempt: Sendable, Equatable {
        /// One whose predecessor, if there was any, came to its end.
        case first
        /// One whose predecessor ended the process.
        case last
    }
}

extension RecordedSession.State {
    /// Whether it may not be rebuilt.
    public var isQuarantined: Bool {
        if case .quarantined = self { true } else { false }
    }

    /// The same session once its rebuilding has begun; one that is set aside stays so.
    public var begun: Self {
        switch self {
        case .open(let attempt), .restoring(let attempt): .restoring(attempt)
        case .recording(let attempt), .playing(let attempt): .playing(attempt)
        case .quarantined: self
        }
    }

    /// The same session once it is rebuilt.
    public var rebuilt: Self {
        switch self {
        case .open, .restoring: .open()
        case .recording, .playing: .recording()
        case .quarantined: self
        }
    }

    /// Whether it is set aside should its next rebuilding, or the one under way, end the process.
    public var isLastAttempt: Bool {
        switch self {
        case .open(let attempt), .restoring(let attempt), .recording(let attempt), .playing(let attempt):
            attempt == .last
        case .quarantined: false
        }
    }

    /// The same session when its process was stopped in good order, whatever it did.
    package var stopped: Self {
        switch self {
        case .restoring(let attempt): .open(attempt)
        case .playing(let attempt): .recording(attempt)
        case .open, .recording, .quarantined: self
        }
    }

    /// The same session when its process ended without a word.
    package var interrupted: Self {
        switch self {
        case .restoring(.first): .open(.last)
        case .playing(.first): .recording(.last)
        case .restoring(.last), .playing(.last):
            .quarantined(reason: "The process ended twice while it rebuilt this session.")
        case .open, .recording, .quarantined: self
        }
    }
}
