import Dispatch
import Foundation
import HTTPServer
import JSON
import Sessions
import Wire

/// The history of sessions: steps, branches, and recording files.
extension Routes {
    /// The queue for reading and writing files without replaying them.
    private static let files = DispatchQueue(label: "kennel.files", qos: .utility)
    private static let type = "application/x-ndjson"

    func showStep(
        _ number: String, of id: String, _ request: HTTPRequest, _ asker: Asker, _ reply: any Answering
    ) throws(ProblemDetails) {
        guard let step = Int(number) else { throw .noStep(number) }
        var asked: Int?
        if let text = request.query("since") {
            guard let number = Int(text) else { throw .noStep(text) }
            asked = number
        }
        visit(id, asker.accessLevel, reply) { [self, since = asked] access in
            access.session.touch(at: sessions.clock.now)
            play(access, for: asker, reply) { [copies = sessions.copies] played async throws(ProblemDetails) in
                let answer = StepAnswer(
                    played: played, step: step, since: since, reader: access.reader, copies: copies,
                    isGone: { reply.isGone })
                if let step = try await answer.json() { reply.send(json: step) }
            }
        }
    }

    func openBranch(_ request: HTTPRequest, of id: String, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        guard let step = body.members["step"]?.int else {
            throw ProblemDetails.malformed("\"step\" must be the number of a step.").at("/step")
        }
        let faults = try faults(asked: body)
        try admit()
        let client = request.remoteAddress
        change(id, reply) { [self] driver in
            play(driver.session, reply) { [self] _ async throws(ProblemDetails) in
                withRoom(for: client, reply) { [self] () throws(ProblemDetails) in
                    let branch = try self.branch(of: driver, step: step, for: client)
                    metrics.sessionOpened()
                    guard let faults else { return sendOpened(branch.id, branch.viewerID, inputs: nil, reply) }
                    branch.session.submit(.faults(faults)) { [self] result in
                        switch result {
                        case .success: sendOpened(branch.id, branch.viewerID, inputs: nil, reply)
                        case .failure(let rejection):
                            sessions.parking.close(branch) { _ in self.refuse(rejection.problem, reply) }
                        }
                    }
                }
            }
        }
    }

    private func branch(
        of driver: ServedDriver, step: Int, for client: String
    ) throws(ProblemDetails) -> ServedSession {
        do {
            return try sessions.branches.branch(
                of: driver.session, step: step, for: client, by: driver.name)
        } catch {
            throw error.problem
        }
    }

    func restartSession(_ id: String, _ reply: any Answering) {
        change(id, reply) { [self] driver in
            sessions.parking.restart(driver.session) { [self] error in
                finish(error?.problem, reply)
            }
        }
    }

    func sendRecording(of id: String, _ reply: any Answering) {
        find(id, reply) { [self] in
            sendRecording(of: $0, reply)
        } setAside: { [self] in
            sendSetAside(id, reply)
        }
    }

    private func sendRecording(of running: ServedSession, _ reply: any Answering) {
        running.touch(at: sessions.clock.now)
        running.session.synchronize { [self] view in
            let end = (input: view.input, digest: view.digest)
            play(running, reply) { [self] played async throws(ProblemDetails) in
                let (copies, owner) = (sessions.copies, running.audience.owner)
                let given = names[running.viewerID.rawValue]
                let subject = SharedCopies.Subject.recording(input: end.input, digest: end.digest, name: given)
                let name = "\(fileName(of: running.configuration, called: given)).kennel"
                if let copy = copies.copy(of: subject, owner: owner) {
                    return send(copy, Self.type, named: name, reply)
                }
                var header = catalogue.header(of: running.configuration.app)
                header.name = given
                let file = try await played.file(until: end, header: header)
                send(copies.share(file, as: subject, owner: owner), Self.type, named: name, reply)
            }
        }
    }

    /// Sends the recording of a quarantined session unchanged.
    private func sendSetAside(_ id: String, _ reply: any Answering) {
        Self.files.async { [self] in
            do throws(FindingError) {
                let parking = sessions.parking
                let recorded = try parking.recorded(id)
                send(try parking.contents(of: recorded), called: names[recorded.viewerID.rawValue], reply)
            } catch {
                refuse(error.problem, reply)
            }
        }
    }

    private func send(_ contents: SessionArchive.Contents, called name: String?, _ reply: any Answering) {
        do throws(ArchiveError) {
            let (file, configuration) = try contents.file { [catalogue] configuration in
                var header = catalogue.header(of: configuration.app)
                header.name = name
                return header
            }
            send(file, Self.type, named: "\(fileName(of: configuration, called: name)).kennel", reply)
        } catch {
            refuse(error.problem, reply)
        }
    }

