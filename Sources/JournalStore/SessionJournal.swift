public import SessionRuntime

/// The journal on disk as one session sees it: with the first entry, the session itself is noted.
public struct SessionJournal: Journal {
    private let store: SQLiteJournal
    private let opening: EntryWrite.Opening

    init(_ store: SQLiteJournal, opening: EntryWrite.Opening) {
        self.store = store
        self.opening = opening
    }

    /// Records one entry and returns when it is on disk.
    public nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        try await store.append(entry, opening: opening)
    }
}
