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
    private var reserve: DiskReserve
    private var room = Room.enough
    /// The copy that is being made; one at a time.
    private var copy: DatabaseCopy?

    /// The form in which this version writes.
    static let format = 5
    /// Those that it reads.
    static let knownFormats = [3, 4, format]
    /// The state of a session of which a part is deleted already.
    private static let deleting = "deleting"
    /// Bytes of entries that one transaction deletes, while everybody else's entries wait.
    private static let mostDeletedAtOnce = 1_048_576
    /// Free pages that stay in the file for what is written next.
    private static let mostFreePages: Int64 = 256
    /// Pages that are given back to the disk at once, while everybody else's entries wait.
    private static let mostPagesGivenBackAtOnce = 64

    /// What the disk has for the journal.
    private enum Room {
        case enough
        /// The disk was full as something was to be deleted.
        case short
    }

    /// What is left to do so that nothing of what was deleted is on the disk.
    enum Tidiness: Sendable {
        case tidy
        /// There is more to delete, or to give back to the disk.
        case unfinished
        /// The write-ahead log could not be emptied.
        case unwritten
    }

    init(path: String) throws(JournalStoreError) {
        let isNew = try PrivateFolder.secure(journal: path)
        reserve = DiskReserve(ofJournal: path)
        do throws(SQLiteFailure) {
            database = try Database(path: path)
            // FULL flushes the log at every commit, so what was acknowledged outlives a power cut too. One process at
            // a time: two would rebuild the same sessions and answer for both. The lock comes first: without it, the
            // first read makes a file for memory that processes share, which a full disk has no room for. For the same
            // reason, the kind of vacuum is set only in a new file, because setting it writes.
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
        do {
            try makingRoom { try database.inTransaction { try changeBusy { $0.interrupted } } }
        } catch let failure as SQLiteFailure where failure.isFull {
            // On a full disk nothing can be noted, and everything can be read.
        }
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

    /// Deletes a session with its newest entries; returns whether there are more, for which it must be called again.
    ///
    /// A session of which a part is deleted is none for any reader, also after a crash.
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

    /// Does what needs room on the disk, if need be that of the reserve.
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

    /// Writes all of the write-ahead log into the database, and makes its file empty: what was deleted is in it.
    private func emptyLog() throws {
        var isBusy = false
        try database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").run { isBusy = $0.integer(0) != 0 }
        if isBusy { throw SQLiteFailure.busy }
    }

    /// A session of which a part is deleted; nil when there is none.
    private func halfDeleted() throws -> SessionID? {
        var found: SessionID?
        try database.prepare("SELECT id FROM session WHERE state = ? LIMIT 1")
            .run(.text(Self.deleting)) { found = SessionID($0.text(0) ?? "") }
        return found
    }

    /// Goes on with a deletion that was interrupted, gives some free pages back to the disk, empties the write-ahead
    /// log, and takes the reserve when nothing is left to do.
    ///
    /// A journal that an earlier version made keeps its free pages, and fills them anew.
    func tidy() -> Tidiness {
        do {
            if let session = try halfDeleted(), try deleteNewest(of: session) { return .unfinished }
            let before = try number(of: "freelist_count")
            // Pages are not moved about under a copy that is being made.
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
        reserve.take()
        return .tidy
    }

    private func number(of pragma: String) throws -> Int64 {
        var number: Int64 = 0
        try database.prepare("PRAGMA \(pragma)").run { number = $0.integer(0) }
        return number
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
        try database.prepare(
            "SELECT id FROM session WHERE opened < ? AND state <> '\(Self.deleting)' ORDER BY opened LIMIT ?"
        )
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

/// What a row about a recording holds.
enum RecordingColumn: String {
    case summary, file
}
