import HTTPServer
import Sessions
import Wire

/// Access of requests to the sessions that they name.
///
/// All functions send a problem as the response if there is no such session, if the client may not do what it wants,
/// if `body` throws, or if the session leaves this server meanwhile.
struct SessionGateway: Sendable {
    let sessions: ServedSessions
    let players: Players
    /// The queue of guests' requests.
    let guests: GuestQueue
    let gatekeeper: Gatekeeper

    /// Runs `body` with the session of this name: immediately if it runs, or after it has been rebuilt.
    func withSession(
        _ name: String, for context: RequestContext,
        _ body: @escaping @Sendable (ServedAccess) throws(ProblemDetails) -> Void
    ) {
        sessions.parking.find(name) { finding in
            do throws(ProblemDetails) {
                try body(try context.accessLevel.access(finding))
            } catch {
                context.reply.send(error)
            }
        }
    }

    /// Runs `body` with the session of this name, whether the client has a token or not.
    ///
    /// Runs `quarantined` instead if the session could not be rebuilt and is set aside.
    func withSession(
        _ name: String, for context: RequestContext, _ body: @escaping @Sendable (ServedSession) -> Void,
        quarantined: @escaping @Sendable () -> Void
    ) {
        sessions.parking.find(name) { finding in
            switch finding {
            case .success(let access): body(access.session)
            case .failure(.setAside): quarantined()
            case .failure(let error): context.reply.send(error.problem)
            }
        }
    }

    /// Runs `body` with the session of this name, for members and guests alike. Sends a problem if the session is
    /// quarantined.
    func withReplayableSession(
        _ name: String, for context: RequestContext, _ body: @escaping @Sendable (ServedSession) -> Void
    ) {
        withSession(name, for: context, body) {
            context.reply.send(FindingError.setAside(SessionID(name), reason: "The session is quarantined.").problem)
        }
    }

    /// Runs `body` as `withSession` does, but only for the client in control. If another client has received control
    /// before the session handles the submitted input, the input is rejected.
    func withDriver(
        of name: String, for context: RequestContext,
        _ body: @escaping @Sendable (ServedDriver) throws(ProblemDetails) -> Void
    ) {
        withSession(name, for: context) { access throws(ProblemDetails) in
            switch access {
            case .full(let driver): try body(driver)
            case .looking(let running) where running.viewerID.rawValue == name: throw .viewOnly()
            case .looking(let running):
                throw InputRejection.notDriving(by: running.session.driving.driver.name).problem
            }
        }
    }

    /// Runs `body` between two inputs of a session.
    func read(
        _ running: ServedSession, for context: RequestContext,
        _ body: @escaping @Sendable (SessionView) async throws(SnapshotFailure) -> Void
    ) {
        running.session.synchronize { view in await read(view, for: context, body) }
    }

    /// Runs `body` between two inputs of a session, in the guests' queue if the client does not control the session.
    ///
    /// Guests' requests wait for each other, and never delay requests of the client in control. Requests with the same
    /// `subject` are served together.
    func read(
        _ access: ServedAccess, for context: RequestContext, sharing subject: String? = nil,
        _ body: @escaping @Sendable (SessionView) async throws(SnapshotFailure) -> Void
    ) {
        do throws(ProblemDetails) {
            try synchronize(
                access, for: context.requester, sharing: subject, isGone: { context.reply.isGone }
            ) { view in
                await read(view, for: context, body)
            }
        } catch {
            context.reply.send(error)
        }
    }

    /// Runs `body` between two inputs of a session, in the guests' queue if the client does not control the session;
    /// see `read`. Throws if too many guests' requests wait.
    func synchronize(
        _ access: ServedAccess, for requester: Requester, sharing subject: String?,
        isGone: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable (SessionView) async -> Void
    ) throws(ProblemDetails) {
        let running = access.session
        guard isQueued(access, for: requester) else { return running.session.synchronize(body) }
        try enqueue(.read, of: running, for: requester, sharing: subject, isGone: isGone) { turn in
            running.session.synchronize { view in
                await turn.count { await body(view) }
            }
        }
    }

