import SQLite
import Sessions
import Wire

/// The tables of one database.
///
/// `@unchecked Sendable`: only ever used on its journal's queue, which runs one thing at a time.
final class Connection: @unchecked Sendable {
    private let database: Database
    private let log: EntryLog
    private let insertSession: Statement
    private let selectSession: Statement
    private let selectSessions: Statement
    private let updateState: Statement
    /// The copy that is being made; one at a time.
    private var copy: DatabaseCopy?

    /// The form in which this version writes.
    static let format = 5
    /// Those that it reads.
    static let knownFormats = [3, 4, format]

    init(path: String) throws(JournalStoreError) {
        try PrivateFolder.secure(journal: path)
        do throws(SQLiteFailure) {
            database = try Database(path: path)
            // FULL flushes the log at every commit, so what was acknowledged outlives a power cut too. One process at
            // a time: two would rebuild the same sessions and answer for both.
            try database.run(
                """
                PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
                PRAGMA foreign_keys = ON;
                """)
        } catch {
            throw error.isBusy ? .inUse(path: path) : .cannotOpen(path: path, reason: error.reason)
        }
        let version = try Self.version(of: database, path)
        guard version == 0 || Self.knownFormats.contains(version) else {
            throw .unknownFormat(path: path, version: version)
        }
        do {
            if version == 3 { try database.run("ALTER TABLE session ADD COLUMN about TEXT") }
            try database.run(
                """
                CREATE TABLE IF NOT EXISTS session (
                    id TEXT PRIMARY KEY NOT NULL, watch TEXT UNIQUE NOT NULL, opened INTEGER NOT NULL,
                    state TEXT NOT NULL, reason TEXT, last INTEGER, about TEXT
                ) WITHOUT ROWID;
                CREATE TABLE IF NOT EXISTS recording (
                    session TEXT PRIMARY KEY NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                    summary TEXT NOT NULL, file TEXT NOT NULL
                );
                PRAGMA user_version = \(Self.format);
                """)
            log = try EntryLog(database)
            insertSession = try database.prepare(
                "INSERT INTO session (id, watch, opened, state, about) VALUES (?, ?, ?, 'open', ?)")
            selectSession = try database.prepare(
                "SELECT id, watch, opened, state, reason, about FROM session WHERE id = ?1 OR watch = ?1")
            selectSessions = try database.prepare(
                """
                SELECT id, watch, opened, state, reason, about FROM session
                WHERE ?1 IS NULL OR (opened, watch) < (?1, ?2) ORDER BY opened DESC, watch DESC LIMIT ?3
                """)
            updateState = try database.prepare("UPDATE session SET state = ?, reason = ? WHERE id = ?")
        } catch {
            throw .cannotOpen(path: path, reason: SQLiteFailure.reason(of: error))
        }
    }

    static func version(of database: Database, _ path: String) throws(JournalStoreError) -> Int {
        do {
            var version = 0
            try database.prepare("PRAGMA user_version").run { version = Int($0.integer(0)) }
            return version
        } catch {
            throw .cannotOpen(path: path, reason: SQLiteFailure.reason(of: error))
        }
    }

    /// Writes entries in one transaction; tells for each whether it is durable now.
    func write(_ writes: some Sequence<EntryWrite>) -> [Result<Void, any Error>] {
        do {
            let outcomes = try database.inTransaction {
                try writes.map { write in
                    let outcome = Result { try add(write) }
                    // Where the disk is full, SQLite gives up all of it by itself.
                    if !database.isInTransaction { try outcome.get() }
                    return outcome
                }
            }
            log.commit()
            return outcomes
        } catch {
            log.rollBack()
            let failure = JournalStoreError.cannotWrite(reason: SQLiteFailure.reason(of: error))
            return writes.map { _ in .failure(failure) }
        }
    }

    private func add(_ write: EntryWrite) throws {
        do {
            if let opening = write.opening { try insert(write.entry.session, opening) }
            try log.append(write)
        } catch let error as SQLiteFailure {
            throw JournalStoreError.cannotWrite(reason: error.reason)
        }
    }

    private func insert(_ session: SessionID, _ opening: EntryWrite.Opening) throws {
        try insertSession.run(
            .text(session.rawValue), .text(opening.watch.rawValue), .integer(opening.opened),
            .text(opening.about?.text))
    }

    /// Where reading a session begins; nil when it has no entries.
    func end(of session: SessionID) throws -> EntryLog.Cursor? {
        try log.end(of: session)
    }

    /// Some of a session's entries behind a number, newest first.
    func slice(before cursor: EntryLog.Cursor, after number: Int) throws -> ([StoredEntry], EntryLog.Cursor?) {
        var next: EntryLog.Cursor? = cursor
        let slice = try log.slice(before: &next, after: number)
        return (slice, next)
    }

    /// The session with this id or watch id.
    func session(named name: String) throws -> RecordedSession? {
        var found: RecordedSession?
        try selectSession.run(.text(name)) { found = Self.session($0) }
        return found
    }

