package import Sessions
import Wire

/// A session whose events are sent to streams.
package typealias ServedSession = RunningSession<SessionBroadcast>

/// The access of a request to a served session.
package typealias ServedAccess = SessionAccess<SessionBroadcast>

/// The access of the client in control to a served session.
package typealias ServedDriver = SessionDriver<SessionBroadcast>

/// All sessions of this server: running, parked and recorded ones, and the services that open more.
package struct ServedSessions: Sendable {
    /// The limits on sessions and recordings.
    package struct Limits: Sendable {
        /// The maximum number of running sessions.
        package var sessions = 1_000
        /// The maximum number of running sessions opened from one address.
        package var sessionsOfClient = 250
        /// The maximum number of uploaded recordings.
        package var recordings = 20
        /// The bytes of past events that a session keeps for reconnecting streams.
        package var replayBytes = 65_536

        package init() {}
    }

    package let clock: any SessionClock
    /// The running sessions.
    package let directory: SessionDirectory<SessionBroadcast>
    /// Opens new sessions.
    package let launcher: SessionLauncher<SessionBroadcast>
    /// Finds, closes, parks and rebuilds sessions.
    package let parking: SessionParking<SessionBroadcast>
    /// Opens branches from steps of sessions.
    package let branches: SessionBranches<SessionBroadcast>
    /// The list of all sessions, newest first.
    package let list: SessionList<SessionBroadcast>
    /// The uploaded recordings.
    package let recordingStore: RecordingStore
    private let archive: SessionArchive?
    /// Responses about sessions that several clients share.
    package let copies = SharedCopies()
    /// Runs work that reads the archive.
    package let readers = ArchiveReaders()

    /// Creates the sessions of a server with the dependencies in `supply`. Without an archive, they last as long as the
    /// process.
    package init(
        _ supply: SessionSupply, limits: Limits, archive: SessionArchive?, backends: any BackendPolicy,
        hasOwnBackend: Bool
    ) {
        self.archive = archive
        clock = supply.clock
        directory = SessionDirectory(limit: limits.sessions, limitOfClient: limits.sessionsOfClient)
        launcher = SessionLauncher(supply, directory: directory, archive: archive) { epoch, onEnd in
            SessionBroadcast(epoch: epoch, replayBytes: limits.replayBytes, onEnd: onEnd)
        }
        recordingStore = RecordingStore(archive: archive, format: RecordingFiles(), limit: limits.recordings)
        parking = SessionParking(
            directory: directory, launcher: launcher, archive: archive, shelf: recordingStore, readers: readers)
        branches = SessionBranches(
            launcher: launcher, archive: archive, backends: backends, hasOwnBackend: hasOwnBackend)
        list = SessionList(directory: directory, archive: archive, shelf: recordingStore)
    }

    /// Returns the viewer id of the session or recording with this id or viewer id; nil if it does not exist.
    ///
    /// Blocks, because it may read the archive. The session is not rebuilt.
    func viewerID(of name: String) throws(ArchiveError) -> SessionID? {
        if let running = directory.find(name)?.session { return running.viewerID }
        if let recorded = try archive?.session(named: name) { return recorded.viewerID }
        return recordingStore.all.first { [$0.id.rawValue, $0.viewerID.rawValue].contains(name) }?.viewerID
    }

    /// The numbers of recorded sessions; nil without an archive, or if it cannot be read now. Waits for pending writes.
    var recordedCounts: RecordedCounts? { try? archive?.counts() }
}
