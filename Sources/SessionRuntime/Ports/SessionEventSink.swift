/// Hears everything that a session emits, in order; one per session.
public protocol SessionEventSink: Sendable {
    /// Takes all events of one input. Called inside the session's actor, so it must be quick and must not wait.
    func receive(_ events: [SessionEvent])
}

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
