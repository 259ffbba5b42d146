import CSQLite
import Foundation
import SessionRuntime

/// The tables of one database.
///
/// Entries go to the end of one table in the order in which they come, so that those of many sessions fill a page together
/// and a commit writes few pages. Every few thousand, and when nobody waits, they move to the table that has each session's
/// entries side by side.
///
/// `@unchecked Sendable`: only ever used on its journal's queue, which runs one thing at a time.
final class Connection: @unchecked Sendable {
    private let database: Database
    private let insertSession: Statement
    private let insertEntry: Statement
    private let selectEntries: Statement
    private let selectLast: Statement
    private let selectSession: Statement
    private let selectSessions: Statement
    private let updateState: Statement
    /// How many entries have not moved yet.
    private var recentCount = 0
    /// The number of the last entry of each session that was written to lately.
    private var lastNumbers: [SessionID: Int] = [:]

    private static let format = 2
    private static let mostRecent = 4_096

    init(path: String) throws(JournalStoreError) {
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
        guard version == 0 || version == Self.format else { throw .unknownFormat(path: path, version: version) }
        do throws(SQLiteFailure) {
            try database.run(
                """
                CREATE TABLE IF NOT EXISTS session (
                    id TEXT PRIMARY KEY NOT NULL, watch TEXT UNIQUE NOT NULL, opened INTEGER NOT NULL,
                    state TEXT NOT NULL, reason TEXT
                ) WITHOUT ROWID;
                CREATE TABLE IF NOT EXISTS entry (
                    session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE, number INTEGER NOT NULL,
                    time INTEGER NOT NULL, key TEXT, input TEXT NOT NULL, digest INTEGER NOT NULL,
                    PRIMARY KEY (session, number)
                ) WITHOUT ROWID;
                CREATE TABLE IF NOT EXISTS recent (
                    place INTEGER PRIMARY KEY, session TEXT NOT NULL, number INTEGER NOT NULL, time INTEGER NOT NULL,
                    key TEXT, input TEXT NOT NULL, digest INTEGER NOT NULL
                );
                CREATE TABLE IF NOT EXISTS recording (
                    session TEXT PRIMARY KEY NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                    summary TEXT NOT NULL, file TEXT NOT NULL
                );
                PRAGMA user_version = \(Self.format);
                """)
            insertSession = try database.prepare(
                "INSERT INTO session (id, watch, opened, state) VALUES (?, ?, ?, 'open')")
            insertEntry = try database.prepare(
                "INSERT INTO recent (session, number, time, key, input, digest) VALUES (?, ?, ?, ?, ?, ?)")
            selectEntries = try database.prepare(
                """
                SELECT number, time, key, input, digest FROM entry WHERE session = ?1 AND number > ?2 UNION ALL
                SELECT number, time, key, input, digest FROM recent WHERE session = ?1 AND number > ?2 ORDER BY number
                """)
            selectLast = try database.prepare(
                """
                SELECT max(number) FROM (
                    SELECT max(number) AS number FROM entry WHERE session = ?1 UNION ALL
                    SELECT max(number) FROM recent WHERE session = ?1)
                """)
            selectSession = try database.prepare(
                "SELECT id, watch, opened, state, reason FROM session WHERE id = ?1 OR watch = ?1")
            selectSessions = try database.prepare(
                "SELECT id, watch, opened, state, reason FROM session ORDER BY opened DESC, id LIMIT ?")
            updateState = try database.prepare("UPDATE session SET state = ?, reason = ? WHERE id = ?")
        } catch {
            throw .cannotOpen(path: path, reason: error.reason)
        }
        do {
            try moveRecent()
        } catch {
            throw .cannotOpen(path: path, reason: SQLiteFailure.reason(of: error))
        }
    }

    private static func version(of database: Database, _ path: String) throws(JournalStoreError) -> Int {
        do {
            var version = 0
            try database.prepare("PRAGMA user_version").run([]) { version = Int($0.integer(0)) }
            return version
        } catch {
            throw .cannotOpen(path: path, reason: SQLiteFailure.reason(of: error))
        }
    }

    /// Writes entries in one transaction; tells for each whether it is durable now.
    func write(_ writes: [EntryWrite]) -> [Result<Void, any Error>] {
        do {
            try database.run("BEGIN IMMEDIATE")
            let outcomes = writes.map { write in Result { try add(write) } }
            try database.run("COMMIT")
            recentCount += writes.count
            // Those that cannot move are read where they are.
            if recentCount >= Self.mostRecent { try? moveRecent() }
            return outcomes
        } catch {
            if database.isInTransaction { try? database.run("ROLLBACK") }
            lastNumbers = [:]
            return writes.map { _ in .failure(JournalStoreError.cannotWrite(reason: error.reason)) }
        }
    }

    private func add(_ write: EntryWrite) throws {
        let entry = write.entry
        let session = Statement.Value.text(entry.session.rawValue)
        do {
            if let opening = write.opening {
                try insertSession.run([session, .text(opening.watch.rawValue), .integer(opening.opened)])
                lastNumbers[entry.session] = 0
            }
            let last = try lastNumbers[entry.session] ?? lastNumber(of: session)
            guard entry.number == last + 1 else {
                throw JournalStoreError.cannotWrite(reason: "entry \(entry.number) does not follow entry \(last)")
            }
            try insertEntry.run([
                session, .integer(Int64(entry.number)), .integer(entry.time.nanoseconds),
                entry.key.map(Statement.Value.text) ?? .null, .text(write.input),
                .integer(Int64(bitPattern: entry.digest)),
            ])
            lastNumbers[entry.session] = entry.number
        } catch let error as SQLiteFailure {
            throw JournalStoreError.cannotWrite(reason: error.reason)
        }
    }

