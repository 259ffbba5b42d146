import HTTPServer
import JSON
import Recordings
import Sessions
import Sweeps
import Wire

/// The endpoints that compare two sessions: new ones that receive the same inputs, or recorded ones.
struct ComparisonHandlers: EndpointGroup {
    let gateway: SessionGateway
    let opener: SessionOpener
    let bodies: RequestBodies
    let opening: OpeningReader
    let catalogue: Catalogue
    let comparisons: LiveComparisons

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "POST", "/api/comparisons", on: .sessionInBody,
                .init("Compares two new sessions or two recorded ones.", body: .json, response: .json(201)),
                handler: open),
            Endpoint(
                "GET", "/api/comparisons/{comparison}", on: .creator,
                .init("Returns the result of a comparison so far."), handler: show),
            Endpoint(
                "DELETE", "/api/comparisons/{comparison}", on: .creator,
                .init("Stops a comparison.", response: .noContent), handler: stop),
        ]
    }

    /// Opens both sessions and sends their ids and the comparison's id. If the second cannot be opened, the first is
    /// closed.
    private func open(_ context: RequestContext) throws(ProblemDetails) {
        let body = try bodies.object(of: context.request)
        if let recorded = try RecordedSides(asked: body) { return compare(recorded, for: context) }
        var left = try side("left", of: body)
        var right = try side("right", of: body)
        if left.label == right.label {
            guard left.configuration.faults != right.configuration.faults else {
                throw ProblemDetails.malformed(
                    "Both sides are the same, \(left.label). Change \"controller\", \"app\" or \"faults\" of one.")
            }
            (left.label, right.label) = Self.distinctNames(for: left.label)
        }
        try opener.admit()
        let sessions = gateway.sessions
        opener.open(left.configuration, for: context) { [left, right] one in
            let context = context.replying(
                to: FailingReply(reply: context.reply) { sessions.parking.close(one.id.rawValue) { _ in } })
            opener.open(right.configuration, for: context) { other in
                let comparison = LiveComparison(
                    id: SessionID.random(),
                    left: .init(name: left.label, id: one.id, watch: one.watch),
                    right: .init(name: right.label, id: other.id, watch: other.watch), sessions: sessions)
                comparisons.add(comparison, left: one.id, right: other.id)
                send(comparison, status: 201, to: context.reply)
            }
        }
    }

    private func show(_ context: RequestContext) throws(ProblemDetails) {
        send(try comparison(of: context), to: context.reply)
    }

    /// Stops the runs of a comparison, and keeps the results so far.
    private func stop(_ context: RequestContext) throws(ProblemDetails) {
        try comparison(of: context).stop()
        context.finish()
    }

    private func comparison(of context: RequestContext) throws(ProblemDetails) -> any ServedComparison {
        let name = context.parameter("comparison")
        guard let comparison = comparisons[name] else { throw .unknownComparison(name) }
        return comparison
    }

    /// Sends the current result of a comparison.
    private func send(_ comparison: any ServedComparison, status: Int = 200, to reply: any Answering) {
        Task {
            guard let report = await comparison.report() else {
                return reply.send(.unknownComparison(comparison.id.rawValue))
            }
            let place = ("Location", "/api/comparisons/\(comparison.id)")
            reply.send(
                json: report.json(id: comparison.id), status: status, headers: status == 201 ? [place] : [])
        }
    }

    /// Returns one side: the settings common to both, with the side's own controller, app and faults.
    private func side(
        _ name: String, of body: BodyReader
    ) throws(ProblemDetails) -> (label: String, configuration: SessionConfiguration) {
        guard let own = body.members[name]?.object else {
            throw ProblemDetails.malformed("\"\(name)\" must be an object that describes a side.").at("/\(name)")
        }
        let allowed = ["controller", "app", "faults"]
        if let other = own.keys.filter({ !allowed.contains($0) }).min() {
            throw ProblemDetails.malformed("\"\(name)\" has no member \"\(other)\".").at("/\(name)/\(other)")
        }
        let configuration = try opening.configuration(asked: body.adding(own))
        let parts = [
            configuration.app, Scenario.label(of: configuration.controller),
            own["faults"].flatMap(\.string),
        ]
        return (parts.compactMap(\.self).joined(separator: " · "), configuration)
    }

    /// Returns two distinct names for sides that would have the same name.
    private static func distinctNames(for name: String) -> (String, String) { ("\(name) (left)", "\(name) (right)") }

    // MARK: - Recorded sessions

    /// Reads both sessions, starts to run them, and immediately sends the progress.
    private func compare(_ sides: RecordedSides, for context: RequestContext) {
        gateway.withReplayableSession(sides.left.session, for: context) { left in
            gateway.withReplayableSession(sides.right.session, for: context) { right in
                Task { await compare(left, with: right, as: sides, for: context) }
            }
        }
    }

    private func compare(
        _ left: ServedSession, with right: ServedSession, as sides: RecordedSides, for context: RequestContext
    ) async {
        do throws(ProblemDetails) {
            let (sessions, client) = (gateway.sessions, context.requester.client)
            let scenarios = ScenarioReader(players: gateway.players)
            left.touch(at: sessions.clock.now)
            right.touch(at: sessions.clock.now)
            let one = try await scenarios.scenario(of: left)
            let other = left.viewerID == right.viewerID ? one : try await scenarios.scenario(of: right)
            let opened = (
                try configuration(of: one, as: sides.left, at: "left"),
                try configuration(of: other, as: sides.right, at: "right")
            )
            let names = try names(for: opened, of: sides, isOfOneSession: left.viewerID == right.viewerID)
            let comparison: RecordedComparison
            do throws(ScenarioError) {
                comparison = try RecordedComparison(
                    id: SessionID.random(),
                    left: .init(
                        run: .init(name: names.0, scenario: one, configuration: opened.0), watch: left.viewerID,
                        isAsRecorded: sides.left.isAsRecorded),
                    right: .init(
                        run: .init(name: names.1, scenario: other, configuration: opened.1), watch: right.viewerID,
                        isAsRecorded: sides.right.isAsRecorded))
            } catch {
                throw ProblemDetails(
                    409, kind: .notComparable, title: "These sessions cannot be compared",
                    detail: "The sessions cannot be compared: \(error.description).")
            }
            try comparisons.add(comparison)
            comparison.begin(in: gateway.players.worlds) { inputs in
                let header = catalogue.header(of: inputs.first?.configuration?.app)
                await withCheckedContinuation { continuation in
                    sessions.parking.makeRoom(for: client) { _ in continuation.resume() }
                }
                return try? opener.open(Recording(header: header, inputs: inputs), for: client).viewerID
            }
            send(comparison, status: 201, to: context.reply)
        } catch {
            context.reply.send(error)
        }
    }

    /// Returns the configuration of a side. Throws if the server has no such app, or if the recorded app has no such
    /// controller. The controllers of another app are not checked.
    private func configuration(
        of scenario: Scenario, as side: RecordedSide, at name: String
    ) throws(ProblemDetails) -> SessionConfiguration {
        var configuration = scenario.configuration
        if let app = side.app { configuration.app = app.isEmpty ? nil : try catalogue.others.checked(app) }
        guard let controller = side.controller else { return configuration }
        // The controllers of another app are only known once it runs.
        if configuration.app == scenario.configuration.app, let lack = scenario.lack(of: controller) {
            throw ProblemDetails.malformed("The comparison is not possible: \(lack).").at("/\(name)/controller")
        }
        configuration.controller = scenario.configuration(with: controller).controller
        return configuration
    }

    /// Returns the names of the sides, made from the differences of their configurations. Throws if two runs of one
    /// session do not differ.
    private func names(
        for opened: (SessionConfiguration, SessionConfiguration), of sides: RecordedSides, isOfOneSession: Bool
    ) throws(ProblemDetails) -> (String, String) {
        if isOfOneSession {
            let names = (sides.left.label, sides.right.label)
            guard names.0 != names.1 else {
                throw ProblemDetails.malformed(
                    "Both sides are the same, \(names.0). Change \"session\", \"controller\" or \"app\" of one."
                )
            }
            return names
        }
        let (one, other) = (opened.0.label, opened.1.label)
        if one != other { return (one, other) }
        let (screen, place) = (opened.0.screen, opened.1.screen)
        return Self.distinctNames(for: screen == place ? screen ?? one : one)
    }
}

extension SessionConfiguration {
    /// The app and the controller with which the session was opened.
    fileprivate var label: String {
        [app, Scenario.label(of: controller)].compactMap(\.self).joined(separator: " · ")
    }
}
