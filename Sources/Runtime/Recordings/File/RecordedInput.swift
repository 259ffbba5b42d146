package import Wire

/// An input of a recording, with its outcome.
package struct RecordedInput: Sendable {
    /// The session time at which the input was applied.
    package let time: Duration
    package let input: SessionInput
    /// The digest of all events up to the end of the input; nil if it is unknown.
    package var digest: UInt64?
    /// The outcome of the input; nil if only the digest is recorded.
    package var outcome: StepOutcome?

    package init(time: Duration, input: SessionInput, digest: UInt64?, outcome: StepOutcome? = nil) {
        self.time = time
        self.input = input
        self.digest = digest
        self.outcome = outcome
    }

    /// The session's configuration, if this input opened it.
    package var configuration: SessionConfiguration? {
        input.opening
    }
}
