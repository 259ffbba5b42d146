import Foundation
import SQLite
import Wire

/// The entries of all sessions in the order in which they came, each with the place of the one before it in its
/// session.
///
/// So those of many sessions fill a page together, a commit writes few pages, and no entry is ever written twice. Where
/// a session's last entry is, is known here, and noted with the session only now and then; what was not noted when the
/// process ended is found anew behind the last place that was.
final class EntryLog {
    /// The last entry of a session.
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
    /// The tails that are not noted with their sessions yet.
    private var tails: [SessionID: Tail] = [:]
    /// Where entries were added since, oldest first. A place that is no tail any more needs no note.
    private var unnoted: [(session: SessionID, place: Int64)] = []
    /// What the transaction under way changed in the tails: each as it was before, the latest change last.
    private var changes: [(session: SessionID, before: Tail?, place: Int64)] = []

    /// Entries that are looked through when a process begins, at most.
    private static let mostUnnoted = 4_096
    /// Entries whose tails are noted at once, while everybody else's entries wait.
    private static let mostNotedAtOnce = 256
    /// Bytes read at once, while everybody else's entries wait.
    private static let mostInSlice = 65_536

    /// Makes the table where there is none, and finds the tails that were not noted. The table of sessions is there.
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
        // On a full disk the journal can be read all the same.
        do { try note() } catch let failure as SQLiteFailure where failure.isFull {}
    }

    /// Adds the next entry of a session, in the transaction under way.
    func append(_ write: EntryWrite) throws {
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

    /// The transaction under way has become durable. Notes the oldest tails when there are many entries behind the last
    /// note.
    func commit() {
        unnoted += changes.lazy.map { ($0.session, $0.place) }
        changes.removeAll(keepingCapacity: true)
        // What cannot be noted now is kept in mind, and found anew should the process end.
        while unnoted.count >= Self.mostUnnoted, (try? note(Self.mostNotedAtOnce)) != nil {}
    }

    /// The transaction under way has come to nothing.
    func rollBack() {
        for change in changes.reversed() { tails[change.session] = change.before }
        changes.removeAll(keepingCapacity: true)
    }

    /// Notes with each session where its last entry is.
    func note() throws {
        try note(unnoted.count)
    }

    /// Notes what the oldest of the entries that came since are the last ones of. In their order: so no session has a
    /// later entry before the last place that was noted, and all is found behind it.
    private func note(_ count: Int) throws {
        let last = unnoted.prefix(count).filter { tails[$0.session]?.place == $0.place }
        try database.inTransaction {
            for (session, place) in last { try noteTail.run(.integer(place), .text(session.rawValue)) }
        }
        for (session, _) in last { tails[session] = nil }
        unnoted.removeFirst(min(count, unnoted.count))
    }

    /// Where reading a session backwards goes on.
    struct Cursor: Sendable {
        fileprivate var place: Int64
        fileprivate var number: Int
    }

    /// Where reading a session begins: at its last entry. Nil when it has none.
    func end(of session: SessionID) throws -> Cursor? {
        try tail(of: session).map { Cursor(place: $0.place, number: $0.number) }
    }

    /// Some of a session's entries behind a number, newest first, as they are stored; moves the cursor behind them. It
    /// becomes nil when there are no more.
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

    /// Deletes a session's newest entries, of about so many bytes, in the transaction under way. Returns where the last
    /// of the others is; nil when there are none.
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

    /// The transaction that deleted entries of a session has become durable. Where its last entry is, the session says.
    func forget(_ session: SessionID) {
        tails[session] = nil
    }

    /// The number of a session's last entry; nil when it has none.
    func lastNumber(of session: SessionID) throws -> Int? {
        try tail(of: session)?.number
    }

    /// Whether a session's app has crashed, and it has not gone on. What a crashed session takes is passed over.
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
