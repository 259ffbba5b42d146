import Wire

/// Sessions that are rebuilt in the middle of what they do.
extension SessionParking {
    /// Lets go of a session in the middle of whatever it does, as a server that dies, and rebuilds it from its inputs.
    /// The completion is called when the new one is there, or with the reason why there is none.
    package func restart(
        _ running: RunningSession<Audience>, completion: @escaping @Sendable (FindingError?) -> Void
    ) {
        if case .recording = running.kept { return completion(.recording) }
        rebuild(running, completion: completion)
    }

    /// As `restart`, and for recordings too, of which the app may have crashed as it was rebuilt.
    package func rebuild(
        _ running: RunningSession<Audience>, completion: @escaping @Sendable (FindingError?) -> Void
    ) {
        readers.run {
            do throws(ArchiveError) {
                _ = try running.kept.entries(after: .max)  // it must not go before it is known that it can come back
            } catch {
                return completion(.archive(error))
            }
            // Whoever is told that it was put aside finds the new one.
            running.session.suspend {
                self.replace(running, stoppedAt: WallTime.milliseconds) { error in
                    running.audience.cut()
                    completion(error)
                }
            }
        }
    }

    /// Tells why a session cannot be rebuilt; nil when it was.
    private func replace(
        _ running: RunningSession<Audience>, stoppedAt stopped: Int64,
        _ done: @escaping @Sendable (FindingError?) -> Void
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

    /// Starts a session anew in the place of one in memory, so that nobody misses it in between.
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
                id: running.id, watch: running.watch, past, after: .restarted(at: stopped), for: running.client)
            return .running(started)
        } catch {
            directory.remove(running)
            return .impossible(.noRoom(error))
        }
    }
}
