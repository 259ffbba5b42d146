import Dispatch
public import Sessions
public import Wire

/// The journal of one session. The first entry that is appended also records the session itself.
public struct SessionJournal: Journal {
    private let store: SQLiteJournal
    private let session: SessionID
    private let opening: EntryWrite.Opening
    private let room: JournalQuota

    init(_ store: SQLiteJournal, of session: SessionID, opening: EntryWrite.Opening, limit: Int, written: Int) {
        self.store = store
        self.session = session
        self.opening = opening
        room = JournalQuota(limit: limit, written: written)
    }

    /// Throws `InputRejection.journalFull` if there is no space for the entry.
    public func admit(_ entry: JournalEntry) throws(InputRejection) {
        try room.admit(entry)
    }

    /// Records an entry and returns when it is durable.
    public nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        try await store.persist(entry, opening: opening)
        room.record(entry)
    }

    /// Reads the session's entries, oldest first, on a background thread.
    public nonisolated(nonsending) func recorded() async throws -> [JournalEntry] {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .utility).async {
                continuation.resume(with: Result { try store.entries(of: session) })
            }
        }
    }
}
