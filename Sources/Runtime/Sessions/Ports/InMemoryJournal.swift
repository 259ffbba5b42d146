import Locks
public import Wire

/// A journal in memory, for tests and for servers without a store. Its entries last as long as the journal.
public final class InMemoryJournal: Journal {
    private struct Contents {
        var entries: [JournalEntry]
        var bytes: Int
        /// Whether the journal contains all entries. False once the limit was exceeded.
        var isWhole = true
    }

    private let limit: Int
    private let contents: Locked<Contents>

    /// Creates a journal with the existing entries of a session.
    ///
    /// - Parameter limit: The estimated maximum number of bytes of the entries. Beyond it all entries are dropped,
    ///   because a session cannot be replayed without its beginning.
    public init(_ entries: [JournalEntry] = [], limit: Int = .max) {
        self.limit = limit
        contents = Locked(Contents(entries: entries, bytes: entries.reduce(0) { $0 + $1.bytes }))
    }

    /// The recorded entries, oldest first; empty after the limit was exceeded.
    public var entries: [JournalEntry] {
        contents.withLock { $0.entries }
    }

    /// The recorded entries, oldest first; nil if the limit was exceeded.
    public var whole: [JournalEntry]? {
        contents.withLock { $0.isWhole ? $0.entries : nil }
    }

    /// Returns the recorded entries; throws if the limit was exceeded.
    public nonisolated(nonsending) func recorded() async throws -> [JournalEntry] {
        guard let whole else { throw InputRejection.journalFull(bytes: limit) }
        return whole
    }

    /// Records one entry, and never throws. Drops all entries if they exceed the limit.
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