    /// Answers with a file to be saved.
    func send(_ file: [UInt8], _ type: String, named name: String, _ reply: any Answering, headers: Headers = []) {
        send(SharedBytes(file), type, named: name, reply, headers: headers)
    }

    private func send(
        _ file: SharedBytes, _ type: String, named name: String, _ reply: any Answering, headers: Headers = []
    ) {
        reply.send(
            HTTPResponse(
                status: 200,
                headers: [
                    ("Content-Type", type), ("Content-Disposition", "attachment; filename=\"\(name)\""),
                ] + headers + SecurityHeaders.data, shared: file))
    }

    func openRecording(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let type = request.header("Content-Type")
        guard let type, Self.isType(type, Self.type) else {
            throw ProblemDetails(
                415, kind: "wrong-content-type", title: "The body must be a recording",
                detail: "Send it as \(Self.type).")
        }
        let lines = request.lines
        Self.files.async { [self] in
            do throws(ProblemDetails) {
                take(lines, into: try RecordingIntake(sessions.recordingStore, limit: bounds.recordingBytes), reply)
            } catch {
                refuse(error, reply)
            }
        }
    }

    /// Validates and stores an uploaded file while it arrives, a few lines at a time.
    private func take(_ lines: BodyLines, into intake: RecordingIntake, _ reply: any Answering) {
        lines.next { piece in
            Self.files.async { [self, intake] in
                var intake = intake
                do throws(ProblemDetails) {
                    switch piece {
                    case .lines(let piece):
                        try intake.append(piece)
                        take(lines, into: intake, reply)
                    case .end:
                        if let app = intake.configuration?.app { _ = try catalogue.others.checked(app) }
                        let recording = try intake.finish()
                        if let name = intake.name.flatMap(SessionNames.name) {
                            // The recording is useful even if its name cannot be stored.
                            try? names.set(name, of: recording.viewerID.rawValue)
                        }
                        sendOpened(recording.id, recording.viewerID, inputs: recording.facts.inputs, reply)
                    case .cut: intake.giveUp()
                    }
                } catch {
                    intake.giveUp()
                    refuse(error, reply)
                }
            }
        }
    }

    /// Replays a session after all inputs posted earlier, including its opening, have been applied.
    func play(
        _ running: ServedSession, _ reply: any Answering,
        _ body: @escaping @Sendable (PlayedSession) async throws(ProblemDetails) -> Void
    ) {
        running.session.synchronize { [self] _ in
            players.withPlayer(of: running) { [self] played in await play(played, reply, body) }
        }
    }

    /// Replays a session as `play` does, in the guests' queue if needed; see `look`.
    private func play(
        _ access: ServedAccess, for asker: Asker, _ reply: any Answering,
        _ body: @escaping @Sendable (PlayedSession) async throws(ProblemDetails) -> Void
    ) {
        let running = access.session
        guard isServedBeside(access, asker) else { return play(running, reply, body) }
        do throws(ProblemDetails) {
            try guests.add(
                .init(client: asker.client, session: running.audience.owner, kind: .play, isGone: { reply.isGone }) {
                    [self] turn in
                    running.session.synchronize { [self] _ in
                        players.withPlayer(of: running) { [self] played in
                            await turn.count { await play(played, reply, body) }
                        }
                    }
                })
        } catch {
            refuse(error, reply)
        }
    }

    private nonisolated(nonsending) func play(
        _ played: PlayedSession, _ reply: any Answering,
        _ body: @Sendable (PlayedSession) async throws(ProblemDetails) -> Void
    ) async {
        if reply.isGone { return }
        do throws(ProblemDetails) {
            try await body(played)
        } catch {
            refuse(error, reply)
        }
    }

    /// Returns the name of a file about a session, without extension. `given` is the name that a user gave the session.
    func fileName(of configuration: SessionConfiguration, called given: String? = nil) -> String {
        let names = [given, configuration.screen, catalogue.header(of: configuration.app).app].compactMap(\.self)
        let words =
            names.lazy.map { name in
                name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
            }.first { !$0.isEmpty } ?? ""
        let date = Date(timeIntervalSince1970: Double(configuration.opened) / 1_000)
        return "kennel-\(words.prefix(40))-\(date.formatted(.iso8601.year().month().day()))"
    }

    private func faults(asked body: BodyReader) throws(ProblemDetails) -> FaultScript? {
        guard let rules = body.members["faults"], !rules.isNull else { return nil }
        let script: JSON = rules.array == nil ? rules : .object(["rules": rules])
        return try FaultScriptReader(scriptStore: scriptStore).script(script, at: "/faults")
    }
}
