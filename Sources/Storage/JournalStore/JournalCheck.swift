import Foundation
import SQLite
import Wire

/// An integrity check of a journal: its pages, the chain of each session's entries, and each entry.
public struct JournalCheck: Sendable, Equatable {
    /// The number of sessions and recordings that were checked.
    public private(set) var sessions = 0
    /// The number of entries that were checked.
    public private(set) var entries = 0
    /// The problems that were found, at most 100, each as a sentence.
    public private(set) var faults: [String] = []

    private static let mostFaults = 100

    /// Checks a journal that no server has open, without changing it. Throws if a server has it open, or if it cannot
    /// be read at all.
    public init(path: String) throws(JournalStoreError) {
        let database = try Self.open(path)
        do {
            try check(database)
        } catch {
            throw .cannotRead(reason: SQLiteFailure.reason(of: error))
        }
    }

    /// Opens an existing journal. Throws if the file does not exist or is not a journal, or if a server has it open.
    static func open(_ path: String) throws(JournalStoreError) -> Database {
        guard FileManager.default.fileExists(atPath: path) else {
            throw .cannotOpen(path: path, reason: "there is no such file")
        }
        do {
            let database = try Database(path: path)
            try database.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT")
            let version = try JournalDatabase.version(of: database, path)
            guard JournalDatabase.knownFormats.contains(version) else {
                throw JournalStoreError.unknownFormat(path: path, version: version)
            }
            return database
        } catch let error as JournalStoreError {
            throw error
        } catch {
            if let failure = error as? SQLiteFailure, failure.isBusy { throw .inUse(path: path) }
            throw .cannotOpen(path: path, reason: SQLiteFailure.reason(of: error))
        }
    }

    private mutating func check(_ database: Database) throws {
        try database.prepare("PRAGMA integrity_check(\(Self.mostFaults))").run { row in
            if let text = row.text(0), text != "ok" { addFault("The file is damaged: \(text).") }
        }
        /// The stored place of each session's last entry. It may be outdated, because it is stored only occasionally.
        var known: [String: Int64] = [:]
        try database.prepare("SELECT id, coalesce(last, 0) FROM session").run {
            known[$0.text(0) ?? ""] = $0.integer(1)
        }
        sessions = known.count
        var tails: [String: (place: Int64, number: Int)] = [:]
        let decoder = JSONDecoder()
        try database.prepare("SELECT place, coalesce(previous, 0), session, number, input FROM entry ORDER BY place")
            .run { row in
                let (place, previous, session) = (row.integer(0), row.integer(1), row.text(2) ?? "")
                let number = Int(row.integer(3))
                entries += 1
                let tail = tails[session] ?? (0, 0)
                tails[session] = (place, number)
                let name = Self.name(session)
                if known[session] == nil { addFault("Entry \(place) belongs to \(name), which is not recorded.") }
                if number != tail.number + 1 || previous != tail.place {
                    addFault("Entry \(number) of \(name) does not follow entry \(tail.number).")
                }
                if (try? decoder.decode(SessionInput.self, from: Data((row.text(4) ?? "").utf8))) == nil {
                    addFault("Entry \(number) of \(name) cannot be read.")
                }
            }
        for (session, last) in known where last > tails[session]?.place ?? 0 {
            addFault("The last entries of \(Self.name(session)) are missing.")
        }
    }

    /// Returns the beginning of a session's id. The whole id would grant access to the session.
    private static func name(_ session: String) -> String { "session \(session.prefix(4))…" }

    private mutating func addFault(_ fault: String) {
        if faults.count < Self.mostFaults { faults.append(fault) }
    }
}
