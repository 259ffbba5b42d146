import HTTPServer
import JSON
import Sessions
import Sweeps
import Wire

/// Comparisons of two new sessions that differ only in the compared settings and then receive the same inputs.
extension Routes {
    /// Opens both sessions and sends their ids and the comparison's id. If the second cannot be opened, the first is
    /// closed.
    func openComparison(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let body = try BodyReader(try jsonBody(request), limits: limits)
        if let recorded = try RecordedSides(asked: body) { return compare(recorded, for: request.remoteAddress, reply) }
        var left = try side("left", of: body)
        var right = try side("right", of: body)
        if left.label == right.label {
            guard left.configuration.faults != right.configuration.faults else {
                throw ProblemDetails.malformed(
                    "Both sides are the same, \(left.label); they differ in \"controller\", \"app\" or \"faults\".")
            }
            (left.label, right.label) = Self.distinctNames(for: left.label)
        }
        try admit()
        let client = request.remoteAddress
        open(left.configuration, for: client, reply: reply) { [self, left, right] one in
            let reply = FailingReply(reply: reply) { [self] in sessions.parking.close(one.id.rawValue) { _ in } }
            open(right.configuration, for: client, reply: reply) { [self] other in
                let comparison = LiveComparison(
                    id: SessionID.random(),
                    left: .init(name: left.label, id: one.id, watch: one.watch),
                    right: .init(name: right.label, id: other.id, watch: other.watch), sessions: sessions)
                comparisons.add(comparison, left: one.id, right: other.id)
                tell(of: comparison, status: 201, reply)
            }
        }
    }

    /// Sends the state of a comparison. `DELETE` stops its runs instead and keeps the results so far.
    func answerComparison(
        _ name: String, _ request: HTTPRequest, _ reply: any Answering
    ) throws(ProblemDetails) {
        guard let comparison = comparisons[name] else { throw .unknownComparison(name) }
        guard request.method != "DELETE" else {
            comparison.stop()
            return finish(nil, reply)
        }
        tell(of: comparison, status: 200, reply)
    }

    /// Sends the current result of a comparison.
    func tell(of comparison: any ServedComparison, status: Int, _ reply: any Answering) {
        Task { [self] in
            guard let account = await comparison.report() else {
                return refuse(.unknownComparison(comparison.id.rawValue), reply)
            }
            let place = ("Location", "/api/comparisons/\(comparison.id)")
            reply.send(
                json: account.json(id: comparison.id), status: status, headers: status == 201 ? [place] : [])
        }
    }

    /// Returns one side: the settings common to both, with the side's own controller, app and faults.
    private func side(
        _ name: String, of body: BodyReader
    ) throws(ProblemDetails) -> (label: String, configuration: SessionConfiguration) {
        guard let own = body.members[name]?.object else {
            throw ProblemDetails.malformed("\"\(name)\" must be an object with what is compared.").at("/\(name)")
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
    static func distinctNames(for name: String) -> (String, String) { ("\(name) (left)", "\(name) (right)") }
}
