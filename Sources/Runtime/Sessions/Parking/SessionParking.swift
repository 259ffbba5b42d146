import Wire

/// The service that parks sessions and rebuilds them on request. A parked session is rebuilt once, however many clients
/// request it, without blocking other requests.
package final class SessionParking<Audience: SessionAudience>: Sendable {
    /// The result of trying to rebuild a session that did not run.
    enum Revival: Sendable {
        /// The session runs.
        case running(RunningSession<Audience>)
        /// The session cannot run, for this reason.
        case impossible(FindingError)
        /// The records of the session were deleted.
        case deleted
    }

    /// The result of a search for a session.
    package typealias Finding = Result<SessionAccess<Audience>, FindingError>

    let directory: SessionDirectory<Audience>
    let launcher: SessionLauncher<Audience>
    let archive: SessionArchive?
    let recordingStore: RecordingStore
    let readers: ArchiveReaders
    private let rebuildings: Rebuildings?
    /// The sessions that are being rebuilt or deleted.
    let revivals = SharedWork<Revival>()

    /// Creates the service. Without an `archive` only recordings that were opened from files can be brought back.
    package init(
        directory: SessionDirectory<Audience>, launcher: SessionLauncher<Audience>, archive: SessionArchive?,
        shelf: RecordingStore, readers: ArchiveReaders
    ) {
        self.directory = directory
        self.launcher = launcher
        self.archive = archive
        self.recordingStore = shelf
        self.readers = readers
        rebuildings = archive.map { Rebuildings($0) }
    }

    /// Finds the session with this name. Calls `then` at once if the session runs, and from another thread after
    /// rebuilding it if it is parked.
    package func find(
        _ name: String, after absence: Absence = .unexplained, then: @escaping @Sendable (Finding) -> Void
    ) {
        if let access = directory.find(name) { return then(.success(access)) }
        revivals.value(of: name) { revival in
            switch revival {
            case .running(let running): then(.success(running.access(by: name)))
            case .impossible(let error): then(.failure(error))
            case .deleted: then(.failure(.unknown(name)))
            }
        } work: { done in
            readers.run { self.revive(name, after: absence, completion: done) }
        }
    }

    /// Returns the recorded session with this id or viewer id, without rebuilding it. Reading may block. Throws if
    /// there is none, or if the archive cannot be read.
    package func recorded(_ name: String) throws(FindingError) -> RecordedSession {
        do throws(ArchiveError) {
            if let session = try archive?.session(named: DrivingName.lookupID(of: name)) { return session }
        } catch {
            throw .archive(error)
        }
        throw .unknown(name)
    }

    /// Reads the records of a session. Reading may block. Throws if they cannot be read.
    package func contents(of session: RecordedSession) throws(FindingError) -> SessionArchive.Contents {
        guard let archive else { throw .unknown(session.id.rawValue) }
        do throws(ArchiveError) {
            return try archive.contents(of: session)
        } catch {
            throw .archive(error)
        }
    }

    private func revive(_ name: String, after absence: Absence, completion done: @escaping @Sendable (Revival) -> Void)
    {
        if let access = directory.find(name) { return done(.running(access.session)) }
        do throws(FindingError) {
            guard let session = try archivedSession(named: name) else {
                guard let recording = recordingStore.find(DrivingName.lookupID(of: name)) else { throw .unknown(name) }
                return done(.running(try show(recording)))
            }
            if session.id.rawValue == name { return rebuild(session, after: absence, completion: done) }
            revivals.value(of: session.id.rawValue, then: done) { done in
                rebuild(session, after: absence, completion: done)
            }
        } catch {
            done(.impossible(error))
        }
    }

    func archivedSession(named name: String) throws(FindingError) -> RecordedSession? {
        do throws(ArchiveError) {
            return try archive?.session(named: DrivingName.lookupID(of: name))
        } catch {
            throw .archive(error)
        }
    }

    /// Rebuilds a recorded session when its turn has come. Its inputs are read only then, so that few are in memory at
    /// the same time.
    private func rebuild(
        _ session: RecordedSession, after absence: Absence, completion done: @escaping @Sendable (Revival) -> Void
    ) {
        // The session may have been rebuilt while its name was looked up.
        if let access = directory.find(session.id.rawValue) { return done(.running(access.session)) }
        if case .quarantined(let reason) = session.state {
            return done(.impossible(.setAside(session.id, reason: reason)))
        }
        guard archive?.isOurs(session.id) != false else { return done(.impossible(.elsewhere)) }
        guard let rebuildings else { return done(.impossible(.unknown(session.id.rawValue))) }
        Task {
            await rebuildings.begin(session)
            readers.run {
                do throws(FindingError) {
                    let running = try self.start(session, after: absence)
                    running.session.synchronize { _ in rebuildings.end(session) }
                    done(.running(running))
                } catch {
                    rebuildings.end(session)
                    done(.impossible(error))
                }
            }
        }
    }

    private func start(
        _ session: RecordedSession, after absence: Absence
    ) throws(FindingError) -> RunningSession<Audience> {
        switch try contents(of: session) {
        case .recording(let recording): return try show(recording)
        case .past(let past):
            do throws(AdmissionError) {
                return try launcher.start(id: session.id, watch: session.viewerID, past, after: absence)
            } catch {
                throw .noRoom(error)
            }
        }
    }

    private func show(_ recording: OpenedRecording) throws(FindingError) -> RunningSession<Audience> {
        do throws(AdmissionError) {
            return try launcher.start(recording)
        } catch {
            throw .noRoom(error)
        }
    }
}