    /// Replays a session after all inputs posted earlier, including its opening, have been applied.
    func replay(
        _ running: ServedSession, for context: RequestContext,
        _ body: @escaping @Sendable (PlayedSession) async throws(ProblemDetails) -> Void
    ) {
        running.session.synchronize { _ in
            players.withPlayer(of: running) { played in await replay(played, for: context, body) }
        }
    }

    /// Replays a session, in the guests' queue if the client does not control the session; see `read`.
    func replay(
        _ access: ServedAccess, for context: RequestContext,
        _ body: @escaping @Sendable (PlayedSession) async throws(ProblemDetails) -> Void
    ) {
        let running = access.session
        guard isQueued(access, for: context.requester) else { return replay(running, for: context, body) }
        do throws(ProblemDetails) {
            try enqueue(.play, of: running, for: context.requester, isGone: { context.reply.isGone }) { turn in
                running.session.synchronize { _ in
                    players.withPlayer(of: running) { played in
                        await turn.count { await replay(played, for: context, body) }
                    }
                }
            }
        } catch {
            context.reply.send(error)
        }
    }

    /// Returns why a client cannot read a session now; nil if it can.
    func refusal(of access: ServedAccess, for requester: Requester) -> ProblemDetails? {
        guard isQueued(access, for: requester) else { return nil }
        return guests.refusal(client: requester.client, session: access.session.audience.owner)
    }

    /// Adds work about a session to the guests' queue. Requests with the same `subject` are served together.
    private func enqueue(
        _ kind: GuestQueue.Kind, of running: ServedSession, for requester: Requester, sharing subject: String? = nil,
        isGone: @escaping @Sendable () -> Bool, _ work: @escaping @Sendable (GuestTurn) -> Void
    ) throws(ProblemDetails) {
        try guests.add(
            .init(
                client: requester.client, session: running.audience.owner, kind: kind, subject: subject,
                isGone: isGone, work: work))
    }

    /// Whether a request is served in the queue for clients that do not control the session.
    ///
    /// Requests of clients with full access are never queued. If tokens are required, requests of clients with a token
    /// are not queued either.
    private func isQueued(_ access: ServedAccess, for requester: Requester) -> Bool {
        switch (access, requester.accessLevel) {
        case (.full, _): false
        case (.looking, .guest): true
        case (.looking, .member): !gatekeeper.asksForTokens
        }
    }

    private nonisolated(nonsending) func read(
        _ view: SessionView, for context: RequestContext,
        _ body: @Sendable (SessionView) async throws(SnapshotFailure) -> Void
    ) async {
        if context.reply.isGone { return }
        if let departure = view.departure { return context.reply.send(departure.problem) }
        do throws(SnapshotFailure) {
            try await body(view)
        } catch {
            context.reply.send(error.problem)
        }
    }

    private nonisolated(nonsending) func replay(
        _ played: PlayedSession, for context: RequestContext,
        _ body: @Sendable (PlayedSession) async throws(ProblemDetails) -> Void
    ) async {
        if context.reply.isGone { return }
        do throws(ProblemDetails) {
            try await body(played)
        } catch {
            context.reply.send(error)
        }
    }
}

extension Gatekeeper.AccessLevel {
    /// Returns the session that was found. Throws if none was found, or if a guest uses an id that gives control,
    /// because such an id grants no access to the server.
    func access(_ finding: Result<ServedAccess, FindingError>) throws(ProblemDetails) -> ServedAccess {
        switch (self, finding) {
        case (_, .failure(let error)): throw error.problem
        case (.guest, .success(.full)): throw .tokenNeeded()
        case (.member, .success(let access)), (.guest, .success(let access)): return access
        }
    }
}
