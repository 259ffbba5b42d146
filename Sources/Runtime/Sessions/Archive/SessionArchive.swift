package import Wire

/// The recorded sessions of this server: running, parked and quarantined ones.
package final class SessionArchive: Sendable {
    private let store: any SessionStore
    private let format: any RecordingFormat
    private let warn: @Sendable (String) -> Void

    /// Creates an archive over a store; `warn` reports failures to the server's administrator.
    package init(
        _ store: any SessionStore, format: any RecordingFormat, warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.store = store
        self.format = format
        self.warn = warn
    }

    /// Returns the journal of a session.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes.
    ///   - written: The number of bytes that are already recorded.
    func journal(of session: SessionID, watch: SessionID, opened: Int64, limit: Int, written: Int) -> any Journal {
        store.anyJournal(of: session, watch: watch, opened: opened, limit: limit, written: written)
    }

    /// Returns the session with this id or viewer id; nil if none is recorded.
    package func session(named name: String) throws(ArchiveError) -> RecordedSession? {
        try query { try $0.session(named: name) }
    }

    /// The records of a session.
    package enum Contents {
        /// The inputs of a session.
        case past(SessionPast)
        /// A recording that was opened from a file and can be viewed.
        case recording(OpenedRecording)
    }

    /// Reads the records of a session, without running its app.
    package func contents(of session: RecordedSession) throws(ArchiveError) -> Contents {
        try query { store in
            guard let summary = try store.recordingSummary(of: session.id) else {
                return .past(try SessionPast(try store.entries(of: session.id, after: 0)))
            }
            return .recording(
                openedRecording(
                    id: session.id, watch: session.viewerID, facts: try OpenedRecording.Facts(text: summary)))
        }
    }

    /// Returns the inputs of a session after the given number, oldest first.
    package func entries(of session: SessionID, after number: Int) throws(ArchiveError) -> [JournalEntry] {
        try query { try $0.entries(of: session, after: number) }
    }

    /// Records a session with its existing inputs; `opened` is in milliseconds since 1970.
    package func add(_ entries: [JournalEntry], watch: SessionID, opened: Int64) throws(ArchiveError) {
        do {
            try store.add(entries, watch: watch, opened: opened)
        } catch {
            if let session = entries.first?.session { forget(session) }
            throw .notRecorded(reason: "\(error)")
        }
    }

    /// Returns the sessions that were opened before a time in milliseconds since 1970, oldest first.
    func oldest(openedBefore time: Int64, atMost limit: Int) throws(ArchiveError) -> [SessionID] {
        try query { try $0.oldest(openedBefore: time, atMost: limit) }
    }

    /// Returns the number of bytes that all records use.
    func usedBytes() throws(ArchiveError) -> Int {
        try query { try $0.usedBytes() }
    }

    /// Returns the numbers of recorded sessions and recordings; waits for pending writes.
    package func counts() throws(ArchiveError) -> RecordedCounts {
        try query { try $0.counts() }
    }

    /// Returns the number of stored recordings that were opened from files.
    func recordingCount() throws(ArchiveError) -> Int {
        try query { try $0.recordingCount() }
    }

    /// Creates a buffer for the text of a recording that arrives in pieces.
    func spool() throws(ArchiveError) -> any Spool {
        do {
            return try store.spool()
        } catch {
            throw .notRecorded(reason: "\(error)")
        }
    }

    /// Stores a recording that was opened from a file.
    func addRecording(
        _ facts: OpenedRecording.Facts, id: SessionID, watch: SessionID, file: String
    ) throws(ArchiveError) -> OpenedRecording {
        do {
            try store.add(
                StoredRecording(summary: try facts.text, file: file), id: id, watch: watch,
                opened: facts.configuration.opened, about: RecordedSession.About(facts.configuration))
        } catch {
            throw .notRecorded(reason: "\(error)")
        }
        return openedRecording(id: id, watch: watch, facts: facts)
    }

    private func openedRecording(id: SessionID, watch: SessionID, facts: OpenedRecording.Facts) -> OpenedRecording {
        OpenedRecording(id: id, watch: watch, facts: facts, format: format) { [store] in
            guard let file = try store.recordingFile(of: id) else {
                throw ArchiveError.unreadable(reason: "The recording was closed.")
            }
            return file
        }
    }

    /// Records the state of a session.
    func mark(_ session: SessionID, as state: RecordedSession.State) {
        attempt { try $0.mark(session, as: state) }
    }

    /// Returns whether this server may resume a session.
    func isOurs(_ session: SessionID) -> Bool { store.isOurs(session) }

    /// Deletes the records of a session. Throws if they cannot be deleted now.
    func delete(_ session: SessionID) throws(ArchiveError) {
        do {
            try store.forget(session)
        } catch {
            warn("\(error)")
            throw .notDeleted(reason: "\(error)")
        }
    }

    /// Deletes the records of a session, and warns if they cannot be deleted.
    func forget(_ session: SessionID) {
        attempt { try $0.forget(session) }
    }

    /// Returns the newest recorded sessions after a position in the list, including running ones.
    package func sessions(
        before place: (opened: Int64, watch: SessionID)? = nil, atMost count: Int = 1_000
    ) throws(ArchiveError) -> [RecordedSession] {
        try query { try $0.sessions(before: place, atMost: count) }
    }

    private func query<Found>(_ body: (any SessionStore) throws -> Found) throws(ArchiveError) -> Found {
        do {
            return try body(store)
        } catch {
            throw ArchiveError(reading: error)
        }
    }

    private func attempt(_ body: (any SessionStore) throws -> Void) {
        do { try body(store) } catch { warn("\(error)") }
    }
}
