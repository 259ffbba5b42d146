import CSQLite
import Foundation
import SessionRuntime

/// The table of entries in one database.
///
/// `@unchecked Sendable`: only ever used on its journal's queue, which runs one thing at a time.
final class Connection: @unchecked Sendable {
    private let database: Database
    private let insert: Statement
    private let select: Statement

    private static let format = 1

    init(path: String) throws(JournalStoreError) {
        do throws(SQLiteFailure) {
            database = try Database(path: path)
            // FULL flushes the log at every commit, so what was acknowledged outlives a power cut too.
            try database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
        } catch {
            throw .cannotOpen(path: path, reason: error.reason)
        }
        let version = try Self.version(of: database, path)
        guard version == 0 || version == Self.format else { throw .unknownFormat(path: path, version: version) }
        do throws(SQLiteFailure) {
            try database.run(
                """
                CREATE TABLE IF NOT EXISTS entry (
                    session TEXT NOT NULL, number INTEGER NOT NULL, time INTEGER NOT NULL, key TEXT, input TEXT NOT NULL,
                    PRIMARY KEY (session, number)
                ) WITHOUT ROWID;
                PRAGMA user_version = \(Self.format);
                """)
            insert = try database.prepare(
                "INSERT INTO entry (session, number, time, key, input) VALUES (?, ?, ?, ?, ?)")
            select = try database.prepare(
                "SELECT number, time, key, input FROM entry WHERE session = ? ORDER BY number")
        } catch {
            throw .cannotOpen(path: path, reason: error.reason)
        }
    }

    private static func version(of database: Database, _ path: String) throws(JournalStoreError) -> Int {
        do {
            var version = 0
            try database.prepare("PRAGMA user_version").run([]) { version = Int($0.integer(0)) }
            return version
        } catch {
            throw .cannotOpen(path: path, reason: (error as? SQLiteFailure)?.reason ?? "\(error)")
        }
    }

    /// Writes entries in one transaction; tells for each whether it is durable now.
    func write(_ entries: [(JournalEntry, input: String)]) -> [Result<Void, any Error>] {
        do {
            try database.run("BEGIN IMMEDIATE")
            let outcomes = entries.map { entry, input in Result { try add(entry, input) } }
            try database.run("COMMIT")
            return outcomes
        } catch {
            if database.isInTransaction { try? database.run("ROLLBACK") }
            return entries.map { _ in .failure(JournalStoreError.cannotWrite(reason: error.reason)) }
        }
    }

    private func add(_ entry: JournalEntry, _ input: String) throws {
        do {
            try insert.run([
                .text(entry.session.rawValue), .integer(Int64(entry.number)), .integer(entry.time.nanoseconds),
                entry.key.map(Statement.Value.text) ?? .null, .text(input),
            ])
        } catch let error as SQLiteFailure {
            throw JournalStoreError.cannotWrite(reason: error.reason)
        }
    }

    /// Reads a session's entries, oldest first.
    func entries(of session: SessionID) throws -> [JournalEntry] {
        var entries: [JournalEntry] = []
        try select.run([.text(session.rawValue)]) { row in
            let input = try JSONDecoder().decode(SessionInput.self, from: Data((row.text(3) ?? "").utf8))
            entries.append(
                JournalEntry(
                    session: session, number: Int(row.integer(0)), time: .nanoseconds(row.integer(1)), key: row.text(2),
                    input: input))
        }
        return entries
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
