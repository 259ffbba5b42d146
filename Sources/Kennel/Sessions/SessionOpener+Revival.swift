import Foundation
import JournalStore
import Sessions
import Wire

/// Sessions that were put aside and come back: each is rebuilt once, however many ask for it, and nobody who asks for
/// anything else waits for that.
extension SessionOpener {
    /// What became of a session that did not run.
    enum Revival: Sendable {
        /// It runs.
        case running(RunningSession)
        /// It cannot run, and why.
        case impossible(ProblemDetails)
        /// What was recorded of it was deleted.
        case deleted
    }

    typealias Finding = Result<SessionRegistry.Access, ProblemDetails>

    /// Gives the session with this id or watch id: at once where it runs, and from another thread when it is rebuilt where
    /// it is put aside. `cause` is why it does not run, where that is known.
    func find(_ name: String, _ cause: Pause.Cause? = nil, then: @escaping @Sendable (Finding) -> Void) {
        if let access = registry.find(name) { return then(.success(access)) }
        revivals.value(of: name) { revival in
            switch revival {
            case .running(let running):
                then(.success(running.id.rawValue == name ? .full(running) : .looking(running)))
            case .impossible(let problem): then(.failure(problem))
            case .deleted: then(.failure(.unknownSession(name)))
            }
        } work: { done in
            aside { self.revive(name, cause, done) }
        }
    }

    /// Ends a session, and deletes what was recorded of it. One that is put or set aside is not rebuilt for that. The
    /// completion is called when nothing is left, or with the reason why it cannot be.
    func close(_ id: String, completion: @escaping @Sendable (ProblemDetails?) -> Void) {
        switch registry.find(id) {
        case .full(let running): return close(running) { completion(nil) }
        case .looking: return completion(.viewOnly())
        case nil: break
        }
        revivals.value(of: id) { [self] revival in
            switch revival {
            case .running(let running): close(running) { completion(nil) }
            case .impossible(let problem): completion(problem)
            case .deleted: completion(nil)
            }
        } work: { done in
            aside {
                // It may have come back before this was its turn.
                if let access = self.registry.find(id) { return done(.running(access.session)) }
                do throws(ProblemDetails) {
                    try self.forget(id)
                    done(.deleted)
                } catch {
                    done(.impossible(error))
                }
            }
        }
    }

    private func forget(_ id: String) throws(ProblemDetails) {
        guard let known = try archive?.session(named: id)?.id ?? shelf.find(id)?.id else { throw .unknownSession(id) }
        guard known.rawValue == id else { throw .viewOnly() }
        archive?.forget(known)
        shelf.remove(known)
    }

    private func revive(_ name: String, _ cause: Pause.Cause?, _ done: @escaping @Sendable (Revival) -> Void) {
        if let access = registry.find(name) { return done(.running(access.session)) }
        do throws(ProblemDetails) {
            guard let session = try archive?.session(named: name) else {
                guard let recording = shelf.find(name) else { throw .unknownSession(name) }
                return done(.running(try start(recording)))
            }
            if session.id.rawValue == name { return rebuild(session, cause, done) }
            revivals.value(of: session.id.rawValue, then: done) { done in rebuild(session, cause, done) }
        } catch {
            done(.impossible(error))
        }
    }

    /// Rebuilds a recorded session when its turn has come; what it takes is read then, so that few are in memory at once.
    private func rebuild(
        _ session: RecordedSession, _ cause: Pause.Cause?, _ done: @escaping @Sendable (Revival) -> Void
    ) {
        // It may have come back while its name was looked up.
        if let access = registry.find(session.id.rawValue) { return done(.running(access.session)) }
        if case .quarantined(let reason) = session.state {
            return done(.impossible(.quarantined(session.id, reason)))
        }
        guard let archive, let rebuildings else { return done(.impossible(.unknownSession(session.id.rawValue))) }
        Task {
            await rebuildings.begin(session)
            aside {
                do throws(ProblemDetails) {
                    let running =
                        switch try archive.contents(of: session) {
                        case .past(let past): try self.start(id: session.id, watch: session.watch, past, cause)
                        case .recording(let recording): try self.start(recording)
                        }
                    running.session.synchronize { _ in rebuildings.end(session) }
                    done(.running(running))
                } catch {
                    rebuildings.end(session)
                    done(.impossible(error))
                }
            }
        }
    }

    /// Lets go of a session in the middle of whatever it does, as a server that dies, and rebuilds it from its inputs.
    /// The completion is called when the new one is there, or with the reason why there is none.
    func restart(_ running: RunningSession, completion: @escaping @Sendable (ProblemDetails?) -> Void) {
        aside {
            do throws(ProblemDetails) {
                if case .recording = running.kept { throw InputRejection.recording.problem }
                _ = try running.kept.entries(after: .max)  // it must not go before it is known that it can come back
            } catch {
                return completion(error)
            }
            running.session.suspend {
                self.aside {
                    self.replace(running) { problem in
                        running.broadcast.cut()
                        completion(problem)
                    }
                }
            }
        }
    }

    /// Tells why a session cannot be rebuilt; nil when it was.
    private func replace(_ running: RunningSession, _ done: @escaping @Sendable (ProblemDetails?) -> Void) {
        switch running.kept {
        case .memory(let journal):
            revivals.value(of: running.id.rawValue) { revival in
                switch revival {
                case .running: done(nil)
                case .impossible(let problem): done(problem)
                case .deleted: done(.unknownSession(running.id.rawValue))
                }
            } work: { done in
                done(replacement(of: running, journal))
            }
        case .archive, .recording:
            registry.remove(running)
            find(running.id.rawValue, .restarted) { finding in
                switch finding {
                case .success: done(nil)
                case .failure(let problem): done(problem)
                }
            }
        }
    }

    /// Starts a session anew in the place of one in memory, so that nobody misses it in between.
    private func replacement(of running: RunningSession, _ journal: InMemoryJournal) -> Revival {
        guard let now = registry.find(running.id.rawValue)?.session else { return .deleted }
        guard now === running else { return .running(now) }
        do {
            let past = try SessionPast(journal.entries)
            return .running(try start(id: running.id, watch: running.watch, past, .restarted, for: running.client))
        } catch {
            registry.remove(running)
            return .impossible(error as? ProblemDetails ?? .unreadable("\(error)"))
        }
    }
}
