/// One thing that a session tells those who watch it.
public struct SessionEvent: Sendable, Equatable {
    /// Counts the session's events from 1, without gaps.
    public let sequence: UInt64
    /// The name under which it is streamed: `patch`, `state`, `request`, `log` or `ended`.
    public let name: String
    /// One JSON object, encoded.
    public let data: [UInt8]

    /// Describes an event.
    public init(sequence: UInt64, name: String, data: [UInt8]) {
        self.sequence = sequence
        self.name = name
        self.data = data
    }
}
