package import Wire

/// One input of a recording, with what it came to.
package struct RecordedInput: Sendable {
    /// Session time at which it was taken.
    package let time: Duration
    /// The input.
    package let input: SessionInput
    /// Sums up all that the session had emitted when the input was done; nil when nobody knows.
    package var digest: UInt64?
    /// What the input emitted, where the recording says more than the sum.
    package var outcome: Outcome?

    /// Describes an input.
    package init(time: Duration, input: SessionInput, digest: UInt64?, outcome: Outcome? = nil) {
        self.time = time
        self.input = input
        self.digest = digest
        self.outcome = outcome
    }

    /// What the session was opened with, if this input opened it.
    package var configuration: SessionConfiguration? {
        input.opening
    }
}
