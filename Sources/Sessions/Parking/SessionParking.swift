package import Wire

/// Sessions that were put aside and come back: each is rebuilt once, however many ask for it, and nobody who asks for
/// anything else waits for that.
package final class SessionParking<Audience: SessionAudience>: Sendable {
    /// What became of a session that did not run.
    private enum Revival: Sendable {
        /// It runs.
        case running(RunningSession<Audience>)
        /// It cannot run, and why.
        case impossible(FindingError)
        /// What was recorded of it was deleted.
        case deleted
    }

    /// What a search for a session came to.
    package typealias Finding = Result<SessionAccess<Audience>, FindingError>

    private let directory: SessionDirectory<Audience>
    private let launcher: SessionLauncher<Audience>
    private let archive: SessionArchive?
    private let shelf: RecordingShelf
    private let readers: ArchiveReaders
    private let rebuildings: Rebuildings?
    /// Sessions that come back, or are deleted, at this moment.
    private let revivals = SharedWork<Revival>()

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

    // MARK: - Finding

    /// Gives the session with this id or watch id: at once where it runs, and from another thread when it is rebuilt where
    /// it is put aside. `cause` is why it does not run, where that is known.
    package func find(
        _ name: String, _ cause: Pause.Cause? = nil, then: @escaping @Sendable (Finding) -> Void
    ) {
        if let access = directory.find(name) { return then(.success(access)) }
        revivals.value(of: name) { revival in
            switch revival {
            case .running(let running):
                then(.success(running.id.rawValue == name ? .full(running) : .looking(running)))
            case .impossible(let error): then(.failure(error))
            case .deleted: then(.failure(.unknown(name)))
            }
        } work: { done in
            readers.run { self.revive(name, cause, done) }
        }
    }

    /// What was recorded of a session with this id or watch id, which is not rebuilt for that. Reading takes a while;
    /// throws when there is nothing.
    package func recorded(_ name: String) throws(FindingError) -> RecordedSession {
        do throws(ArchiveError) {
            if let session = try archive?.session(named: name) { return session }
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

    private func revive(_ name: String, _ cause: Pause.Cause?, _ done: @escaping @Sendable (Revival) -> Void) {
        if let access = directory.find(name) { return done(.running(access.session)) }
        do throws(FindingError) {
            guard let session = try archivedSession(named: name) else {
                guard let recording = shelf.find(name) else { throw .unknown(name) }
                return done(.running(try show(recording)))
            }
            if session.id.rawValue == name { return rebuild(session, cause, done) }
            revivals.value(of: session.id.rawValue, then: done) { done in rebuild(session, cause, done) }
        } catch {
            done(.impossible(error))
        }
    }

    private func archivedSession(named name: String) throws(FindingError) -> RecordedSession? {
        do throws(ArchiveError) {
            return try archive?.session(named: name)
        } catch {
            throw .archive(error)
        }
    }

    /// Rebuilds a recorded session when its turn has come; what it takes is read then, so that few are in memory at once.
    private func rebuild(
        _ session: RecordedSession, _ cause: Pause.Cause?, _ done: @escaping @Sendable (Revival) -> Void
    ) {
        // It may have come back while its name was looked up.
        if let access = directory.find(session.id.rawValue) { return done(.running(access.session)) }
        if case .quarantined(let reason) = session.state {
            return done(.impossible(.setAside(session.id, reason: reason)))
        }
        guard let rebuildings else { return done(.impossible(.unknown(session.id.rawValue))) }
        Task {
            await rebuildings.begin(session)
            readers.run {
                do throws(FindingError) {
                    let running = try self.start(session, cause)
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
        _ session: RecordedSession, _ cause: Pause.Cause?
    ) throws(FindingError) -> RunningSession<Audience> {
        switch try contents(of: session) {
        case .recording(let recording): return try show(recording)
        case .past(let past):
            do throws(AdmissionError) {
                return try launcher.start(id: session.id, watch: session.watch, past, cause)
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

    // MARK: - Letting go

    /// Lets go of a session that nobody uses: for ever, or, where it is kept, until somebody comes back to it.
    package func putAside(_ running: RunningSession<Audience>) {
        switch running.kept {
        case .memory:
            directory.remove(running)
            running.session.end(reason: "nobody watched it for a while")
        case .archive, .recording:
            running.session.suspend { [directory] in directory.remove(running) }
        }
    }

    /// Ends a session and deletes what was recorded of it; the completion is called when nothing is left.
    package func close(_ running: RunningSession<Audience>, completion: @escaping @Sendable () -> Void) {
        directory.remove(running)
        running.session.end(reason: "it was closed")
        running.session.synchronize { [archive, shelf] _ in
            archive?.forget(running.id)
            shelf.remove(running.id)
            completion()
        }
    }

    /// Ends a session, and deletes what was recorded of it. One that is put or set aside is not rebuilt for that. The
    /// completion is called when nothing is left, or with the reason why it cannot be.
    package func close(_ id: String, completion: @escaping @Sendable (FindingError?) -> Void) {
        switch directory.find(id) {
        case .full(let running): return close(running) { completion(nil) }
        case .looking: return completion(.onlyShown)
        case nil: break
        }
        revivals.value(of: id) { [self] revival in
            switch revival {
            case .running(let running): close(running) { completion(nil) }
            case .impossible(let error): completion(error)
            case .deleted: completion(nil)
            }
        } work: { done in
            readers.run {
                // It may have come back before this was its turn.
                if let access = self.directory.find(id) { return done(.running(access.session)) }
                do throws(FindingError) {
                    try self.forget(id)
                    done(.deleted)
                } catch {
                    done(.impossible(error))
                }
            }
        }
    }

    private func forget(_ id: String) throws(FindingError) {
        guard let known = try archivedSession(named: id)?.id ?? shelf.find(id)?.id else { throw .unknown(id) }
        guard known.rawValue == id else { throw .onlyShown }
        archive?.forget(known)
        shelf.remove(known)
    }

    // MARK: - Beginning anew

    /// Lets go of a session in the middle of whatever it does, as a server that dies, and rebuilds it from its inputs.
    /// The completion is called when the new one is there, or with the reason why there is none.
    package func restart(
        _ running: RunningSession<Audience>, completion: @escaping @Sendable (FindingError?) -> Void
    ) {
        readers.run {
            if case .recording = running.kept { return completion(.recording) }
            do throws(ArchiveError) {
                _ = try running.kept.entries(after: .max)  // it must not go before it is known that it can come back
            } catch {
                return completion(.archive(error))
            }
            running.session.suspend {
                self.readers.run {
                    self.replace(running) { error in
                        running.audience.cut()
                        completion(error)
                    }
                }
            }
        }
    }

    /// Tells why a session cannot be rebuilt; nil when it was.
    private func replace(
        _ running: RunningSession<Audience>, _ done: @escaping @Sendable (FindingError?) -> Void
    ) {
        switch running.kept {
        case .memory(let journal):
            revivals.value(of: running.id.rawValue) { revival in
                switch revival {
                case .running: done(nil)
                case .impossible(let error): done(error)
                case .deleted: done(.unknown(running.id.rawValue))
                }
            } work: { done in
                done(replacement(of: running, journal))
            }
        case .archive, .recording:
            directory.remove(running)
            find(running.id.rawValue, .restarted) { finding in
                switch finding {
                case .success: done(nil)
                case .failure(let error): done(error)
                }
            }
        }
    }

    /// Starts a session anew in the place of one in memory, so that nobody misses it in between.
    private func replacement(of running: RunningSession<Audience>, _ journal: InMemoryJournal) -> Revival {
        guard let now = directory.find(running.id.rawValue)?.session else { return .deleted }
        guard now === running else { return .running(now) }
        let past: SessionPast
        do {
            past = try SessionPast(journal.entries)
        } catch {
            directory.remove(running)
            return .impossible(.archive(.unreadable(reason: "\(error)")))
        }
        do {
            let started = try launcher.start(
                id: running.id, watch: running.watch, past, .restarted, for: running.client)
            return .running(started)
        } catch {
            directory.remove(running)
            return .impossible(.noRoom(error))
        }
    }
}
