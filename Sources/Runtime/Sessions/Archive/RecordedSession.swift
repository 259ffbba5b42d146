public import Wire

/// The metadata of a recorded session, available without reading its inputs.
public struct RecordedSession: Sendable, Equatable {
    /// The session's id.
    public let id: SessionID
    /// The viewer id, with which the session can be watched but not changed.
    public let viewerID: SessionID
    /// The time of opening, in milliseconds since 1970.
    public let opened: Int64
    /// The state, which decides whether the session may be rebuilt.
    public let state: State
    /// Parts of the configuration; nil if an earlier version recorded the session.
    public let about: About?
    /// The number of recorded inputs; nil if it was not requested.
    public let inputs: Int?
    /// Whether the app has crashed and the session was not resumed since; false if this was not requested.
    public let hasCrashed: Bool

    /// Creates a description of a recorded session.
    public init(
        id: SessionID, watch: SessionID, opened: Int64, state: State, about: About? = nil, inputs: Int? = nil,
        hasCrashed: Bool = false
    ) {
        self.id = id
        self.viewerID = watch
        self.opened = opened
        self.state = state
        self.about = about
        self.inputs = inputs
        self.hasCrashed = hasCrashed
    }

    /// The parts of a session's configuration that lists show while it does not run.
    public struct About: Sendable, Equatable, Codable {
        /// The name of the app; nil for the server's own app.
        public let app: String?
        /// The first screen.
        public let screen: String?
        /// The name of the initial controller.
        public let controller: String?
        /// The URL of the backend; nil for the server's own backend.
        public let bff: String?

        /// Creates the values from a session's configuration.
        public init(_ configuration: SessionConfiguration) {
            app = configuration.app
            screen = configuration.screen
            controller = configuration.controller
            bff = configuration.isOwnBackend ? nil : configuration.bff?.absoluteString
        }
    }

    /// The state of a recorded session, which decides whether it may be rebuilt from its entries.
    public enum State: Sendable, Equatable {
        /// The session may be rebuilt.
        case open(Attempt = .first)
        /// The session is being rebuilt.
        case restoring(Attempt)
        /// The session may not be rebuilt because two attempts in a row ended the process; `reason` is a whole
        /// sentence.
        case quarantined(reason: String)
        /// A recording that was opened from a file. It can be viewed and takes no inputs.
        case recording(Attempt = .first)
        /// A recording from a file that is being played.
        case playing(Attempt)
    }

    /// An attempt to rebuild a session: the first or the last.
    ///
    /// A process that ends during the first attempt may have been killed by chance. After the second attempt the
    /// session is quarantined, so that one session ends at most two processes.
    public enum Attempt: Sendable, Equatable {
        /// The first attempt, or the first one after a rebuilding that succeeded.
        case first
        /// A second attempt, because the process ended during the first one.
        case last
    }
}

extension RecordedSession.State {
    /// Whether the session is quarantined.
    public var isQuarantined: Bool {
        if case .quarantined = self { true } else { false }
    }

    /// The state when a rebuilding begins. A quarantined session stays quarantined.
    public var begun: Self {
        switch self {
        case .open(let attempt), .restoring(let attempt): .restoring(attempt)
        case .recording(let attempt), .playing(let attempt): .playing(attempt)
        case .quarantined: self
        }
    }

    /// The state when a rebuilding has succeeded.
    public var rebuilt: Self {
        switch self {
        case .open, .restoring: .open()
        case .recording, .playing: .recording()
        case .quarantined: self
        }
    }

    /// Whether the session becomes quarantined if its next rebuilding, or the current one, ends the process.
    public var isLastAttempt: Bool {
        switch self {
        case .open(let attempt), .restoring(let attempt), .recording(let attempt), .playing(let attempt):
            attempt == .last
        case .quarantined: false
        }
    }

    /// The state to store when the process is stopped in an orderly way.
    package var stopped: Self {
        switch self {
        case .restoring(let attempt): .open(attempt)
        case .playing(let attempt): .recording(attempt)
        case .open, .recording, .quarantined: self
        }
    }

    /// The state to store when the process has ended unexpectedly.
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
