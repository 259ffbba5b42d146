package import Wire

/// What a store throws where the same may go well in a moment.
package protocol PassingFailure: Error {
    /// Whether this one may.
    var mayPass: Bool { get }
}

/// Where sessions are recorded, so that they outlive the process. What is thrown describes itself to a person.
package protocol SessionStore: Sendable {
    /// Where a session keeps its inputs, at most `limit` bytes of which `written` are there already; `opened` in
    /// milliseconds since 1970.
    func anyJournal(
        of session: SessionID, watch: SessionID, opened: Int64, limit: Int, written: Int
    ) -> any Journal
    /// The session with this id or watch id; nil when there is none.
    func session(named name: String) throws -> RecordedSession?
    /// The sessions opened last, newest first; with a place, which is that of one of them, only those behind it.
    func sessions(before place: (opened: Int64, watch: SessionID)?, atMost limit: Int) throws -> [RecordedSession]
    /// A session's inputs behind a number, oldest first.
    func entries(of session: SessionID, after number: Int) throws -> [JournalEntry]
    /// Records a session with all its inputs, which another one had before.
    func add(_ entries: [JournalEntry], watch: SessionID, opened: Int64) throws
    /// Whether this server may go on with a session: no other one has it.
    func isOurs(_ session: SessionID) -> Bool
    /// A place for the text of a recording that comes piece by piece.
    func spool() throws -> any Spool
    /// Keeps a recording opened from a file under the names of a session that never goes on.
    func add(
        _ recording: StoredRecording, _ session: SessionID, watch: SessionID, opened: Int64,
        about: RecordedSession.About?
    ) throws
    /// The summary that was stored with a recording; nil when the session is none.
    func recordingSummary(of session: SessionID) throws -> String?
    /// The text of a recording; nil when the session is none.
    func recordingFile(of session: SessionID) throws -> String?
    /// How many recordings opened from files are kept.
    func recordingCount() throws -> Int
    /// The sessions that were opened first, before a time in milliseconds since 1970, oldest first.
    func oldest(openedBefore time: Int64, atMost limit: Int) throws -> [SessionID]
    /// Bytes that all take.
    func usedBytes() throws -> Int
    /// How many of everything are recorded.
    func counts() throws -> RecordedCounts
    /// Notes durably how a session is.
    func mark(_ session: SessionID, _ state: RecordedSession.State) throws
    /// Deletes a session and all its inputs.
    func forget(_ session: SessionID) throws
}

extension SessionStore {
    /// Nobody else has any.
    package func isOurs(_ session: SessionID) -> Bool { true }
}
