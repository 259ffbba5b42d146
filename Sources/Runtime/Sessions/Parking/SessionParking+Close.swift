import Wire

/// Ends sessions that are no longer needed.
extension SessionParking {
    /// Frees an unused session. A session in memory ends; an archived one is parked until it is requested again.
    package func putAside(
        _ running: RunningSession<Audience>, completion: @escaping @Sendable () -> Void = {}
    ) {
        switch running.inputSource {
        case .memory:
            directory.remove(running)
            running.session.end(reason: "it had no viewers for some time")
            completion()
        case .archive, .recording:
            running.session.suspend { [directory] in
                directory.remove(running)
                // A viewer may have connected in the meantime, and must reconnect to the rebuilt session.
                running.audience.cut()
                completion()
            }
        }
    }

    /// Ends a session and deletes its records. The completion is called when nothing remains, or with the reason why
    /// the records cannot be deleted; the session stays parked then.
    package func close(
        _ running: RunningSession<Audience>, completion: @escaping @Sendable (FindingError?) -> Void
    ) {
        directory.remove(running)
        running.session.end(reason: "it was closed")
        running.session.synchronize { [archive, recordingStore] _ in
            do throws(ArchiveError) {
                try archive?.delete(running.id)
                recordingStore.remove(running.id)
                completion(nil)
            } catch {
                completion(.archive(error))
            }
        }
    }

    /// Ends a session and deletes its records. A parked or quarantined session is not rebuilt for that.
    ///
    /// - Parameter completion: Called when nothing remains, or with the reason why the session cannot be deleted.
    package func close(_ id: String, completion: @escaping @Sendable (FindingError?) -> Void) {
        switch directory.find(id) {
        case let access?: return close(by: access, completion)
        case nil: break
        }
        revivals.value(of: id) { [self] revival in
            switch revival {
            case .running(let running): close(by: running.access(by: id), completion)
            case .impossible(let error): completion(error)
            case .deleted: completion(nil)
            }
        } work: { done in
            readers.run {
                // The session may have been rebuilt before this work started.
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

    private func close(by access: SessionAccess<Audience>, _ completion: @escaping @Sendable (FindingError?) -> Void) {
        switch access {
        case .full(let driver): close(driver.session, completion: completion)
        case .looking: completion(.onlyShown)
        }
    }

    private func forget(_ name: String) throws(FindingError) {
        let archived = try archivedSession(named: name)
        guard let known = archived?.id ?? recordingStore.find(name)?.id else { throw .unknown(name) }
        let isDriver = if let archived { try drives(name, session: archived) } else { known.rawValue == name }
        guard isDriver else { throw .onlyShown }
        do throws(ArchiveError) {
            try archive?.delete(known)
        } catch {
            throw .archive(error)
        }
        recordingStore.remove(known)
    }

    /// Returns whether the id in a request controls a session that does not run. Only the session's own id controls a
    /// quarantined session.
    private func drives(_ name: String, session: RecordedSession) throws(FindingError) -> Bool {
        if case .quarantined = session.state { return session.id.rawValue == name }
        guard session.viewerID.rawValue != name else { return false }
        switch try contents(of: session) {
        case .recording: return session.id.rawValue == name
        case .past(let past): return Driving(after: past.entries).isDriven(by: name, id: session.id)
        }
    }
}
