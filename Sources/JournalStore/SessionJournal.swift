import Dispatch
import Locking
public import Sessions
public import Wire

/// The journal on disk as one session sees it: with the first entry, the session itself is noted.
///
/// It is bounded. What people do is refused first, so that answers and timers that are under way then still have room.
public struct SessionJournal: Journal {
    private let store: SQLiteJournal
    private let session: SessionID
    private let opening: EntryWrite.Opening
    private let limit: Int
    private let written: Locked<Int>

    init(_ store: SQLiteJournal, of session: SessionID, opening: EntryWrite.Opening, limit: Int, written: Int) {
        self.store = store
        self.session = session
        self.opening = opening
        self.limit = limit
        self.written = Locked(written)
    }

    /// Throws `InputRejection.journalFull` when there is no room for an entry.
    public func admit(_ entry: JournalEntry) throws(InputRejection) {
        let most = entry.input.isAsked ? limit : limit + limit / 4
        guard entry.number == 1 || entry.bytes <= most - written.withLock({ $0 }) else {
            throw .journalFull(bytes: limit)
        }
    }

    /// Records one entry and returns when it is on disk.
    public nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        try await store.append(entry, opening: opening)
        written.withLock { $0 += entry.bytes }
    }

    /// Reads the session's entries, oldest first, on a thread that nobody else waits for.
    public nonisolated(nonsending) func recorded() async throws -> [JournalEntry] {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .utility).async {
                continuation.resume(with: Result { try store.entries(of: session) })
            }
        }
    }
}

extension SessionInput {
    /// Whether somebody asked for it, and can be told that it was refused.
    fileprivate var isAsked: Bool {
        switch self {
        case .response, .failure, .timer, .resumed, .crashed: false
        case .opened, .tap, .text, .focus, .blur, .returnKey, .scroll, .scrollEnd, .page, .tab, .pull, .alert, .back,
            .swipe,
            .device,
            .retry, .document, .faults, .held, .notes, .control:
            true
        }
    }
}
