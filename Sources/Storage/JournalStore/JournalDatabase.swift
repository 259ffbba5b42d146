import SQLite
import Sessions
import Wire

/// The tables of one database.
///
/// `@unchecked Sendable`: only ever used on its journal's queue, which runs one task at a time.
final class JournalDatabase: @unchecked Sendable {
    private let database: Database
    private let log: EntryLog
    private let insertSession: Statement
    private let selectSession: Statement
    private let selectSessions: Statement
    private let updateState: Statement
    private var reserve: DiskReserve
    private var room = Room.enough
    /// The copy of the database that is being made; nil if there is none.
    private var copy: DatabaseCopy?

    /// The format that this version writes, stored as SQLite's `user_version`.
    static let format = 5
    /// The formats that this version reads.
    static let knownFormats = [3, 4, format]
    /// The name of the state of a session that is partly deleted.
    private static let deleting = "deleting"
    /// The maximum number of bytes of entries that one transaction deletes. It is limited, because other sessions'
    /// entries wait meanwhile.
    private static let mostDeletedAtOnce = 1_048_576
    /// The number of free pages that are kept in the file for later entries.
    private static let mostFreePages: Int64 = 256
    /// The number of free pages that are returned to the disk in one step. It is limited, because other sessions'
    /// entries wait meanwhile.
    private static let mostPagesGivenBackAtOnce = 64

    /// The space that the disk has for the journal.
    private enum Room {
        case enough
        /// The disk was full when a session was to be deleted.
        case short
    }

    /// The work that remains until no deleted data is on the disk.
    enum Tidiness: Sendable {
        case tidy
        /// More data must be deleted or returned to the disk.
        case unfinished
        /// The write-ahead log could not be emptied.
        case unwritten
    }

    init(path: String) throws(JournalStoreError) {
        let isNew = try PrivateFolder.secure(journal: path)
        reserve = DiskReserve(ofJournal: path)
        do throws(SQLiteFailure) {
            database = try Database(path: path)
            // FULL flushes the log at every commit, so what was acknowledged survives a power cut too. The lock permits
            // one process at a time, because two would rebuild the same sessions and both answer for them. The lock is
            // set first: without it, the first read creates a file for memory that processes share, for which a full
            // disk has no space. For the same reason the kind of vacuum is set only in a new file, because setting it
            // writes.
            try database.run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA secure_delete = ON")
            if isNew { try database.run("PRAGMA auto_vacuum = INCREMENTAL") }
            try database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
        } catch {
            throw error.isBusy ? .inUse(path: path) : .cannotOpen(path: path, reason: error.reason)
        }
        let version = try Self.version(of: database, path)
        guard version == 0 || Self.knownFormats.contains(version) else {
            throw .unknownFormat(path: path, version: version)
        }
        do {
            if version != Self.format { try Self.makeTables(in: database, version) }
            log = try EntryLog(database)
            insertSession = try database.prepare(
                "INSERT INTO session (id, watch, opened, state, about) VALUES (?, ?, ?, 'open', ?)")
            selectSession = try database.prepare(
                """
                SELECT id, watch, opened, state, reason, about FROM session
                WHERE (id = ?1 OR watch = ?1) AND state <> '\(Self.deleting)'
                """)
            selectSessions = try database.prepare(
                """
                SELECT id, watch, opened, state, reason, about FROM session
                WHERE (?1 IS NULL OR (opened, watch) < (?1, ?2)) AND state <> '\(Self.deleting)'
                ORDER BY opened DESC, watch DESC LIMIT ?3
                """)
            updateState = try database.prepare("UPDATE session SET state = ?, reason = ? WHERE id = ?")
        } catch {
            throw .cannotOpen(path: path, reason: SQLiteFailure.reason(of: error))
        }
    }

