public import Wire

/// A recording that was made elsewhere, to be shown as it ends.
public struct RecordingSource: Sendable {
    /// What everyone who looks at it is told.
    public let summary: RecordingSummary
    /// Reads its inputs; called inside the session, once.
    public let past: @Sendable () throws -> SessionPast

    /// Describes a recording, and how it is read.
    public init(_ summary: RecordingSummary, past: @escaping @Sendable () throws -> SessionPast) {
        self.summary = summary
        self.past = past
    }
}
