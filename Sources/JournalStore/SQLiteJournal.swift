import Dispatch
import Foundation
public import SessionRuntime

/// The journal on disk: a SQLite database in WAL mode, written by one queue, many entries to one commit.
///
/// An append returns when its entry is durable. Entries that arrive while a commit is under way share the next one, so
/// the price of a flush is paid once for all sessions that wait for it.
public final class SQLiteJournal: Journal {
    private struct Pending: Sendable {
        let entry: JournalEntry
        let input: String
        let answer: CheckedContinuation<Void, any Error>
    }

    private enum Writer {
        case idle([Pending])
        case atWork([Pending])
        case closed
    }

    private let queue = DispatchQueue(label: "journal")
    private let writer = Locked(Writer.idle([]))
    private let connection: Connection

    /// Opens the journal in a file, or creates it. Throws when that is impossible or the format is unknown.
    public init(path: String) throws(JournalStoreError) {
        connection = try Connection(path: path)
    }

    /// Records one entry and returns when it is on disk. Throws when it is not, or when its number was taken before.
    public nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        let input = String(decoding: try JSONEncoder().encode(entry.input), as: UTF8.self)
        try await withCheckedThrowingContinuation { answer in
            post(Pending(entry: entry, input: input, answer: answer))
        }
    }

    /// Reads a session's entries, oldest first, after all that is being written.
    public func entries(of session: SessionID) throws(JournalStoreError) -> [JournalEntry] {
        do {
            return try queue.sync { try connection.entries(of: session) }
        } catch let error as SQLiteFailure {
            throw .cannotRead(reason: error.reason)
        } catch let error as DecodingError {
            throw .cannotRead(reason: "an entry of session \(session) is damaged (\(error))")
        } catch {
            throw .cannotRead(reason: "\(error)")
        }
    }

    /// Waits for what is being written; every later append throws.
    public func close() {
        let waiting = writer.withLock { writer in
            defer { writer = .closed }
            switch writer {
            case .idle(let waiting), .atWork(let waiting): return waiting
            case .closed: return []
            }
        }
        queue.sync { write(waiting) }
    }

    private func post(_ pending: Pending) {
        let next = writer.withLock { writer -> Next in
            switch writer {
            case .idle(let waiting):
                writer = .atWork(waiting + [pending])
                return .start
            case .atWork(var waiting):
                writer = .closed  // the only reference to the array, so that appending copies nothing
                waiting.append(pending)
                writer = .atWork(waiting)
                return .wait
            case .closed: return .refuse
            }
        }
        switch next {
        case .start: queue.async { self.drain() }
        case .wait: break
        case .refuse: pending.answer.resume(throwing: JournalStoreError.closed)
        }
    }

    private enum Next {
        case start, wait, refuse
    }

    private func drain() {
        while true {
            let batch = writer.withLock { writer -> [Pending] in
                switch writer {
                case .idle, .closed: return []
                case .atWork(let waiting):
                    writer = waiting.isEmpty ? .idle([]) : .atWork([])
                    return waiting
                }
            }
            if batch.isEmpty { return }
            write(batch)
        }
    }

    private func write(_ batch: [Pending]) {
        if batch.isEmpty { return }
        let outcomes = connection.write(batch.map { ($0.entry, $0.input) })
        for (pending, outcome) in zip(batch, outcomes) { pending.answer.resume(with: outcome) }
    }
}
