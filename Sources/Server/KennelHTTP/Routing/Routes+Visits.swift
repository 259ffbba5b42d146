import HTTPServer
import Sessions
import Wire

/// Access of requests to the sessions that they name.
extension Routes {
    /// Runs `body` with the session of this name: immediately if it runs, or after it has been rebuilt. Refuses the
    /// request if there is no such session or `body` throws.
    func visit(
        _ name: String, _ standing: Gatekeeper.AccessLevel, _ reply: any Answering,
        _ body: @escaping @Sendable (ServedAccess) throws(ProblemDetails) -> Void
    ) {
        sessions.parking.find(name) { [self] finding in
            do throws(ProblemDetails) {
                try body(try standing.access(finding))
            } catch {
                refuse(error, reply)
            }
        }
    }

    /// Runs `body` with the session of this name, for members and guests alike, or `setAside` if the session is
    /// quarantined because it could not be rebuilt. Refuses the request if there is no such session.
    func find(
        _ name: String, _ reply: any Answering, _ body: @escaping @Sendable (ServedSession) -> Void,
        setAside: @escaping @Sendable () -> Void
    ) {
        sessions.parking.find(name) { [self] finding in
            switch finding {
            case .success(let access): body(access.session)
            case .failure(.setAside): setAside()
            case .failure(let error): refuse(error.problem, reply)
            }
        }
    }

    /// Runs `body` between two inputs of a session. Refuses the request if the app crashes meanwhile, or if the session
    /// has left this server by then.
    func look(
        at running: ServedSession, _ reply: any Answering,
        _ body: @escaping @Sendable (SessionView) async throws(SnapshotFailure) -> Void
    ) {
        running.session.synchronize { [self] view in await look(at: view, reply, body) }
    }

    /// Runs `body` as `look` does, in the guests' queue if the client does not drive the session.
    ///
    /// Guests' requests wait for each other and never delay the driver's. Requests with the same `subject` are served
    /// together.
    func look(
        at access: ServedAccess, for asker: Asker, sharing subject: String? = nil, _ reply: any Answering,
        _ body: @escaping @Sendable (SessionView) async throws(SnapshotFailure) -> Void
    ) {
        let running = access.session
        guard isServedBeside(access, asker) else { return look(at: running, reply, body) }
        do throws(ProblemDetails) {
            try guests.add(
                .init(
                    client: asker.client, session: running.audience.owner, kind: .read, subject: subject,
                    isGone: { reply.isGone }
                ) {
                    [self] turn in
                    running.session.synchronize { [self] view in await turn.count { await look(at: view, reply, body) }
                    }
                })
        } catch {
            refuse(error, reply)
        }
    }

    /// Whether a request is served in the queue for clients that do not control the session.
    ///
    /// Clients with full access never are. If tokens are required, clients with a token are not either.
    func isServedBeside(_ access: ServedAccess, _ asker: Asker) -> Bool {
        switch (access, asker.accessLevel) {
        case (.full, _): false
        case (.looking, .guest): true
        case (.looking, .member): !gatekeeper.asksForTokens
        }
    }

    private nonisolated(nonsending) func look(
        at view: SessionView, _ reply: any Answering,
        _ body: @Sendable (SessionView) async throws(SnapshotFailure) -> Void
    ) async {
        if reply.isGone { return }
        if let departure = view.departure { return refuse(departure.problem, reply) }
        do throws(SnapshotFailure) {
            try await body(view)
        } catch {
            refuse(error.problem, reply)
        }
    }

    /// Runs `body` as `visit` does, but only for a client that uses the id of the driver. Control may have changed when
    /// the submitted input's turn comes; the driver's access then rejects it.
    func change(
        _ id: String, _ reply: any Answering,
        _ body: @escaping @Sendable (ServedDriver) throws(ProblemDetails) -> Void
    ) {
        visit(id, .member, reply) { access throws(ProblemDetails) in
            switch access {
            case .full(let driver): try body(driver)
            case .looking(let running) where running.viewerID.rawValue == id: throw .viewOnly()
            case .looking(let running):
                throw InputRejection.notDriving(by: running.session.driving.driver.name).problem
            }
        }
    }
}

extension Gatekeeper.AccessLevel {
    /// Returns the session that was found. Throws if there is none, or if a client without the token uses an id that
    /// gives control, because such an id grants no access to the server.
    func access(_ finding: Result<ServedAccess, FindingError>) throws(ProblemDetails) -> ServedAccess {
        switch (self, finding) {
        case (_, .failure(let error)): throw error.problem
        case (.guest, .success(.full)): throw .tokenNeeded()
        case (.member, .success(let access)), (.guest, .success(let access)): return access
        }
    }
}

extension APIRoute {
    /// Whether the route serves clients without the token. They get the page, and the session of their watch link.
    func admitsGuest(_ request: HTTPRequest) -> Bool {
        switch self {
        case .health, .fontSheet, .font: true
        case .session, .events, .sharedEvents, .held, .step, .image, .layout, .picture:
            ["GET", "HEAD"].contains(request.method)
        case .file: request.pathComponents != [] || request.query("watch") != nil
        case .apps, .backends, .controllers, .schema, .screens, .sessions, .inputs, .faults, .document, .branches,
            .restart,
            .recovery, .control, .recording, .recordings, .export, .exchange, .heldRequest, .scripts, .script, .sweeps,
            .sweep, .sweepCell, .comparisons, .comparison, .metrics, .unknown:
            false
        }
    }
}
