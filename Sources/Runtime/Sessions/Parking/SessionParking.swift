import Wire

/// Sessions that were put aside and come back: each is rebuilt once, however many ask for it, and nobody who asks for
/// anything else waits for that.
package final class SessionParking<Audience: SessionAudience>: Sendable {
    /// What became of a session that did not run.
    enum Revival: Sendable {
        /// It runs.
        case running(RunningSession<Audience>)
        /// It cannot run, and why.
        case impossible(FindingError)
        /// What was recorded of it was deleted.
        case deleted
    }

    /// What a search for a session came to.
    package typealias Finding = Result<SessionAccess<Audience>, FindingError>

    let directory: SessionDirectory<Audience>
    let launcher: SessionLauncher<Audience>
    let archive: SessionArchive?
    let shelf: RecordingShelf
    let readers: ArchiveReaders
    private let rebuildings: Rebuildings?
    /// Sessions that come back, or are deleted, at this moment.
    let revivals = SharedWork<Revival>()

    /// Without an `archive` only recordings opened from files come back.
    package init(
        directory: SessionDirectory<Audience>, launcher: SessionLauncher<Audience>, archive: SessionArchive?,
        shelf: RecordingShelf, readers: ArchiveReaders
    ) {
        self.directory = directory
        self.launcher = launcher
        self.archive = archive
        self.shelf = shelf
        self.readers = readers
        rebuildings = archive.map { Rebuildings($0) }
    }

    /// Gives the session with this name: at once where it runs, and from another thread when it is rebuilt where
    /// it is put aside.
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
            readers.run { self.revive(name, absence, done) }
        }
    }

    /// What was recorded of a session with this id or watch id, which is not rebuilt for that. Reading takes a while;
    /// throws when there is nothing.
    package func recorded(_ name: String) throws(FindingError) -> RecordedSession {
        do throws(ArchiveError) {
            if let session = try archive?.session(named: DrivingName.kept(name)) { return session }
        } catch {
            throw .archive(error)
        }
        throw .unknown(name)
    }

    /// What a recorded session holds. Reading takes a while; throws when it cannot be read.
    package func contents(of session: RecordedSession) throws(FindingError) -> SessionArchive.Contents {
        guard let archive else { throw .unknown(session.id.rawValue) }
        do throws(ArchiveError) {
            return try archive.contents(of: session)
        } catch {
            throw .archive(error)
        }
    }

    private func revive(_ name: String, _ absence: Absence, _ done: @escaping @Sendable (Revival) -> Void) {
        if let access = directory.find(name) { return done(.running(access.session)) }
        do throws(FindingError) {
            guard let session = try archivedSession(named: name) else {
                guard let recording = shelf.find(DrivingName.kept(name)) else { throw .unknown(name) }
                return done(.running(try show(recording)))
            }
            if session.id.rawValue == name { return rebuild(session, absence, done) }
            revivals.value(of: session.id.rawValue, then: done) { done in rebuild(session, absence, done) }
        } catch {
            done(.impossible(error))
        }
    }

    func archivedSession(named name: String) throws(FindingError) -> RecordedSession? {
        do throws(ArchiveError) {
            return try archive?.session(named: DrivingName.kept(name))
        } catch {
            throw .archive(error)
        }
    }

    /// Rebuilds a recorded session when its turn has come; what it takes is read then, so that few are in memory at
    /// once.
    private func rebuild(
        _ session: RecordedSession, _ absence: Absence, _ done: @escaping @Sendable (Revival) -> Void
    ) {
        // It may have come back while its name was looked up.
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
                    let running = try self.start(session, absence)
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
        _ session: RecordedSession, _ absence: Absence
    ) throws(FindingError) -> RunningSession<Audience> {
        switch try contents(of: session) {
        case .recording(let recording): return try show(recording)
        case .past(let past):
            do throws(AdmissionError) {
                return try launcher.start(id: session.id, watch: session.watch, past, after: absence)
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
