package import Wire

/// The recorded sessions of this server: those that run, those that are put aside, and those that must not be touched.
package final class SessionArchive: Sendable {
    private let store: any SessionStore
    private let format: any RecordingFormat
    private let warn: @Sendable (String) -> Void

    /// The archive in a store; `warn` tells a person at the server what could not be noted.
    package init(
        _ store: any SessionStore, format: any RecordingFormat, warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.store = store
        self.format = format
        self.warn = warn
    }

    /// Where a session keeps its inputs, at most `limit` bytes of which `written` are there already.
    func journal(of session: SessionID, watch: SessionID, opened: Int64, limit: Int, written: Int) -> any Journal {
        store.anyJournal(of: session, watch: watch, opened: opened, limit: limit, written: written)
    }

    /// The session with this id or watch id; nil when none is recorded.
    package func session(named name: String) throws(ArchiveError) -> RecordedSession? {
        try reading { try $0.session(named: name) }
    }

    /// What was recorded of a session.
    package enum Contents {
        /// Its inputs.
        case past(SessionPast)
        /// A recording that was opened from a file, to look at.
        case recording(OpenedRecording)
    }

    /// What was recorded of a session, read without running any of it.
    package func contents(of session: RecordedSession) throws(ArchiveError) -> Contents {
        try reading { store in
            guard let summary = try store.recordingSummary(of: session.id) else {
                return .past(try SessionPast(try store.entries(of: session.id, after: 0)))
            }
            return .recording(opened(session.id, session.watch, try OpenedRecording.Facts(text: summary)))
        }
    }

    /// The inputs of a session behind a number, oldest first.
    package func entries(of session: SessionID, after number: Int) throws(ArchiveError) -> [JournalEntry] {
        try reading { try $0.entries(of: session, after: number) }
    }

    /// Records a session with the inputs that it brings along; `opened` in milliseconds since 1970.
    package func add(_ entries: [JournalEntry], watch: SessionID, opened: Int64) throws(ArchiveError) {
        do {
            try store.add(entries, watch: watch, opened: opened)
        } catch {
            if let session = entries.first?.session { forget(session) }
            throw .notRecorded(reason: "\(error)")
        }
    }

    /// The sessions that were opened first, before a time in milliseconds since 1970, oldest first.
    func oldest(openedBefore time: Int64, atMost limit: Int) throws(ArchiveError) -> [SessionID] {
        try reading { try $0.oldest(openedBefore: time, atMost: limit) }
    }

    /// Bytes that all take.
    func usedBytes() throws(ArchiveError) -> Int {
        try reading { try $0.usedBytes() }
    }

    /// How many of everything are recorded; waits for what is being written.
    package func counts() throws(ArchiveError) -> RecordedCounts {
        try reading { try $0.counts() }
    }

    /// How many recordings opened from files are kept.
    func recordingCount() throws(ArchiveError) -> Int {
        try reading { try $0.recordingCount() }
    }

    /// A place for the text of a recording that comes piece by piece.
    func spool() throws(ArchiveError) -> any Spool {
        do {
            return try store.spool()
        } catch {
            throw .notRecorded(reason: "\(error)")
        }
    }

    /// Keeps a recording that was opened from a file.
    func addRecording(
        _ facts: OpenedRecording.Facts, _ id: SessionID, _ watch: SessionID, file: String
    ) throws(ArchiveError) -> OpenedRecording {
        do {
            try store.add(
                StoredRecording(summary: try facts.text, file: file), id, watch: watch,
                opened: facts.configuration.opened, about: RecordedSession.About(facts.configuration))
        } catch {
            throw .notRecorded(reason: "\(error)")
        }
        return opened(id, watch, facts)
    }

    private func opened(_ id: SessionID, _ watch: SessionID, _ facts: OpenedRecording.Facts) -> OpenedRecording {
        OpenedRecording(id: id, watch: watch, facts: facts, format: format) { [store] in
            guard let file = try store.recordingFile(of: id) else {
                throw ArchiveError.unreadable(reason: "The recording was closed.")
            }
            return file
        }
    }

    /// Notes how a session is.
    func note(_ session: SessionID, _ state: RecordedSession.State) {
        attempt { try $0.mark(session, state) }
    }

    /// Whether this server may go on with a session.
    func isOurs(_ session: SessionID) -> Bool { store.isOurs(session) }

    /// Deletes what was recorded of a session. Throws when it cannot be deleted now.
    func delete(_ session: SessionID) throws(ArchiveError) {
        do {
            try store.forget(session)
        } catch {
            warn("\(error)")
            throw .notDeleted(reason: "\(error)")
        }
    }

    /// Deletes what was recorded of a session, and warns when that cannot be.
    func forget(_ session: SessionID) {
        attempt { try $0.forget(session) }
    }

    /// The newest recorded sessions behind a place in the list, those that run included.
    package func sessions(
        before place: (opened: Int64, watch: SessionID)? = nil, atMost count: Int = 1_000
    ) throws(ArchiveError) -> [RecordedSession] {
        try reading { try $0.sessions(before: place, atMost: count) }
    }

    private func reading<Found>(_ body: (any SessionStore) throws -> Found) throws(ArchiveError) -> Found {
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
