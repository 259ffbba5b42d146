package import Wire

/// An error of a store that may be temporary.
package protocol PassingFailure: Error {
    /// Whether the same call may succeed in a moment.
    var mayPass: Bool { get }
}

/// Persistent storage of sessions. Thrown errors describe themselves to the user.
package protocol SessionStore: Sendable {
    /// Returns the journal of a session.
    ///
    /// - Parameters:
    ///   - opened: The time of opening, in milliseconds since 1970.
    ///   - limit: The maximum number of bytes.
    ///   - written: The number of bytes that are already recorded.
    func anyJournal(
        of session: SessionID, watch: SessionID, opened: Int64, limit: Int, written: Int
    ) -> any Journal
    /// Returns the session with this id or viewer id; nil if there is none.
    func session(named name: String) throws -> RecordedSession?
    /// Returns the sessions that were opened last, newest first. With `place`, the position of a session, only sessions
    /// opened before that one are returned.
    func sessions(before place: (opened: Int64, watch: SessionID)?, atMost limit: Int) throws -> [RecordedSession]
    /// Returns the inputs of a session after the given number, oldest first.
    func entries(of session: SessionID, after number: Int) throws -> [JournalEntry]
    /// Records a new session, a branch, with all the inputs that it takes over from another session.
    func add(_ entries: [JournalEntry], watch: SessionID, opened: Int64) throws
    /// Returns whether this server may resume a session, because no other server owns it.
    func isOurs(_ session: SessionID) -> Bool
    /// Creates a buffer for the text of a recording that arrives in pieces.
    func spool() throws -> any Spool
    /// Stores a recording from a file. It has a session id and a viewer id like a session, but is never resumed.
    func add(
        _ recording: StoredRecording, id session: SessionID, watch: SessionID, opened: Int64,
        about: RecordedSession.About?
    ) throws
    /// Returns the summary that was stored with a recording; nil if the session is not a recording.
    func recordingSummary(of session: SessionID) throws -> String?
    /// Returns the text of a recording; nil if the session is not a recording.
    func recordingFile(of session: SessionID) throws -> String?
    /// Returns the number of stored recordings that were opened from files.
    func recordingCount() throws -> Int
    /// Returns the sessions that were opened before a time in milliseconds since 1970, oldest first.
    func oldest(openedBefore time: Int64, atMost limit: Int) throws -> [SessionID]
    /// Returns the number of bytes that all records use.
    func usedBytes() throws -> Int
    /// Returns the numbers of recorded sessions and recordings.
    func counts() throws -> RecordedCounts
    /// Records the state of a session durably.
    func mark(_ session: SessionID, as state: RecordedSession.State) throws
    /// Deletes a session and all its inputs.
    func forget(_ session: SessionID) throws
}

extension SessionStore {
    /// Always returns true: such a store is used by one server only.
    package func isOurs(_ session: SessionID) -> Bool { true }
}
