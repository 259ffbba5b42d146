public import Wire

/// The storage of a session's inputs.
public protocol Journal: Sendable {
    /// Throws the error that `append` would throw if there is no space for the entry. Called before the input is
    /// applied; never blocks.
    func admit(_ entry: JournalEntry) throws(InputRejection)

    /// Records one input, and returns when it is as durable as the journal promises.
    ///
    /// Throws if the entry cannot be stored; then neither the input nor its results are published. An `InputRejection`
    /// is passed on to the client that sent the input.
    nonisolated(nonsending) func append(_ entry: JournalEntry) async throws

    /// Returns the recorded entries, oldest first. Throws if they are incomplete or cannot be read.
    nonisolated(nonsending) func recorded() async throws -> [JournalEntry]
}

extension Journal {
    /// The default implementation, which admits every entry.
    public func admit(_ entry: JournalEntry) throws(InputRejection) {}
}