    private func lastNumber(of session: Statement.Value) throws -> Int {
        var last = 0
        try selectLast.run([session]) { last = Int($0.integer(0)) }
        return last
    }

    /// Puts entries to those of their sessions.
    private func moveRecent() throws {
        try inTransaction {
            try database.run(
                """
                INSERT INTO entry SELECT session, number, time, key, input, digest FROM recent ORDER BY session, number;
                DELETE FROM recent;
                """)
        }
        recentCount = 0
        lastNumbers = [:]
    }

    /// Reads a session's entries behind a number, oldest first.
    func entries(of session: SessionID, after number: Int) throws -> [JournalEntry] {
        var entries: [JournalEntry] = []
        let decoder = JSONDecoder()
        try selectEntries.run([.text(session.rawValue), .integer(Int64(number))]) { row in
            let input = try decoder.decode(SessionInput.self, from: Data((row.text(3) ?? "").utf8))
            entries.append(
                JournalEntry(
                    session: session, number: Int(row.integer(0)), time: .nanoseconds(row.integer(1)), key: row.text(2),
                    input: input, digest: UInt64(bitPattern: row.integer(4))))
        }
        return entries
    }

    /// The session with this id or watch id.
    func session(named name: String) throws -> RecordedSession? {
        var found: RecordedSession?
        try selectSession.run([.text(name)]) { found = Self.session($0) }
        return found
    }

    /// The sessions opened last, newest first.
    func sessions(atMost limit: Int) throws -> [RecordedSession] {
        var found: [RecordedSession] = []
        try selectSessions.run([.integer(Int64(limit))]) { found.append(Self.session($0)) }
        return found
    }

    /// Notes how a session is.
    func mark(_ session: SessionID, _ state: RecordedSession.State) throws {
        let reason = state.reason.map(Statement.Value.text) ?? .null
        try updateState.run([.text(state.name), reason, .text(session.rawValue)])
    }

    /// Sessions that were being rebuilt when the process ended without a word are tried once more, or set aside.
    func noteInterrupted() throws {
        try inTransaction { try changeBusy { $0.interrupted } }
    }

    /// The process is about to end, and not because of a session that was being rebuilt.
    func close() {
        try? moveRecent()
        try? inTransaction { try changeBusy { $0.stopped } }
    }

    private func changeBusy(_ change: (RecordedSession.State) -> RecordedSession.State) throws {
        let update = try database.prepare("UPDATE session SET state = ?, reason = ? WHERE state = ?")
        for state in RecordedSession.State.busy {
            let changed = change(state)
            try update.run([
                .text(changed.name), changed.reason.map(Statement.Value.text) ?? .null, .text(state.name),
            ])
        }
    }

    /// Deletes a session and all its entries.
    func forget(_ session: SessionID) throws {
        try inTransaction {
            for table in ["recent WHERE session", "session WHERE id"] {
                try database.prepare("DELETE FROM \(table) = ?").run([.text(session.rawValue)])
            }
        }
        lastNumbers[session] = nil
    }

    /// Keeps a recording under the names of a session that never goes on.
    func add(_ recording: StoredRecording, _ session: SessionID, watch: SessionID, opened: Int64) throws {
        try inTransaction {
            try insertSession.run([.text(session.rawValue), .text(watch.rawValue), .integer(opened)])
            try mark(session, .recording())
            try database.prepare("INSERT INTO recording (session, summary, file) VALUES (?, ?, ?)")
                .run([.text(session.rawValue), .text(recording.summary), .text(recording.file)])
        }
    }

    /// All that `body` does, or nothing of it.
    private func inTransaction(_ body: () throws -> Void) throws {
        try database.run("BEGIN IMMEDIATE")
        do {
            try body()
            try database.run("COMMIT")
        } catch {
            if database.isInTransaction { try? database.run("ROLLBACK") }
            throw error
        }
    }

    /// One column of a session's recording; nil when it has none.
    func recording(_ column: RecordingColumn, of session: SessionID) throws -> String? {
        var found: String?
        try database.prepare("SELECT \(column.rawValue) FROM recording WHERE session = ?")
            .run([.text(session.rawValue)]) { found = $0.text(0) }
        return found
    }

    /// How many recordings are kept.
    func recordingCount() throws -> Int {
        var count = 0
        try database.prepare("SELECT count(*) FROM recording").run([]) { count = Int($0.integer(0)) }
        return count
    }

    private static func session(_ row: Statement) -> RecordedSession {
        RecordedSession(
            id: SessionID(row.text(0) ?? ""), watch: SessionID(row.text(1) ?? ""), opened: row.integer(2),
            state: RecordedSession.State(name: row.text(3) ?? "", reason: row.text(4)))
    }
}

/// What a row about a recording holds.
enum RecordingColumn: String {
    case summary, file
}

/// An entry on its way to the disk.
struct EntryWrite: Sendable {
    let entry: JournalEntry
    /// The entry's input as it is stored.
    let input: String
    /// What is noted of the session with its first entry.
    let opening: Opening?

    /// `opening` counts for a session's first entry only.
    init(_ entry: JournalEntry, opening: Opening) throws {
        self.entry = entry
        input = try entry.input.recordedText()
        self.opening = entry.number == 1 ? opening : nil
    }

    struct Opening: Sendable {
        let watch: SessionID
        let opened: Int64
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
