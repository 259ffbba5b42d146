import Dispatch
import Foundation
import Locks
import SQLite
public import Sessions
public import Wire

/// The journal on disk: a SQLite database in WAL mode. One queue writes it, and writes many entries in one commit.
///
/// An append returns when its entry is durable. Entries that arrive during a commit share the next one, so that all
/// sessions that wait pay for one flush.
public final class SQLiteJournal: Sendable {
    private struct Pending: Sendable {
        let write: EntryWrite
        let answer: UnsafeContinuation<Void, any Error>
    }

    private enum Writer {
        case idle([Pending])
        case atWork([Pending])
        case closed
    }

    private enum Tidying {
        case idle, planned
    }

    /// The folder of the journal's files.
    let folder: String
    private let queue = DispatchQueue(label: "journal")
    private let writer = Locked(Writer.idle([]))
    /// The database; nil after the journal was closed. It is used only on the journal's queue.
    private let connection: Locked<JournalDatabase?>
    private let tidying = Locked(Tidying.idle)
    private let tidyingDelay: Duration

    /// Opens the journal in a file, or creates it. Throws if the file cannot be opened, has an unknown format, or is in
    /// use by another process.
    public convenience init(path: String) throws(JournalStoreError) {
        try self.init(path: path, tidyingDelay: .seconds(5))
    }

    /// Opens the journal with a given delay between a deletion and the cleanup of the disk. During the delay further
    /// sessions may be deleted, for which one cleanup then suffices.
    package init(path: String, tidyingDelay: Duration) throws(JournalStoreError) {
        let connection = try JournalDatabase(path: path)
        do {
            try connection.noteInterrupted()
        } catch {
            throw .cannotOpen(path: path, reason: SQLiteFailure.reason(of: error))
        }
        folder = PrivateFolder.folder(ofJournal: path)
        self.connection = Locked(connection)
        self.tidyingDelay = tidyingDelay
        // The previous process may have left deleted data on the disk.
        tidy(after: .zero)
    }

    /// Returns the journal of a session with these ids.
    ///
    /// - Parameters:
    ///   - opened: The opening time in milliseconds since 1970.
    ///   - limit: The approximate maximum number of bytes of inputs.
    ///   - written: The number of bytes of inputs that are already recorded.
    public func journal(
        of session: SessionID, watch: SessionID, opened: Int64, limit: Int = .max / 2, written: Int = 0
    ) -> SessionJournal {
        SessionJournal(
            self, of: session, opening: EntryWrite.Opening(watch: watch, opened: opened), limit: limit, written: written
        )
    }

    nonisolated(nonsending) func persist(_ entry: JournalEntry, opening: EntryWrite.Opening) async throws {
        let write = try EntryWrite(entry, opening: opening)
        try await withUnsafeThrowingContinuation { answer in enqueue(Pending(write: write, answer: answer)) }
    }

    /// Returns the session with this id or viewer id; nil if there is none.
    public func session(named name: String) throws(JournalStoreError) -> RecordedSession? {
        try read { try $0.session(named: name) }
    }

    /// Returns the most recently opened sessions, newest first. With `place`, the position of a session, only sessions
    /// opened before that one are returned.
    public func sessions(
        before place: (opened: Int64, watch: SessionID)? = nil, atMost limit: Int
    ) throws(JournalStoreError) -> [RecordedSession] {
        try read { try $0.sessions(before: place, atMost: limit) }
    }

    /// Stores the state of a session durably.
    public func mark(_ session: SessionID, as state: RecordedSession.State) throws(JournalStoreError) {
        try change { try $0.mark(session, as: state) }
    }

    /// Deletes a session and all its entries, after pending writes. The cleanup that follows later clears the data from
    /// the disk.
    public func forget(_ session: SessionID) throws(JournalStoreError) {
        defer { tidy(after: tidyingDelay) }
        while try change({ try $0.deleteNewest(of: session) }) {}
    }

