import Foundation
import SQLite
import Wire

/// The entries of all sessions in the order of their arrival. Each entry stores the place of its session's previous
/// entry.
///
/// Entries of many sessions therefore share a page, a commit writes few pages, and no entry is ever rewritten. The
/// place of a session's last entry, its tail, is kept in memory and stored with the session only occasionally. After a
/// crash, the tails are found again by scanning the entries behind the last stored place.
final class EntryLog {
    private struct Tail {
        let place: Int64
        let number: Int
    }

    private let database: Database
    private let insert: Statement
    private let selectTail: Statement
    private let selectEntry: Statement
    private let noteTail: Statement
    private let selectType: Statement
    private let selectSize: Statement
    private let deleteEntry: Statement
    /// The places of the last entries of sessions (their tails), where the session's row does not have the place yet.
    private var tails: [SessionID: Tail] = [:]
    /// The places of entries that were last when they were written, and are not stored as tails yet; oldest first. The
    /// place of an entry with a successor need not be stored.
    private var unnoted: [(session: SessionID, place: Int64)] = []
    /// The changes of the current transaction, in order. Each has the session's tail before the change; nil if there
    /// was none.
    private var changes: [(session: SessionID, before: Tail?, place: Int64)] = []

    /// The maximum number of entries that are scanned when a process starts.
    private static let mostUnnoted = 4_096
    /// The number of tails that are stored in one step. It is limited, because entries of other sessions wait during
    /// the step.
    private static let mostNotedAtOnce = 256
    /// The number of bytes that are read in one step. It is limited, because other sessions' entries wait meanwhile.
    private static let mostInSlice = 65_536

