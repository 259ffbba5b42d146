public import SessionRuntime

/// The journal on disk as one session sees it: with the first entry, the session itself is noted.
///
/// It is bounded. What people do is refused first, so that answers and timers that are under way then still have room.
public struct SessionJournal: Journal {
    private let store: SQLiteJournal
    private let opening: EntryWrite.Opening
    private let limit: Int
    private let written: Locked<Int>

    init(_ store: SQLiteJournal, opening: EntryWrite.Opening, limit: Int, written: Int) {
        self.store = store
        self.opening = opening
        self.limit = limit
        self.written = Locked(written)
    }

    /// Records one entry and returns when it is on disk. Throws `InputRejection.journalFull` when there is no room for it.
    public nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        let bytes = entry.bytes
        let most = entry.input.isAsked ? limit : limit + limit / 4
        let fits = written.withLock { written in
            guard entry.number == 1 || bytes <= most - written else { return false }
            written += bytes
            return true
        }
        guard fits else { throw InputRejection.journalFull(bytes: limit) }
        try await store.append(entry, opening: opening)
    }
}

extension SessionInput {
    /// Whether somebody asked for it, and can be told that it was refused.
    fileprivate var isAsked: Bool {
        switch self {
        case .response, .failure, .timer, .resumed: false
        case .opened, .tap, .text, .focus, .blur, .returnKey, .scroll, .scrollEnd, .page, .tab, .pull, .alert, .back,
            .retry, .document, .faults, .control:
            true
        }
    }
}