    /// The sessions opened last, newest first; with a place only those behind it.
    func sessions(before place: (opened: Int64, watch: SessionID)?, atMost limit: Int) throws -> [RecordedSession] {
        var found: [RecordedSession] = []
        try selectSessions.run(.integer(place?.opened), .text(place?.watch.rawValue), .integer(Int64(limit))) {
            let id = SessionID($0.text(0) ?? "")
            found.append(
                Self.session($0, inputs: try log.lastNumber(of: id), hasCrashed: try log.endsInCrash(id)))
        }
        return found
    }

    /// Notes how a session is.
    func mark(_ session: SessionID, _ state: RecordedSession.State) throws {
        try updateState.run(.text(state.name), .text(state.reason), .text(session.rawValue))
    }

    /// Sessions that were being rebuilt when the process ended without a word are tried once more, or set aside.
    func noteInterrupted() throws {
        try database.inTransaction { try changeBusy { $0.interrupted } }
    }

    /// The process is about to end, and not because of a session that was being rebuilt.
    func close() {
        try? log.note()
        try? database.inTransaction { try changeBusy { $0.stopped } }
    }

    private func changeBusy(_ change: (RecordedSession.State) -> RecordedSession.State) throws {
        let update = try database.prepare("UPDATE session SET state = ?, reason = ? WHERE state = ?")
        for state in RecordedSession.State.busy {
            let changed = change(state)
            try update.run(.text(changed.name), .text(changed.reason), .text(state.name))
        }
    }

    /// Deletes a session and all its entries.
    func forget(_ session: SessionID) throws {
        try database.inTransaction {
            try log.delete(session)
            try database.prepare("DELETE FROM session WHERE id = ?").run(.text(session.rawValue))
        }
        log.forget(session)
    }

    /// Keeps a recording under the names of a session that never goes on.
    func add(
        _ recording: StoredRecording, _ session: SessionID, _ opening: EntryWrite.Opening
    ) throws {
        try database.inTransaction {
            try insert(session, opening)
            try mark(session, .recording())
            try database.prepare("INSERT INTO recording (session, summary, file) VALUES (?, ?, ?)")
                .run(.text(session.rawValue), .text(recording.summary), .text(recording.file))
        }
    }

    /// One column of a session's recording; nil when it has none.
    func recording(_ column: RecordingColumn, of session: SessionID) throws -> String? {
        var found: String?
        try database.prepare("SELECT \(column.rawValue) FROM recording WHERE session = ?")
            .run(.text(session.rawValue)) { found = $0.text(0) }
        return found
    }

    /// How many recordings are kept.
    func recordingCount() throws -> Int {
        var count = 0
        try database.prepare("SELECT count(*) FROM recording").run { count = Int($0.integer(0)) }
        return count
    }

    /// Begins to copy all into an empty file.
    func beginCopy(into path: String) throws {
        guard copy == nil else { throw JournalStoreError.cannotWrite(reason: "another copy is being made") }
        copy = try DatabaseCopy(of: database, into: try Database(path: path))
    }

    /// Copies a piece more; false when all is copied.
    func goOnCopying() throws -> Bool {
        do {
            if try copy?.goOn() == true { return true }
            copy = nil
            return false
        } catch {
            copy = nil
            throw error
        }
    }

    /// Those opened first before a time, in milliseconds since 1970.
    func oldest(openedBefore time: Int64, atMost limit: Int) throws -> [SessionID] {
        var found: [SessionID] = []
        try database.prepare("SELECT id FROM session WHERE opened < ? ORDER BY opened LIMIT ?")
            .run(.integer(time), .integer(Int64(limit))) { found.append(SessionID($0.text(0) ?? "")) }
        return found
    }

    /// Bytes that entries and recordings take; what was deleted is counted no more.
    func usedBytes() throws -> Int {
        var bytes = 0
        try database.prepare(
            """
            SELECT (page_count - freelist_count) * page_size
            FROM pragma_page_count, pragma_freelist_count, pragma_page_size
            """
        ).run { bytes = Int($0.integer(0)) }
        return bytes
    }

    /// How many of everything are recorded.
    func counts() throws -> RecordedCounts {
        var counts = RecordedCounts()
        try database.prepare("SELECT state, reason, count(*) FROM session GROUP BY state, reason").run { row in
            let count = Int(row.integer(2))
            switch RecordedSession.State(name: row.text(0) ?? "", reason: row.text(1)) {
            case .open, .restoring: counts.sessions += count
            case .quarantined: counts.quarantined += count
            case .recording, .playing: counts.recordings += count
            }
        }
        return counts
    }

    private static func session(_ row: Statement, inputs: Int? = nil, hasCrashed: Bool = false) -> RecordedSession {
        RecordedSession(
            id: SessionID(row.text(0) ?? ""), watch: SessionID(row.text(1) ?? ""), opened: row.integer(2),
            state: RecordedSession.State(name: row.text(3) ?? "", reason: row.text(4)),
            about: RecordedSession.About(text: row.text(5)), inputs: inputs, hasCrashed: hasCrashed)
    }
}

/// What a row about a recording holds.
enum RecordingColumn: String {
    case summary, file
}
