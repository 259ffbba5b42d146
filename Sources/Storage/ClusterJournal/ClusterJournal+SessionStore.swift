import Foundation
import JournalStore
import NATS
package import Sessions
package import Wire

extension ClusterJournal: SessionStore {
    /// Where a session with these names keeps its entries.
    package func anyJournal(
        of session: SessionID, watch: SessionID, opened: Int64, limit: Int, written: Int
    ) -> any Journal {
        ClusterSessionJournal(self, session, watch, opened: opened, room: JournalRoom(limit: limit, written: written))
    }

    /// The session with this id or watch id; nil when there is none.
    package func session(named name: String) throws -> RecordedSession? {
        try records.find(name)?.record.recorded()
    }

    /// The sessions opened last, newest first.
    package func sessions(
        before place: (opened: Int64, watch: SessionID)?, atMost limit: Int
    ) throws -> [RecordedSession] {
        let newest = records.read { $0.newest(before: place, atMost: limit) }
        return try newest.map { record in
            guard record.summary == nil else { return record.recorded() }
            let tail = try entries.tailAnywhere(of: record.id, record.stretches)
            return record.recorded(
                inputs: tail.number > 0 ? tail.number : nil, hasCrashed: try hasCrashed(record, tail))
        }
    }

    /// What a crashed session takes is passed over, and read only where there is such.
    private func hasCrashed(_ record: SessionRecord, _ tail: EntryTail) throws -> Bool {
        if tail.number == 0 { return false }
        if let last = tail.line, !Self.passedOver.contains(last.type) { return last.type == "crashed" }
        var type: String?
        try entries.read(record.id, record.stretches) { if !Self.passedOver.contains($0.type) { type = $0.type } }
        return type == "crashed"
    }

    private static let passedOver: Set = ["faults", "notes", "control"]

    /// A session's inputs behind a number, oldest first.
    package func entries(of session: SessionID, after number: Int) throws -> [JournalEntry] {
        var found: [JournalEntry] = []
        var damage: ClusterError?
        try entries.read(session, try stretches(of: session)) { line in
            guard damage == nil, line.number > number else { return }
            do throws(ClusterError) { found.append(try line.entry(of: session)) } catch { damage = error }
        }
        if let damage { throw damage }
        return found
    }

    /// Records a session with all its inputs, which another one had before.
    package func add(_ entries: [JournalEntry], watch: SessionID, opened: Int64) throws {
        guard let first = entries.first else { return }
        var place = try begin(first.session, watch, opened: opened, with: first)
        for entry in entries {
            place = try self.entries.put(try JournalLine.bytes(entry, by: node), of: entry.session, behind: place)
        }
    }

    /// Whether this node has a session.
    package func isOurs(_ session: SessionID) -> Bool { records.known(session.rawValue)?.record.owner == node }

    /// A text in a file without a name, in this node's own folder.
    package func spool() throws -> any Spool { try SpoolFile(in: settings.folder) }

    /// Keeps a recording opened from a file, in as many messages as NATS takes it in.
    package func add(
        _ recording: StoredRecording, _ session: SessionID, watch: SessionID, opened: Int64,
        about: RecordedSession.About?
    ) throws {
        var rest = Array(recording.file.utf8)[...]
        let piece = connection.longestMessage / 2
        while !rest.isEmpty {
            _ = try streams.put(Array(rest.prefix(piece)), to: settings.name.file(of: session.rawValue), after: nil)
            rest = rest.dropFirst(piece)
        }
        let record = SessionRecord(
            id: session, watch: watch, opened: opened, state: .recording(), about: about, summary: recording.summary,
            owner: node)
        _ = try records.begin(within: settings.patience) { _ in record }
    }

    /// The summary that was stored with a recording; nil when the session is none.
    package func recordingSummary(of session: SessionID) throws -> String? {
        try records.find(session.rawValue)?.record.summary
    }

    /// The text of a recording; nil when the session is none.
    package func recordingFile(of session: SessionID) throws -> String? {
        guard try recordingSummary(of: session) != nil else { return nil }
        var bytes: [UInt8] = []
        let name = settings.name
        try streams.read(name.file(of: session.rawValue), in: name.entryStream(0)) { bytes += $0.body }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// How many recordings opened from files are kept.
    package func recordingCount() throws -> Int { records.read { $0.counts.recordings } }

    /// The sessions that were opened first, of those that are this node's or nobody's.
    package func oldest(openedBefore time: Int64, atMost limit: Int) throws -> [SessionID] {
        records.read { records in
            records.oldest(before: time, atMost: limit) { $0.owner == node || !members.isThere($0.owner) }.map(\.id)
        }
    }

    /// Bytes that all take on one of the servers that keep them.
    package func usedBytes() throws -> Int {
        try ClusterName.streams.flatMap { [settings.name.entryStream($0), settings.name.recordStream($0)] }
            .reduce(0) { try $0 + streams.state(of: $1).bytes }
    }

    /// How many of everything are recorded.
    package func counts() throws -> RecordedCounts { records.read { $0.counts } }

    /// Notes durably how a session is, unless another node has it by now.
    package func mark(_ session: SessionID, _ state: RecordedSession.State) throws {
        guard try records.find(session.rawValue) != nil else { return }
        try change(session, within: .zero) { $0.lifeState = state }
    }

    /// Deletes a session and all its inputs, and has all nodes know.
    package func forget(_ session: SessionID) throws {
        let (name, id) = (settings.name, session.rawValue)
        guard ClusterName.isToken(id) else { return }
        let known = try records.find(id)
        if let known { try records.purge(known) }
        try entries.purge(session)
        try streams.purge(name.file(of: id), in: name.entryStream(0))
        records.forget(session, upTo: known?.place)
        try connection.publish(try Deletion(session: session, place: known?.place).bytes(), to: name.deleted)
    }
}
