package import Sessions
import Wire

/// A session whose watchers are streams.
package typealias ServedSession = RunningSession<SessionBroadcast>

/// How a request came to such a session.
package typealias ServedAccess = SessionAccess<SessionBroadcast>

/// Somebody who drives such a session.
package typealias ServedDriver = SessionDriver<SessionBroadcast>

/// All sessions of this server: who runs, what is put aside, what is recorded, and how more are made.
package struct ServedSessions: Sendable {
    /// How many of everything there may be.
    package struct Limits: Sendable {
        /// Sessions at a time.
        package var sessions = 1_000
        /// Sessions at a time that one address opened.
        package var sessionsOfClient = 250
        /// Recordings opened from files.
        package var recordings = 20
        /// Bytes of past events that a session keeps for a stream that comes back.
        package var replayBytes = 65_536

        /// The defaults.
        package init() {}
    }

    /// The sessions' time.
    package let clock: any SessionClock
    /// Those that run.
    package let directory: SessionDirectory<SessionBroadcast>
    /// Opens new ones.
    package let launcher: SessionLauncher<SessionBroadcast>
    /// Finds, ends and rebuilds them.
    package let parking: SessionParking<SessionBroadcast>
    /// Goes on from their steps.
    package let branches: SessionBranches<SessionBroadcast>
    /// All of them, newest first.
    package let list: SessionList<SessionBroadcast>
    /// The recordings opened from files.
    package let shelf: RecordingShelf
    private let archive: SessionArchive?
    /// Answers about them that several are sent.
    package let copies = SharedCopies()
    /// Runs what reads the archive.
    package let readers = ArchiveReaders()

    /// Sessions with what `supply` gives each. Without an archive they last as long as the process.
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
        shelf = RecordingShelf(archive: archive, format: RecordingFiles(), limit: limits.recordings)
        parking = SessionParking(
            directory: directory, launcher: launcher, archive: archive, shelf: shelf, readers: readers)
        branches = SessionBranches(
            launcher: launcher, archive: archive, backends: backends, hasOwnBackend: hasOwnBackend)
        list = SessionList(directory: directory, archive: archive, shelf: shelf)
    }

    /// The watch ID of a session or recording by any of its names; nil where there is none. It is not rebuilt. Reading
    /// takes a while.
    func watch(of name: String) throws(ArchiveError) -> SessionID? {
        if let running = directory.find(name)?.session { return running.watch }
        if let recorded = try archive?.session(named: name) { return recorded.watch }
        return shelf.all.first { [$0.id.rawValue, $0.watch.rawValue].contains(name) }?.watch
    }

    /// How many of everything are recorded; nil where nothing is, or it cannot be read now. Waits for what is being
    /// written.
    var recordedCounts: RecordedCounts? { try? archive?.counts() }
}
