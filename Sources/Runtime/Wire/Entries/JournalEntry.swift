/// One input as recorded.
public struct JournalEntry: Sendable, Equatable {
    /// Whose input it is.
    public let session: SessionID
    /// Counts the session's inputs from 1, without gaps.
    public let number: Int
    /// Session time at which it was taken.
    public let time: Duration
    /// The page's key, which makes a repeat harmless even after a restart.
    public let key: String?
    /// The input.
    public let input: SessionInput
    /// Sums up all that the session had emitted before this input, so that a replay can tell whether it did the same.
    public let digest: UInt64

    /// Describes an entry.
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