    private static func makeTables(in database: Database, _ version: Int) throws {
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
            PRAGMA user_version = \(format);
            """)
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

    /// Writes entries in one transaction. Returns for each entry whether it is durable now.
    func write(_ writes: some Sequence<EntryWrite>) -> [Result<Void, any Error>] {
        do {
            let outcomes = try database.inTransaction {
                try writes.map { write in
                    let outcome = Result { try add(write) }
                    // On a full disk, SQLite rolls back the whole transaction itself.
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
            if let opening = write.opening { try insert(write.entry.session, opening: opening) }
            try log.insertEntry(write)
        } catch let error as SQLiteFailure {
            throw JournalStoreError.cannotWrite(reason: error.reason)
        }
    }

    private func insert(_ session: SessionID, opening: EntryWrite.Opening) throws {
        try insertSession.run(
            .text(session.rawValue), .text(opening.watch.rawValue), .integer(opening.opened),
            .text(opening.about?.text))
    }

    /// Returns the position at which reading a session begins, its last entry; nil if it has no entries.
    func end(of session: SessionID) throws -> EntryLog.Cursor? {
        try log.end(of: session)
    }

    /// Returns a slice of a session's entries after a number, newest first, and the position of the next slice; nil if
    /// there is none.
    func slice(before cursor: EntryLog.Cursor, after number: Int) throws -> ([StoredEntry], EntryLog.Cursor?) {
        var next: EntryLog.Cursor? = cursor
        let slice = try log.slice(before: &next, after: number)
        return (slice, next)
    }

    /// Returns the session with this id or viewer id; nil if there is none.
    func session(named name: String) throws -> RecordedSession? {
        var found: RecordedSession?
        try selectSession.run(.text(name)) { found = Self.session($0) }
        return found
    }

    /// Returns the most recently opened sessions, newest first. With `place`, the position of a session, only sessions
    /// opened before that one are returned.
    func sessions(before place: (opened: Int64, watch: SessionID)?, atMost limit: Int) throws -> [RecordedSession] {
        var found: [RecordedSession] = []
        try selectSessions.run(.integer(place?.opened), .text(place?.watch.rawValue), .integer(Int64(limit))) {
            let id = SessionID($0.text(0) ?? "")
            found.append(
                Self.session($0, inputs: try log.lastNumber(of: id), hasCrashed: try log.endsInCrash(id)))
        }
        return found
    }

    /// Stores the state of a session.
    func mark(_ session: SessionID, as state: RecordedSession.State) throws {
        try updateState.run(.text(state.name), .text(state.reason), .text(session.rawValue))
    }

    /// Updates the states of sessions that were being rebuilt when the process crashed. They are rebuilt once more, or
    /// quarantined.
    func noteInterrupted() throws {
        do {
            try makingRoom { try database.inTransaction { try changeBusy { $0.interrupted } } }
        } catch let failure as SQLiteFailure where failure.isFull {
            // On a full disk no state can be stored, but everything can be read.
        }
    }

    /// Stores the final states before the process ends in an orderly way. Sessions that are being rebuilt have not
    /// caused that end.
    func close() {
        try? log.storeTails()
        try? database.inTransaction { try changeBusy { $0.stopped } }
    }

    private func changeBusy(_ change: (RecordedSession.State) -> RecordedSession.State) throws {
        let update = try database.prepare("UPDATE session SET state = ?, reason = ? WHERE state = ?")
        for state in RecordedSession.State.busy {
            let changed = change(state)
            try update.run(.text(changed.name), .text(changed.reason), .text(state.name))
        }
    }

    /// Deletes the newest entries of a session. Returns whether entries are left, so that the function must be called
    /// again.
    ///
    /// A partly deleted session is invisible to all readers, even after a crash.
    func deleteNewest(of session: SessionID) throws -> Bool {
        let rest = try makingRoom {
            try database.inTransaction {
                let rest = try log.deleteNewest(of: session, bytes: Self.mostDeletedAtOnce)
                switch rest {
                case nil: try database.prepare("DELETE FROM session WHERE id = ?").run(.text(session.rawValue))
                case let place?:
                    try database.prepare("UPDATE session SET state = ?, last = ? WHERE id = ?")
                        .run(.text(Self.deleting), .integer(place), .text(session.rawValue))
                }
                return rest
            }
        }
        log.forget(session)
        if case .short = room { try? emptyLog() }
        return rest != nil
    }

    /// Runs a change that needs space on the disk. If the disk is full, deletes the reserve and tries again.
    private func makingRoom<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as SQLiteFailure where failure.isFull {
            guard reserve.giveUp() else { throw failure }
            room = .short
            try? emptyLog()
            return try body()
        }
    }

    /// Writes the write-ahead log into the database and truncates it, because the log still contains deleted data.
    private func emptyLog() throws {
        var isBusy = false
        try database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").run { isBusy = $0.integer(0) != 0 }
        if isBusy { throw SQLiteFailure.busy }
    }

    /// Returns a partly deleted session; nil if there is none.
    private func halfDeleted() throws -> SessionID? {
        var found: SessionID?
        try database.prepare("SELECT id FROM session WHERE state = ? LIMIT 1")
            .run(.text(Self.deleting)) { found = SessionID($0.text(0) ?? "") }
        return found
    }

    /// Continues an interrupted deletion, returns some free pages to the disk, and empties the write-ahead log. Creates
    /// the reserve when nothing is left to do.
    ///
    /// A journal created by an earlier version keeps its free pages and reuses them.
    func tidy() -> Tidiness {
        do {
            if let session = try halfDeleted(), try deleteNewest(of: session) { return .unfinished }
            let before = try number(of: "freelist_count")
            // Pages are not moved while a copy is being made.
            if before > Self.mostFreePages, copy == nil {
                try makingRoom {
                    try database.prepare("PRAGMA incremental_vacuum(\(Self.mostPagesGivenBackAtOnce))").run()
                }
            }
            try makingRoom { try emptyLog() }
            let after = try number(of: "freelist_count")
            if after > Self.mostFreePages, after < before { return .unfinished }
        } catch {
            return .unwritten
        }
        room = .enough
        reserve.createFile()
        return .tidy
    }

    private func number(of pragma: String) throws -> Int64 {
        var number: Int64 = 0
        try database.prepare("PRAGMA \(pragma)").run { number = $0.integer(0) }
        return number
    }

    /// Stores a recording. It has the ids of a session, which never takes inputs.
    func add(
        _ recording: StoredRecording, id session: SessionID, opening: EntryWrite.Opening
    ) throws {
        try database.inTransaction {
            try insert(session, opening: opening)
            try mark(session, as: .recording())
            try database.prepare("INSERT INTO recording (session, summary, file) VALUES (?, ?, ?)")
                .run(.text(session.rawValue), .text(recording.summary), .text(recording.file))
        }
    }

    /// Returns one column of a session's recording; nil if the session is not a recording.
    func recording(_ column: RecordingColumn, of session: SessionID) throws -> String? {
        var found: String?
        try database.prepare("SELECT \(column.rawValue) FROM recording WHERE session = ?")
            .run(.text(session.rawValue)) { found = $0.text(0) }
        return found
    }

    /// Returns the number of stored recordings.
    func recordingCount() throws -> Int {
        var count = 0
        try database.prepare("SELECT count(*) FROM recording").run { count = Int($0.integer(0)) }
        return count
    }

    /// Starts to copy the database into an empty file.
    func beginCopy(into path: String) throws {
        guard copy == nil else { throw JournalStoreError.cannotWrite(reason: "another backup is in progress") }
        copy = try DatabaseCopy(of: database, into: try Database(path: path))
    }

    /// Copies the next piece; returns false when the copy is complete.
    func goOnCopying() throws -> Bool {
        do {
            if try copy?.copyNextPages() == true { return true }
            copy = nil
            return false
        } catch {
            copy = nil
            throw error
        }
    }

    /// Returns the ids of the oldest sessions that were opened before a time in milliseconds since 1970.
    func oldest(openedBefore time: Int64, atMost limit: Int) throws -> [SessionID] {
        var found: [SessionID] = []
        try database.prepare(
            "SELECT id FROM session WHERE opened < ? AND state <> '\(Self.deleting)' ORDER BY opened LIMIT ?"
        )
        .run(.integer(time), .integer(Int64(limit))) { found.append(SessionID($0.text(0) ?? "")) }
        return found
    }

    /// Returns the number of bytes that entries and recordings use, without free pages.
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

    /// Returns the numbers of recorded sessions, quarantined sessions and recordings.
    func counts() throws -> RecordedCounts {
        var counts = RecordedCounts()
        try database.prepare("SELECT state, reason, count(*) FROM session GROUP BY state, reason").run { row in
            let count = Int(row.integer(2))
            if row.text(0) == Self.deleting { return }
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

/// The columns of the recording table.
enum RecordingColumn: String {
    case summary, file
}
