import Locks
public import Wire

/// Keeps one session's entries for as long as somebody holds it; for tests and for servers that record nothing.
public final class InMemoryJournal: Journal {
    private struct Contents {
        var entries: [JournalEntry]
        var bytes: Int
        /// Whether nothing was dropped.
        var isWhole = true
    }

    private let limit: Int
    private let contents: Locked<Contents>

    /// Makes a journal, with the entries that a session brings along.
    ///
    /// - Parameter limit: Most bytes that the entries may take, estimated. An entry more and all are dropped, because a
    ///   session cannot be played without its beginning.
    public init(_ entries: [JournalEntry] = [], limit: Int = .max) {
        self.limit = limit
        contents = Locked(Contents(entries: entries, bytes: entries.reduce(0) { $0 + $1.bytes }))
    }

    /// What was appended so far, oldest first; empty once it was too much.
    public var entries: [JournalEntry] {
        contents.withLock { $0.entries }
    }

    /// As `entries`, but nil once they were too much.
    public var whole: [JournalEntry]? {
        contents.withLock { $0.isWhole ? $0.entries : nil }
    }

    /// As `whole`; throws once they were too much.
    public nonisolated(nonsending) func recorded() async throws -> [JournalEntry] {
        guard let whole else { throw InputRejection.journalFull(bytes: limit) }
        return whole
    }

    /// Records one entry; never refuses.
    public nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        contents.withLock { contents in
            guard contents.isWhole else { return }
            contents.bytes += entry.bytes
            if contents.bytes > limit {
                contents = Contents(entries: [], bytes: 0, isWhole: false)
            } else {
                contents.entries.append(entry)
            }
        }
    }
}
