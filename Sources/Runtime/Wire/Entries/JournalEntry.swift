/// A recorded input.
public struct JournalEntry: Sendable, Equatable {
    /// The session to which the input belongs.
    public let session: SessionID
    /// The number of the input in the session, counted from 1 without gaps.
    public let number: Int
    /// The session time at which the input was applied.
    public let time: Duration
    /// The idempotency key chosen by the page, which makes a repeated input harmless even after a restart.
    public let key: String?
    /// The input.
    public let input: SessionInput
    /// The digest of all events before this input, with which a replay detects differences.
    public let digest: UInt64

    /// Creates an entry.
    public init(
        session: SessionID, number: Int, time: Duration, key: String?, input: SessionInput, digest: UInt64 = 0
    ) {
        self.session = session
        self.number = number
        self.time = time
        self.key = key
        self.input = input
        self.digest = digest
    }
}
