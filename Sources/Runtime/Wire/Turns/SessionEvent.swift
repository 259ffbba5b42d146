/// One thing that a session tells those who watch it.
public struct SessionEvent: Sendable, Equatable {
    /// What an event tells of; the raw value is the name under which it is streamed.
    public enum Name: String, Sendable {
        /// What changed on the screen.
        case patch
        /// A screen went into a state.
        case state
        /// A request left or ended.
        case request
        /// A line of the log.
        case log
        /// The session is over.
        case ended
        /// All of the session, for those who have seen nothing of it; told to each by itself.
        case snapshot
    }

    /// Counts the session's events from 1, without gaps.
    public let sequence: UInt64
    /// What it tells of.
    public let name: Name
    /// One JSON object, encoded.
    public let data: [UInt8]

    /// Describes an event.
    public init(sequence: UInt64, name: Name, data: [UInt8]) {
        self.sequence = sequence
        self.name = name
        self.data = data
    }
}
