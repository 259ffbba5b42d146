/// An event that a session sends to its viewers.
public struct SessionEvent: Sendable, Equatable {
    /// The kinds of events; the raw value is the name in the event stream.
    public enum Name: String, CaseIterable, Sendable {
        /// A change on the screen.
        case patch
        /// A screen changed its state.
        case state
        /// A request was sent or has ended.
        case request
        /// A line of the log.
        case log
        /// The session has ended.
        case ended
        /// The whole session, sent individually to each new viewer.
        case snapshot
    }

    /// The number of the event in the session, counted from 1 without gaps.
    public let sequence: UInt64
    /// The kind of the event.
    public let name: Name
    /// An encoded JSON object.
    public let data: [UInt8]

    /// Creates an event.
    public init(sequence: UInt64, name: Name, data: [UInt8]) {
        self.sequence = sequence
        self.name = name
        self.data = data
    }
}
