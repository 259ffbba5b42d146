import HTTPServer
import JSON
import Recordings
import Sessions
import Sweeps
import Wire

/// Comparisons of two recorded sessions, or of one session run in two ways.
extension Routes {
    /// Reads both sessions, starts to run them, and immediately sends the progress.
    func compare(_ sides: RecordedSides, for client: String, _ reply: any Answering) {
        find(sides.left, reply) { [self] left in
            find(sides.right, reply) { [self] right in
                Task { await compare(left, right, as: sides, for: client, reply) }
            }
        }
    }

    private func find(
        _ side: RecordedSide, _ reply: any Answering, _ body: @escaping @Sendable (ServedSession) -> Void
    ) {
        find(side.session, reply, body) { [self] in
            refuse(FindingError.setAside(SessionID(side.session), reason: "The session is quarantined.").problem, reply)
        }
    }

    private func compare(
        _ left: ServedSession, _ right: ServedSession, as sides: RecordedSides, for client: String,
        _ reply: any Answering
    ) async {
        do throws(ProblemDetails) {
            left.touch(at: sessions.clock.now)
            right.touch(at: sessions.clock.now)
            let one = try await scenario(of: left)
            let other = left.viewerID == right.viewerID ? one : try await scenario(of: right)
            let opened = (
                try configuration(of: one, as: sides.left, "left"),
                try configuration(of: other, as: sides.right, "right")
            )
            let names = try names(opened, sides, isOfOneSession: left.viewerID == right.viewerID)
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
                    409, kind: "not-comparable", title: "These sessions cannot be compared",
                    detail: "They cannot be compared: \(error.description).")
            }
            try comparisons.add(comparison)
            comparison.begin(in: players.worlds) { [self] inputs in
                let header = catalogue.header(of: inputs.first?.configuration?.app)
                await withCheckedContinuation { continuation in
                    sessions.parking.makeRoom(for: client) { _ in continuation.resume() }
                }
                return try? open(Recording(header: header, inputs: inputs), for: client).viewerID
            }
            tell(of: comparison, status: 201, reply)
        } catch {
            refuse(error, reply)
        }
    }

    /// Returns the configuration of a side. Throws if the app does not exist or has no such controller.
    private func configuration(
        of screenplay: Scenario, as side: RecordedSide, _ name: String
    ) throws(ProblemDetails) -> SessionConfiguration {
        var configuration = screenplay.configuration
        if let app = side.app { configuration.app = app.isEmpty ? nil : try catalogue.others.checked(app) }
        guard let controller = side.controller else { return configuration }
        // The controllers of another app are only known once it runs.
        if configuration.app == screenplay.configuration.app, let lack = screenplay.lack(of: controller) {
            throw ProblemDetails.malformed("This cannot be compared: \(lack).").at("/\(name)/controller")
        }
        configuration.controller = screenplay.configuration(with: controller).controller
        return configuration
    }

    /// Returns the names of the sides, made from the differences of their configurations. Throws if two runs of one
    /// session do not differ.
    private func names(
        _ opened: (SessionConfiguration, SessionConfiguration), _ sides: RecordedSides, isOfOneSession: Bool
    ) throws(ProblemDetails) -> (String, String) {
        if isOfOneSession {
            let names = (sides.left.label, sides.right.label)
            guard names.0 != names.1 else {
                throw ProblemDetails.malformed(
                    "Both sides are the same session, \(names.0); they differ in \"session\", \"controller\" or \"app\"."
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

/// A request to compare recorded sessions.
struct RecordedSides: Sendable {
    let left: RecordedSide
    let right: RecordedSide

    /// Parses `{"left":{"session",…},"right":{"session",…}}`. Returns nil if no side names a session; throws if only
    /// one does.
    init?(asked body: BodyReader) throws(ProblemDetails) {
        let named = ["left", "right"].filter { body.members[$0]?["session"] != nil }
        guard !named.isEmpty else { return nil }
        guard named.count == 2 else {
            throw ProblemDetails.malformed("Either both sides name a \"session\", or none does.").at("/\(named[0])")
        }
        left = try RecordedSide("left", of: body)
        right = try RecordedSide("right", of: body)
    }
}

/// One side of a comparison of recorded sessions.
struct RecordedSide: Sendable {
    /// The id or the watch id of the session.
    let session: String
    /// The controller with which the session is run again; nil means the recorded one.
    let controller: String?
    /// The app in which the session is run again, empty for the server's own; nil means the recorded one.
    let app: String?

    fileprivate init(_ name: String, of body: BodyReader) throws(ProblemDetails) {
        let own = body.members[name]?.object ?? [:]
        let allowed = ["session", "controller", "app"]
        if let other = own.keys.filter({ !allowed.contains($0) }).min() {
            throw ProblemDetails.malformed("\"\(name)\" has no member \"\(other)\" beside \"session\".").at(
                "/\(name)/\(other)")
        }
        let reader = body.adding(own)
        session = try reader.string("session")
        controller = own["controller"] == nil ? nil : try reader.optionalString("controller")
        app = own["app"] == nil ? nil : try reader.optionalString("app")
    }

    /// Whether the run is exactly as recorded.
    var isAsRecorded: Bool { controller == nil && app == nil }

    /// The name of the run beside another run of the same session.
    fileprivate var label: String {
        let parts = [
            app.map { $0.isEmpty ? "this server's app" : $0 }, controller.map(Scenario.label),
        ].compactMap(\.self)
        return parts.isEmpty ? "as recorded" : parts.joined(separator: " · ")
    }
}

extension SessionConfiguration {
    /// The app and the controller with which the session was opened.
    fileprivate var label: String {
        [app, Scenario.label(of: controller)].compactMap(\.self).joined(separator: " · ")
    }
}
