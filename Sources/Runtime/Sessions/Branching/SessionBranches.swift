package import Wire

/// Creates sessions that begin with the inputs of another session.
package final class SessionBranches<Audience: SessionAudience>: Sendable {
    private let launcher: SessionLauncher<Audience>
    private let archive: SessionArchive?
    private let backends: any BackendPolicy
    private let hasOwnBackend: Bool

    /// Creates the branching service.
    ///
    /// - Parameter hasOwnBackend: Whether this process serves a backend itself. A recording from another server then
    ///   cannot name that backend.
    package init(
        launcher: SessionLauncher<Audience>, archive: SessionArchive?, backends: any BackendPolicy, hasOwnBackend: Bool
    ) {
        self.launcher = launcher
        self.archive = archive
        self.backends = backends
        self.hasOwnBackend = hasOwnBackend
    }

    /// Starts a new session with the inputs of another session up to a step. Reading the inputs may block.
    ///
    /// - Parameter name: The id with which the caller controls the other session; nil for its own id.
    package func branch(
        of running: RunningSession<Audience>, step: Int, for client: String, by name: SessionID? = nil
    ) throws(BranchError) -> RunningSession<Audience> {
        let entries: [JournalEntry]
        do {
            entries = try running.inputSource.entries(after: 0)
        } catch {
            throw .archive(error)
        }
        guard (1...max(entries.count, 1)).contains(step), !entries.isEmpty else {
            throw .noStep(step, count: entries.count)
        }
        try check(running.configuration)
        // Answers to blocking requests in that step's turn are recorded behind it and belong to the step.
        let end = step + entries[step...].prefix { $0.input.isBlockingResponse }.count
        let id = SessionID.random()
        let origin = BranchPoint(step: end, of: BranchPoint.Names(session: name ?? running.id, watch: running.viewerID))
        var own = entries.prefix(end).map { $0.inBranch(id, from: origin) }
        var digest = entries.count > end ? entries[end].digest : nil
        if let later = notes(after: end, in: entries), let last = own.last, let known = digest {
            own.append(
                JournalEntry(session: id, number: end + 1, time: last.time, key: nil, input: later, digest: known))
            digest = nil
        }
        let past: SessionPast
        do {
            past = try SessionPast(own, digest: digest)
        } catch {
            throw .archive(.unreadable(reason: "\(error)"))
        }
        return try start(id, from: past, for: client)
    }

    /// Returns the annotations that were written after the step and concern steps of the branch, as one input; nil if
    /// there are none.
    private func notes(after step: Int, in entries: [JournalEntry]) -> SessionInput? {
        let early = StepAnnotations(in: entries.prefix(step).lazy.map(\.input))
        let late = StepAnnotations(in: entries.lazy.map(\.input))
        let notes = late.changes(since: early, upTo: step)
        return notes.isEmpty ? nil : .notes(notes)
    }

    /// Starts a new session with inputs from outside this server. `past` receives the new session's id and returns the
    /// inputs.
    package func open(
        for client: String, _ past: (SessionID) throws(SessionPast.Damage) -> SessionPast
    ) throws(BranchError) -> RunningSession<Audience> {
        let id = SessionID.random()
        let known: SessionPast
        do {
            known = try past(id)
        } catch {
            throw .archive(.unreadable(reason: "\(error)"))
        }
        try check(known.configuration)
        return try start(id, from: known, for: client)
    }

    private func start(
        _ id: SessionID, from past: SessionPast, for client: String
    ) throws(BranchError) -> RunningSession<Audience> {
        let watch = SessionID.random()
        do {
            try archive?.add(past.entries, watch: watch, opened: past.configuration.opened)
        } catch {
            throw .archive(error)
        }
        do {
            return try launcher.start(id: id, watch: watch, past, after: .branched, for: client)
        } catch {
            archive?.forget(id)
            throw .noRoom(error)
        }
    }

    /// Throws unless a client of this server could also name the backend of a recording.
    private func check(_ configuration: SessionConfiguration) throws(BranchError) {
        guard let bff = configuration.bff, !(configuration.isOwnBackend && hasOwnBackend) else { return }
        guard let origin = WebOrigin(bff) else { throw .noBackend }
        do {
            try backends.permit(origin)
        } catch {
            throw .backend(error)
        }
    }
}

extension JournalEntry {
    /// Returns the entry as one of a branch.
    ///
    /// The entry has no idempotency key, because only pages of the original session know the key.
    fileprivate func inBranch(_ session: SessionID, from origin: BranchPoint) -> JournalEntry {
        JournalEntry(
            session: session, number: number, time: time, key: nil, input: input.branching(from: origin), digest: digest
        )
    }
}
