import Sessions
import Wire

/// A session whose watchers are streams.
typealias ServedSession = RunningSession<SessionBroadcast>

/// How a request came to such a session.
typealias ServedAccess = SessionAccess<SessionBroadcast>

/// All sessions of this server: who runs, what is put aside, what is recorded, and how more are made.
struct ServedSessions: Sendable {
    /// How many of everything there may be.
    struct Limits: Sendable {
        /// Sessions at a time.
        var sessions = 1_000
        /// Sessions at a time that one address opened.
        var sessionsOfClient = 250
        /// Recordings opened from files.
        var recordings = 20
        /// Bytes of past events that a session keeps for a stream that comes back.
        var replayBytes = 65_536
    }

    let clock: any SessionClock
    let directory: SessionDirectory<SessionBroadcast>
    let launcher: SessionLauncher<SessionBroadcast>
    let parking: SessionParking<SessionBroadcast>
    let branches: SessionBranches<SessionBroadcast>
    let list: SessionList<SessionBroadcast>
    let shelf: RecordingShelf
    let readers = ArchiveReaders()

    /// Sessions with what `supply` gives each. Without an archive they last as long as the process.
    init(
        _ supply: SessionSupply, limits: Limits, archive: SessionArchive?, backends: any BackendPolicy,
        hasOwnBackend: Bool
    ) {
        clock = supply.clock
        directory = SessionDirectory(limit: limits.sessions, limitOfClient: limits.sessionsOfClient)
        launcher = SessionLauncher(supply, directory: directory, archive: archive) { epoch, onEnd in
            SessionBroadcast(epoch: String(epoch), replayBytes: limits.replayBytes, onEnd: onEnd)
        }
        shelf = RecordingShelf(archive: archive, format: RecordingFiles(), limit: limits.recordings)
        parking = SessionParking(
            directory: directory, launcher: launcher, archive: archive, shelf: shelf, readers: readers)
        branches = SessionBranches(
            launcher: launcher, archive: archive, backends: backends, hasOwnBackend: hasOwnBackend)
        list = SessionList(directory: directory, archive: archive, shelf: shelf)
    }
}