    /// Schedules the cleanup of the disk, which runs between other writes.
    private func tidy(after delay: Duration) {
        let isPlanned = tidying.withLock { tidying -> Bool in
            defer { tidying = .planned }
            return tidying == .planned
        }
        if isPlanned { return }
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: delay.nanoseconds))) { [weak self] in
            self?.tidyNow()
        }
    }

    private func tidyNow() {
        tidying.withLock { $0 = .idle }
        switch connection.withLock({ $0?.tidy() }) {
        case .unfinished?: tidy(after: .milliseconds(10))
        case .unwritten?: tidy(after: max(tidyingDelay, .seconds(1)))
        case .tidy?, nil: break
        }
    }

    /// Copies the next piece of the journal between other writes. Returns false when the copy is complete.
    func goOnCopying() throws(JournalStoreError) -> Bool {
        try read { try $0.goOnCopying() }
    }

    func change<Result: Sendable>(_ body: (JournalDatabase) throws -> Result) throws(JournalStoreError) -> Result {
        do {
            return try use(body)
        } catch let error as JournalStoreError {
            throw error
        } catch {
            throw .cannotWrite(reason: SQLiteFailure.reason(of: error))
        }
    }

    private func use<Result: Sendable>(_ body: (JournalDatabase) throws -> Result) throws -> Result {
        try queue.sync {
            try connection.withLock { connection in
                guard let connection else { throw JournalStoreError.closed }
                return try body(connection)
            }
        }
    }

    /// Returns a session's entries after the given number, oldest first, after pending writes.
    ///
    /// They are read in pieces, between which other sessions can write, and decoded outside of the queue.
    public func entries(of session: SessionID, after number: Int = 0) throws(JournalStoreError) -> [JournalEntry] {
        let decoder = JSONDecoder()
        var entries: [JournalEntry] = []
        var next = try read { try $0.end(of: session) }
        while let cursor = next {
            let slice: [StoredEntry]
            (slice, next) = try read { try $0.slice(before: cursor, after: number) }
            try decoding {
                for stored in slice { entries.append(try stored.entry(of: session, decoder)) }
            }
        }
        return entries.reversed()
    }

    /// Records a new session with all its entries, such as those of a branch; `opened` is in milliseconds since 1970.
    public func add(_ entries: [JournalEntry], watch: SessionID, opened: Int64) throws(JournalStoreError) {
        try change { connection in
            let opening = EntryWrite.Opening(watch: watch, opened: opened)
            let writes = try entries.map { try EntryWrite($0, opening: opening) }
            for outcome in connection.write(writes) { try outcome.get() }
        }
    }

    /// Stores an uploaded recording. The recording gets ids like those of a session, but never takes inputs.
    public func add(
        _ recording: StoredRecording, id session: SessionID, watch: SessionID, opened: Int64,
        about: RecordedSession.About? = nil
    ) throws(JournalStoreError) {
        let opening = EntryWrite.Opening(watch: watch, opened: opened, about: about)
        try change { try $0.add(recording, id: session, opening: opening) }
    }

    /// Returns the summary that was stored with a recording; nil if the session is not a recording.
    public func recordingSummary(of session: SessionID) throws(JournalStoreError) -> String? {
        try read { try $0.recording(.summary, of: session) }
    }

    /// Returns the text of a recording; nil if the session is not a recording.
    public func recordingFile(of session: SessionID) throws(JournalStoreError) -> String? {
        try read { try $0.recording(.file, of: session) }
    }

    /// Returns the number of stored recordings.
    public func recordingCount() throws(JournalStoreError) -> Int {
        try read { try $0.recordingCount() }
    }

    /// Returns the ids of the sessions opened before a time in milliseconds since 1970, oldest first.
    package func oldest(openedBefore time: Int64, atMost limit: Int) throws -> [SessionID] {
        try read { try $0.oldest(openedBefore: time, atMost: limit) }
    }

    /// Returns the number of bytes that entries and recordings use, without free pages.
    package func usedBytes() throws -> Int {
        try read { try $0.usedBytes() }
    }

    /// Returns the numbers of recorded sessions, quarantined sessions and recordings.
    package func counts() throws -> RecordedCounts {
        try read { try $0.counts() }
    }

    private func read<Found: Sendable>(
        _ body: (JournalDatabase) throws -> Found
    ) throws(JournalStoreError) -> Found {
        try decoding { try use(body) }
    }

    private func decoding<Found>(_ body: () throws -> Found) throws(JournalStoreError) -> Found {
        do {
            return try body()
        } catch let error as JournalStoreError {
            throw error
        } catch let error as DecodingError {
            throw .cannotRead(reason: "an entry is damaged (\(error))")
        } catch {
            throw .cannotRead(reason: SQLiteFailure.reason(of: error))
        }
    }

    /// Runs `body` while all reads and writes are blocked; for tests.
    package func withExclusiveAccess(_ body: () -> Void) throws {
        try use { _ in body() }
    }

    /// Returns the path of a server's journal in its folder.
    public static func path(in folder: String) -> String {
        URL(filePath: folder).appending(path: "sessions.sqlite").path
    }

    /// Returns the size of a journal's files on disk in bytes; 0 if there are none.
    public static func bytes(path: String) -> Int {
        [path, path + "-wal"].reduce(0) { sum, path in
            let facts = try? FileManager.default.attributesOfItem(atPath: path)
            return sum + (facts?[.size] as? Int ?? 0)
        }
    }

    /// Closes the journal after pending writes; every later append throws.
    public func close() {
        let waiting = writer.withLock { writer in
            defer { writer = .closed }
            switch writer {
            case .idle(let waiting), .atWork(let waiting): return waiting
            case .closed: return []
            }
        }
        queue.sync {
            writeBatch(waiting)
            connection.withLock {
                $0?.close()
                $0 = nil
            }
        }
    }

    private func enqueue(_ pending: Pending) {
        let next = writer.withLock { writer -> Next in
            switch writer {
            case .idle(let waiting):
                writer = .atWork(waiting + [pending])
                return .start
            case .atWork(var waiting):
                writer = .closed  // Leaves one reference to the array, so that appending copies nothing.
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
            writeBatch(batch)
            // On machines with few cores, the sessions that were just answered run first and may write again. Otherwise
            // a flush for the first of them would cost as much as one for all.
            if batch.count > 1 { sched_yield() }
        }
    }

    private func writeBatch(_ batch: [Pending]) {
        if batch.isEmpty { return }
        let outcomes =
            connection.withLock { $0?.write(batch.lazy.map(\.write)) }
            ?? batch.map { _ in .failure(JournalStoreError.closed) }
        for (pending, outcome) in zip(batch, outcomes) { pending.answer.resume(with: outcome) }
    }
}
