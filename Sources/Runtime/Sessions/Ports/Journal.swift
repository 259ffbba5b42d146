public import Wire

/// Where a session's inputs are kept.
public protocol Journal: Sendable {
    /// Throws what `append` would throw for lack of room, before the input is tried. Never waits.
    func admit(_ entry: JournalEntry) throws(InputRejection)

    /// Records one input and returns when it is as durable as the journal promises.
    ///
    /// Throws when the entry cannot be kept; nobody then hears of the input or of what it came to. An `InputRejection`
    /// is passed on to whoever made the input.
    nonisolated(nonsending) func append(_ entry: JournalEntry) async throws

    /// What was recorded so far, oldest first. Throws when that is not all, or cannot be read.
    nonisolated(nonsending) func recorded() async throws -> [JournalEntry]
}

extension Journal {
    /// There is room.
    public func admit(_ entry: JournalEntry) throws(InputRejection) {}
}