    /// Creates the table if necessary, and finds the tails that were not stored. The session table must exist.
    init(_ database: Database) throws {
        self.database = database
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS entry (
                place INTEGER PRIMARY KEY, previous INTEGER, session TEXT NOT NULL, number INTEGER NOT NULL,
                time INTEGER NOT NULL, key TEXT, input TEXT NOT NULL, digest INTEGER NOT NULL
            );
            """)
        insert = try database.prepare(
            "INSERT INTO entry (previous, session, number, time, key, input, digest) VALUES (?, ?, ?, ?, ?, ?, ?)")
        selectTail = try database.prepare(
            "SELECT place, number FROM entry WHERE place = (SELECT last FROM session WHERE id = ?)")
        selectEntry = try database.prepare(
            "SELECT previous, time, key, input, digest FROM entry WHERE place = ? AND number = ?")
        noteTail = try database.prepare("UPDATE session SET last = ? WHERE id = ?")
        selectType = try database.prepare(
            "SELECT previous, CASE WHEN json_valid(input) THEN json_extract(input, '$.type') END FROM entry WHERE place = ?"
        )
        selectSize = try database.prepare(
            "SELECT previous, length(CAST(input AS BLOB)) FROM entry WHERE place = ?")
        deleteEntry = try database.prepare("DELETE FROM entry WHERE place = ?")
        try database.prepare(
            """
            SELECT session, place, number FROM entry
            WHERE place > (SELECT coalesce(max(last), 0) FROM session) ORDER BY place
            """
        ).run {
            let session = SessionID($0.text(0) ?? "")
            tails[session] = Tail(place: $0.integer(1), number: Int($0.integer(2)))
            unnoted.append((session, $0.integer(1)))
        }
        // On a full disk the tails cannot be stored, but the journal can still be read.
        do { try storeTails() } catch let failure as SQLiteFailure where failure.isFull {}
    }

    /// Appends the next entry of a session, in the current transaction.
    func insertEntry(_ write: EntryWrite) throws {
        let entry = write.entry
        let known = tails.index(forKey: entry.session)
        let before = known.map { tails.values[$0] }
        let tail = try before ?? notedTail(of: entry.session)
        let last = tail?.number ?? 0
        guard entry.number - 1 == last else {
            throw JournalStoreError.cannotWrite(reason: "entry \(entry.number) does not follow entry \(last)")
        }
        try insert.run(
            .integer(tail?.place), .text(entry.session.rawValue), .integer(Int64(entry.number)),
            .integer(entry.time.nanoseconds), .text(entry.key), .text(write.input),
            .integer(Int64(bitPattern: entry.digest)))
        let next = Tail(place: database.lastPlace, number: entry.number)
        changes.append((entry.session, before, next.place))
        if let known { tails.values[known] = next } else { tails[entry.session] = next }
    }

    /// Records that the current transaction is durable. Stores the oldest tails if there are many that are not stored.
    func commit() {
        unnoted += changes.lazy.map { ($0.session, $0.place) }
        changes.removeAll(keepingCapacity: true)
        // Tails that cannot be stored now are kept in memory, and are found by a scan after a crash.
        while unnoted.count >= Self.mostUnnoted, (try? storeTails(oldest: Self.mostNotedAtOnce)) != nil {}
    }

    /// Undoes the changes of the current transaction.
    func rollBack() {
        for change in changes.reversed() { tails[change.session] = change.before }
        changes.removeAll(keepingCapacity: true)
    }

    /// Stores the places of all last entries (tails) that are not stored yet.
    func storeTails() throws {
        try storeTails(oldest: unnoted.count)
    }

    /// Stores the tails among the oldest `count` entries whose tails are not stored.
    ///
    /// The order matters: every tail that is not stored must lie behind the last stored place, so that the scan finds
    /// it.
    private func storeTails(oldest count: Int) throws {
        let last = unnoted.prefix(count).filter { tails[$0.session]?.place == $0.place }
        try database.inTransaction {
            for (session, place) in last { try noteTail.run(.integer(place), .text(session.rawValue)) }
        }
        for (session, _) in last { tails[session] = nil }
        unnoted.removeFirst(min(count, unnoted.count))
    }

    /// A reader's position in the entries of a session, which are read backwards.
    struct Cursor: Sendable {
        fileprivate var place: Int64
        fileprivate var number: Int
    }

    /// Returns the position of a session's last entry; nil if it has none.
    func end(of session: SessionID) throws -> Cursor? {
        try tail(of: session).map { Cursor(place: $0.place, number: $0.number) }
    }

    /// Returns the next slice of a session's entries, newest first and undecoded, down to the entry after the given
    /// number. Advances the cursor, which becomes nil when no entries are left.
    func slice(before cursor: inout Cursor?, after number: Int) throws -> [StoredEntry] {
        var entries: [StoredEntry] = []
        var bytes = 0
        while let at = cursor, at.number > number, bytes < Self.mostInSlice {
            var previous: Int64?
            try selectEntry.run(.integer(at.place), .integer(Int64(at.number))) { row in
                previous = row.integer(0)
                let entry = StoredEntry(
                    number: at.number, time: .nanoseconds(row.integer(1)), key: row.text(2), input: row.text(3) ?? "",
                    digest: UInt64(bitPattern: row.integer(4)))
                bytes += entry.input.utf8.count + 64
                entries.append(entry)
            }
            guard let previous else { throw JournalStoreError.cannotRead(reason: "entry \(at.number) is missing") }
            cursor = Cursor(place: previous, number: at.number - 1)
        }
        if let at = cursor, at.number <= number { cursor = nil }
        return entries
    }

    /// Deletes the newest entries of a session, about `limit` bytes of them, in the current transaction. Returns the
    /// place of the last remaining entry; nil if there is none.
    func deleteNewest(of session: SessionID, bytes limit: Int) throws -> Int64? {
        var place = try tail(of: session)?.place
        var bytes = 0
        while let at = place, bytes < limit {
            place = nil
            try selectSize.run(.integer(at)) { row in
                place = row.optionalInteger(0)
                bytes += Int(row.integer(1)) + 64
            }
            try deleteEntry.run(.integer(at))
        }
        return place
    }

    /// Removes a session's tail from memory after entries were deleted. The session's row then contains the new tail.
    func forget(_ session: SessionID) {
        tails[session] = nil
    }

    /// Returns the number of a session's last entry; nil if it has none.
    func lastNumber(of session: SessionID) throws -> Int? {
        try tail(of: session)?.number
    }

    /// Returns whether a session's app has crashed and the session was not resumed since. Inputs that a crashed session
    /// accepts do not count.
    func endsInCrash(_ session: SessionID) throws -> Bool {
        var place = try tail(of: session)?.place
        while let at = place {
            var type: String?
            try selectType.run(.integer(at)) { row in
                place = row.integer(0)
                type = row.text(1)
            }
            guard ["faults", "notes", "control"].contains(type) else { return type == "crashed" }
        }
        return false
    }

    private func tail(of session: SessionID) throws -> Tail? {
        try tails[session] ?? notedTail(of: session)
    }

    private func notedTail(of session: SessionID) throws -> Tail? {
        var found: Tail?
        try selectTail.run(.text(session.rawValue)) {
            found = Tail(place: $0.integer(0), number: Int($0.integer(1)))
        }
        return found
    }
}
