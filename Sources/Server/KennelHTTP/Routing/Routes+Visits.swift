import HTTPServer
import Sessions
import Wire

/// How requests come to the sessions they name.
extension Routes {
    /// Runs `body` with the session of this name: at once where it runs, later where it must be rebuilt first. Refuses
    /// the request where there is none, or `body` throws.
    func visit(
        _ name: String, _ standing: Gatekeeper.Standing, _ reply: any Answering,
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

    /// Runs `body` with the session of this name, whoever asks, or `setAside` where it is set aside because it could
    /// not be rebuilt. Refuses the request where there is none.
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

    /// Runs `body` between two inputs of a session, and refuses the request where its app does not survive that, or
    /// where the session has been let go of by then.
    func look(
        at running: ServedSession, _ reply: any Answering,
        _ body: @escaping @Sendable (SessionView) async throws(FailedLook) -> Void
    ) {
        running.session.synchronize { [self] view in await look(at: view, reply, body) }
    }

    /// As `look`, for somebody who came to the session as one of many may: who only looks waits behind the others who
    /// do, and beside all that whoever drives it asks for. Those who wait for the same `subject` are served together.
    func look(
        at access: ServedAccess, for asker: Asker, sharing subject: String? = nil, _ reply: any Answering,
        _ body: @escaping @Sendable (SessionView) async throws(FailedLook) -> Void
    ) {
        let running = access.session
        guard isServedBeside(access, asker) else { return look(at: running, reply, body) }
        do throws(ProblemDetails) {
            try guests.add(
                .init(
                    client: asker.client, session: running.audience.owner, kind: .look, subject: subject,
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

    /// Whether what somebody asks for is worked off beside all else. Where clients are told apart by tokens, those who
    /// have one are not guests; elsewhere everybody is who does not drive the session.
    func isServedBeside(_ access: ServedAccess, _ asker: Asker) -> Bool {
        switch (access, asker.standing) {
        case (.full, _): false
        case (.looking, .guest): true
        case (.looking, .member): !gatekeeper.asksForTokens
        }
    }

    private nonisolated(nonsending) func look(
        at view: SessionView, _ reply: any Answering,
        _ body: @Sendable (SessionView) async throws(FailedLook) -> Void
    ) async {
        if reply.isGone { return }
        if let departure = view.departure { return refuse(departure.problem, reply) }
        do throws(FailedLook) {
            try await body(view)
        } catch {
            refuse(error.problem, reply)
        }
    }

    /// As `visit`, but only for whoever brings the name that drives the session. What they do goes through the driver,
    /// who may be another when it is its turn.
    func change(
        _ id: String, _ reply: any Answering,
        _ body: @escaping @Sendable (ServedDriver) throws(ProblemDetails) -> Void
    ) {
        visit(id, .member, reply) { access throws(ProblemDetails) in
            switch access {
            case .full(let driver): try body(driver)
            case .looking(let running) where running.watch.rawValue == id: throw .viewOnly()
            case .looking(let running):
                throw InputRejection.notDriving(by: running.session.driving.driver.name).problem
            }
        }
    }
}

extension Gatekeeper.Standing {
    /// The session that was found. Throws where there is none, and where somebody without the token comes by the name
    /// that drives it: that is no key to the server.
    func access(_ finding: Result<ServedAccess, FindingError>) throws(ProblemDetails) -> ServedAccess {
        switch (self, finding) {
        case (_, .failure(let error)): throw error.problem
        case (.guest, .success(.full)): throw .tokenNeeded()
        case (.member, .success(let access)), (.guest, .success(let access)): return access
        }
    }
}

extension Route {
    /// Whether somebody without the token is answered: the page, and what a watch link shows of its own session.
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
