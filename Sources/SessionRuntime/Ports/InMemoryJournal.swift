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

extension JournalEntry {
    /// About how much room the entry takes.
    package var bytes: Int {
        MemoryLayout<JournalEntry>.stride + (key?.utf8.count ?? 0) + input.textBytes
    }
}

extension SessionInput {
    /// Bytes of what an input may hold any amount of.
    fileprivate var textBytes: Int {
        switch self {
        case .opened(let configuration): configuration.screenJSON?.utf8.count ?? 0
        case .text(_, let text, _): text.utf8.count
        case .document(let document): document.text.utf8.count
        case .response(_, let response):
            response.headers.reduce(response.body.count) { $0 + $1.key.utf8.count + $1.value.utf8.count + 32 }
        case .failure(_, let failure): failure.message.utf8.count
        case .tap, .focus, .blur, .returnKey, .scroll, .scrollEnd, .page, .tab, .pull, .alert, .back, .retry, .timer,
            .resumed, .faults, .control:
            0
        }
    }
}
