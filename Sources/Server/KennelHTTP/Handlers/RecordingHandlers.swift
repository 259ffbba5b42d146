import Dispatch
import HTTPServer
import JSON
import Sessions
import Wire

/// The endpoints of recorded sessions: steps, branches, and recording files.
struct RecordingHandlers: EndpointGroup {
    /// The queue for reading and writing files without replaying them.
    private static let files = DispatchQueue(label: "kennel.files", qos: .utility)
    /// The path to which recordings are uploaded, which accepts larger bodies.
    static let uploadPath = "/api/recordings"

    let gateway: SessionGateway
    let opener: SessionOpener
    let bodies: RequestBodies
    let scripts: FaultScriptStore
    let downloads: SessionDownloads
    /// The maximum size of an uploaded recording in bytes.
    let longestRecording: Int

    private var sessions: ServedSessions { gateway.sessions }

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "GET", "/api/sessions/{id}/steps/{n}", for: .viewers,
                .init(
                    "Returns a session as it was after one of its inputs.",
                    query: [.init(name: "since", summary: "The step to compare with; the one before if absent.")]),
                handler: showStep),
            Endpoint(
                "POST", "/api/sessions/{id}/branches",
                .init("Opens a session that begins with the inputs up to a step.", body: .json, response: .json(201)),
                handler: openBranch),
            Endpoint(
                "GET", "/api/sessions/{id}/recording",
                .init("Returns the session as a recording file.", response: .media([SessionDownloads.recordingType])),
                handler: send),
            Endpoint(
                "POST", Self.uploadPath,
                .init("Opens a recording file.", body: .recording, response: .json(201)), handler: upload),
        ]
    }

    private func showStep(_ context: RequestContext) throws(ProblemDetails) {
        let number = context.parameter("n")
        guard let step = Int(number) else { throw .noStep(number) }
        var asked: Int?
        if let text = context.request.query("since") {
            guard let number = Int(text) else { throw .noStep(text) }
            asked = number
        }
        gateway.withSession(context.session, for: context) { [since = asked] access in
            access.session.touch(at: sessions.clock.now)
            gateway.replay(access, for: context) {
                [copies = sessions.copies] played async throws(ProblemDetails) in
                let answer = StepAnswer(
                    played: played, step: step, since: since, reader: access.reader, copies: copies,
                    isGone: { context.reply.isGone })
                if let step = try await answer.json() { context.reply.send(json: step) }
            }
        }
    }

    // MARK: - Branches

    private func openBranch(_ context: RequestContext) throws(ProblemDetails) {
        let body = try bodies.object(of: context.request)
        guard let step = body.members["step"]?.int else {
            throw ProblemDetails.malformed("\"step\" must be the number of a step.").at("/step")
        }
        let faults = try faults(asked: body)
        try opener.admit()
        gateway.withDriver(of: context.session, for: context) { driver in
            gateway.replay(driver.session, for: context) { _ async throws(ProblemDetails) in
                opener.withRoom(for: context) { () throws(ProblemDetails) in
                    try openBranch(of: driver, step: step, faults: faults, for: context)
                }
            }
        }
    }

    private func openBranch(
        of driver: ServedDriver, step: Int, faults: FaultScript?, for context: RequestContext
    ) throws(ProblemDetails) {
        let branch: ServedSession
        do {
            branch = try sessions.branches.branch(
                of: driver.session, step: step, for: context.requester.client, by: driver.name)
        } catch {
            throw error.problem
        }
        opener.metrics.sessionOpened()
        guard let faults else { return OpenedSession(branch).send(to: context.reply) }
        branch.session.submit(.faults(faults)) { result in
            switch result {
            case .success: OpenedSession(branch).send(to: context.reply)
            case .failure(let rejection):
                sessions.parking.close(branch) { _ in context.reply.send(rejection.problem) }
            }
        }
    }

    private func faults(asked body: BodyReader) throws(ProblemDetails) -> FaultScript? {
        guard let rules = body.members["faults"], !rules.isNull else { return nil }
        let script: JSON = rules.array == nil ? rules : .object(["rules": rules])
        return try FaultScriptReader(scriptStore: scripts).script(script, at: "/faults")
    }

    // MARK: - Files

    private func send(_ context: RequestContext) {
        gateway.withSession(context.session, for: context) {
            send($0, for: context)
        } quarantined: {
            sendQuarantined(context)
        }
    }

    private func send(_ running: ServedSession, for context: RequestContext) {
        running.touch(at: sessions.clock.now)
        running.session.synchronize { view in
            let end = (input: view.input, digest: view.digest)
            gateway.replay(running, for: context) { played async throws(ProblemDetails) in
                let (copies, owner) = (sessions.copies, running.audience.owner)
                let name = downloads.name(of: running)
                let subject = SharedCopies.Subject.recording(input: end.input, digest: end.digest, name: name)
                if let copy = copies.copy(of: subject, owner: owner) {
                    return downloads.sendRecording(copy, of: running.configuration, named: name, to: context.reply)
                }
                let header = downloads.header(of: running.configuration, named: name)
                let file = try await played.file(until: end, header: header)
                downloads.sendRecording(
                    copies.share(file, as: subject, owner: owner), of: running.configuration, named: name,
                    to: context.reply)
            }
        }
    }

    /// Sends the recording of a quarantined session unchanged.
    private func sendQuarantined(_ context: RequestContext) {
        Self.files.async {
            do throws(FindingError) {
                let recorded = try sessions.parking.recorded(context.session)
                let contents = try sessions.parking.contents(of: recorded)
                context.run { context throws(ProblemDetails) in
                    try downloads.sendRecording(contents, watch: recorded.viewerID, to: context.reply)
                }
            } catch {
                context.reply.send(error.problem)
            }
        }
    }

    private func upload(_ context: RequestContext) throws(ProblemDetails) {
        let type = context.request.header("Content-Type")
        guard let type, RequestBodies.isType(type, SessionDownloads.recordingType) else {
            throw ProblemDetails(
                415, kind: .wrongContentType, title: "The body must be a recording",
                detail: "Send it as \(SessionDownloads.recordingType).")
        }
        let lines = context.request.lines
        Self.files.async {
            context.run { context throws(ProblemDetails) in
                read(lines, into: try RecordingIntake(sessions.recordingStore, limit: longestRecording), for: context)
            }
        }
    }

    /// Validates and stores an uploaded file while it arrives, a few lines at a time.
    private func read(_ lines: BodyLines, into intake: RecordingIntake, for context: RequestContext) {
        lines.next { piece in
            Self.files.async { [intake] in
                var intake = intake
                do throws(ProblemDetails) {
                    switch piece {
                    case .lines(let piece):
                        try intake.append(piece)
                        read(lines, into: intake, for: context)
                    case .end:
                        if let app = intake.configuration?.app { try downloads.check(app: app) }
                        let recording = try intake.finish()
                        downloads.setName(intake.name, of: recording.viewerID)
                        OpenedSession(recording.id, watch: recording.viewerID, inputs: recording.facts.inputs)
                            .send(to: context.reply)
                    case .cut: intake.giveUp()
                    }
                } catch {
                    intake.giveUp()
                    context.reply.send(error)
                }
            }
        }
    }
}
