import Foundation
import JournalStore
import NATS
package import Sessions
package import Wire

extension ClusterJournal: SessionStore {
    /// Returns the journal of a session with these ids.
    package func anyJournal(
        of session: SessionID, watch: SessionID, opened: Int64, limit: Int, written: Int
    ) -> any Journal {
        ClusterSessionJournal(
            self, session: session, watch: watch, opened: opened, room: JournalQuota(limit: limit, written: written))
    }

    /// Returns the session with this id or viewer id; nil if it does not exist.
    package func session(named name: String) throws -> RecordedSession? {
        try records.find(name)?.record.recorded()
    }

    /// Returns the sessions opened last, newest first.
    package func sessions(
        before place: (opened: Int64, watch: SessionID)?, atMost limit: Int
    ) throws -> [RecordedSession] {
        let newest = records.read { $0.newest(before: place, atMost: limit) }
        return try newest.map { record in
            guard record.summary == nil else { return record.recorded() }
            let tail = try entries.tailAnywhere(of: record.id, record.stretches)
            return record.recorded(
                inputs: tail.number > 0 ? tail.number : nil, hasCrashed: try hasCrashed(record, tail: tail))
        }
    }

    /// Returns whether the app has crashed and the session was not resumed since. Inputs that a crashed session accepts
    /// do not count. All entries are read only if the last one is such an input.
    private func hasCrashed(_ record: SessionRecord, tail: EntryTail) throws -> Bool {
        if tail.number == 0 { return false }
        if let last = tail.line, !Self.passedOver.contains(last.type) { return last.type == "crashed" }
        var type: String?
        try entries.read(record.id, in: record.stretches) { if !Self.passedOver.contains($0.type) { type = $0.type } }
        return type == "crashed"
    }

    private static let passedOver: Set = ["faults", "notes", "control"]

    /// Returns a session's inputs after a number, oldest first.
    package func entries(of session: SessionID, after number: Int) throws -> [JournalEntry] {
        var found: [JournalEntry] = []
        var damage: ClusterError?
        try entries.read(session, in: try stretches(of: session)) { line in
            guard damage == nil, line.number > number else { return }
            do throws(ClusterError) { found.append(try line.entry(of: session)) } catch { damage = error }
        }
        if let damage { throw damage }
        return found
    }

    /// Stores a session with all its inputs, for example from another store.
    package func add(_ entries: [JournalEntry], watch: SessionID, opened: Int64) throws {
        guard let first = entries.first else { return }
        var place = try begin(first.session, watch: watch, opened: opened, with: first)
        for entry in entries {
            place = try self.entries.blockingAppend(
                try JournalLine.bytes(entry, by: node), of: entry.session, behind: place)
        }
    }

    /// Whether this node owns a session.
    package func isOurs(_ session: SessionID) -> Bool { records.known(session.rawValue)?.record.owner == node }

    /// Creates an unnamed temporary file in this node's folder.
    package func spool() throws -> any Spool { try SpoolFile(in: settings.folder) }

    /// Stores a recording opened from a file, split into messages that NATS accepts.
    package func add(
        _ recording: StoredRecording, id session: SessionID, watch: SessionID, opened: Int64,
        about: RecordedSession.About?
    ) throws {
        var rest = Array(recording.file.utf8)[...]
        let piece = connection.longestMessage / 2
        while !rest.isEmpty {
            _ = try streams.blockingAppend(
                Array(rest.prefix(piece)), to: settings.name.file(of: session.rawValue), after: nil)
            rest = rest.dropFirst(piece)
        }
        let record = SessionRecord(
            id: session, watch: watch, opened: opened, state: .recording(), about: about, summary: recording.summary,
            owner: node)
        _ = try records.begin(within: settings.patience) { _ in record }
    }

    /// Returns the summary stored with a recording; nil if the session is not a recording.
    package func recordingSummary(of session: SessionID) throws -> String? {
        try records.find(session.rawValue)?.record.summary
    }

    /// Returns the text of a recording; nil if the session is not a recording.
    package func recordingFile(of session: SessionID) throws -> String? {
        guard try recordingSummary(of: session) != nil else { return nil }
        var bytes: [UInt8] = []
        let name = settings.name
        try streams.read(name.file(of: session.rawValue), in: name.entryStream(0)) { bytes += $0.body }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the number of stored recordings.
    package func recordingCount() throws -> Int { records.read { $0.counts.recordings } }

    /// Returns the oldest sessions that this node may delete, because it owns them or no living node does.
    package func oldest(openedBefore time: Int64, atMost limit: Int) throws -> [SessionID] {
        records.read { records in
            records.oldest(before: time, atMost: limit) { $0.owner == node || !members.isThere($0.owner) }.map(\.id)
        }
    }

    /// Returns the size of all streams in bytes, on one of the servers that store them.
    package func usedBytes() throws -> Int {
        try ClusterName.streams.flatMap { [settings.name.entryStream($0), settings.name.recordStream($0)] }
            .reduce(0) { try $0 + streams.state(of: $1).bytes }
    }

    /// Returns the numbers of stored sessions and recordings.
    package func counts() throws -> RecordedCounts { records.read { $0.counts } }

    /// Records the state of a session durably, unless another node owns it.
    package func mark(_ session: SessionID, as state: RecordedSession.State) throws {
        guard try records.find(session.rawValue) != nil else { return }
        try change(session, within: .zero) { $0.lifeState = state }
    }

    /// Deletes a session and all its inputs, and notifies all nodes.
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
