import Wire

/// Restarts running sessions.
extension SessionParking {
    /// Stops a session abruptly, as the end of the server would, and rebuilds it from its inputs. The completion is
    /// called when the new session runs, or with the reason why it does not.
    package func restart(
        _ running: RunningSession<Audience>, completion: @escaping @Sendable (FindingError?) -> Void
    ) {
        if case .recording = running.inputSource { return completion(.recording) }
        rebuild(running, completion: completion)
    }

    /// Does the same as `restart`, and also accepts a recording whose app crashed during the replay.
    package func rebuild(
        _ running: RunningSession<Audience>, completion: @escaping @Sendable (FindingError?) -> Void
    ) {
        readers.run {
            do throws(ArchiveError) {
                // A session whose inputs cannot be read must not be stopped.
                _ = try running.inputSource.entries(after: .max)
            } catch {
                return completion(.archive(error))
            }
            // A client that learns that the session was parked must find the new session.
            running.session.suspend {
                self.replace(running, stoppedAt: WallTime.milliseconds) { error in
                    running.audience.cut()
                    completion(error)
                }
            }
        }
    }

    /// Rebuilds a stopped session.
    ///
    /// - Parameter done: Receives nil, or the reason why the session could not be rebuilt.
    private func replace(
        _ running: RunningSession<Audience>, stoppedAt stopped: Int64,
        completion done: @escaping @Sendable (FindingError?) -> Void
    ) {
        switch running.inputSource {
        case .memory(let journal):
            revivals.value(of: running.id.rawValue) { revival in
                switch revival {
                case .running: done(nil)
                case .impossible(let error): done(error)
                case .deleted: done(.unknown(running.id.rawValue))
                }
            } work: { done in
                done(replacement(of: running, journal, stoppedAt: stopped))
            }
        case .archive, .recording:
            directory.remove(running)
            find(running.id.rawValue, after: .restarted(at: stopped)) { finding in
                switch finding {
                case .success: done(nil)
                case .failure(let error): done(error)
                }
            }
        }
    }

    /// Replaces a session in memory without a gap in which it cannot be found.
    private func replacement(
        of running: RunningSession<Audience>, _ journal: InMemoryJournal, stoppedAt stopped: Int64
    ) -> Revival {
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
                id: running.id, watch: running.viewerID, past, after: .restarted(at: stopped), for: running.client)
            return .running(started)
        } catch {
            directory.remove(running)
            return .impossible(.noRoom(error))
        }
    }
}
