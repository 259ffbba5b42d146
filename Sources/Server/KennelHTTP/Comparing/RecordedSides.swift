import JSON
import Sweeps

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
            throw ProblemDetails.malformed("Both sides must have a \"session\", or neither.").at("/\(named[0])")
        }
        left = try RecordedSide("left", of: body)
        right = try RecordedSide("right", of: body)
    }
}

/// A side of a comparison of recorded sessions.
struct RecordedSide: Sendable {
    /// The id or the viewer id of the session.
    let session: String
    /// The controller with which the session is run again; nil means the recorded one.
    let controller: String?
    /// The app in which the session is run again, empty for the server's own; nil means the recorded one.
    let app: String?

    fileprivate init(_ name: String, of body: BodyReader) throws(ProblemDetails) {
        let own = body.members[name]?.object ?? [:]
        let allowed = ["session", "controller", "app"]
        if let other = own.keys.filter({ !allowed.contains($0) }).min() {
            throw ProblemDetails.malformed("\"\(name)\" cannot have \"\(other)\" together with \"session\".").at(
                "/\(name)/\(other)")
        }
        let reader = body.adding(own)
        session = try reader.string("session")
        controller = own["controller"] == nil ? nil : try reader.optionalString("controller")
        app = own["app"] == nil ? nil : try reader.optionalString("app")
    }

    /// Whether the run is exactly as recorded.
    var isAsRecorded: Bool { controller == nil && app == nil }

    /// The name of the run in a comparison with another run of the same session.
    var label: String {
        let parts = [
            app.map { $0.isEmpty ? "this server's app" : $0 }, controller.map(Scenario.label),
        ].compactMap(\.self)
        return parts.isEmpty ? "as recorded" : parts.joined(separator: " · ")
    }
}
