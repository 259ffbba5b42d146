/// Keeps entries for as long as the process lives; for tests and for servers that record nothing.
public final class InMemoryJournal: Journal {
    /// How much of the past is kept.
    public enum Retention: Sendable {
        /// Every entry.
        case everything
        /// None: entries are accepted and dropped.
        case nothing
    }

    private let retention: Retention
    private let stored = Locked<[JournalEntry]>([])

    /// Makes an empty journal.
    public init(keeping retention: Retention = .everything) {
        self.retention = retention
    }

    /// What was appended so far, oldest first.
    public var entries: [JournalEntry] {
        stored.withLock { $0 }
    }

    /// Records one entry; never refuses.
    public nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        switch retention {
        case .everything: stored.withLock { $0.append(entry) }
        case .nothing: break
        }
    }
}
