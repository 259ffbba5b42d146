import HTTPServer
import JSON
import Recordings
import Sessions
import Sweeps
import Wire

/// The endpoints of fault sweeps over sessions and recordings.
struct SweepHandlers: EndpointGroup {
    let gateway: SessionGateway
    let opener: SessionOpener
    let bodies: RequestBodies
    let sweeps: SweepStore
    let catalogue: Catalogue

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "POST", "/api/sweeps", on: .sessionInBody,
                .init("Starts a sweep of a session or recording.", body: .json, response: .json(202)), handler: begin),
            Endpoint(
                "GET", "/api/sweeps/{sweep}", on: .creator, .init("Returns the progress and the findings of a sweep."),
                handler: show),
            Endpoint(
                "DELETE", "/api/sweeps/{sweep}", on: .creator, .init("Stops a sweep.", response: .noContent),
                handler: stop),
            Endpoint(
                "POST", "/api/sweeps/{sweep}/cells/{c}", on: .creator,
                .init("Opens the state that one try of a sweep reached.", response: .json(201)), handler: openCell),
        ]
    }

    /// Starts a sweep: `{"session","faults"?,"controllers"?,"seeds"?}`. Sends 202 with the sweep's path.
    private func begin(_ context: RequestContext) throws(ProblemDetails) {
        let body = try bodies.object(of: context.request)
        let plan = try SweepPlan(asked: body)
        gateway.withDriver(of: try body.string("session"), for: context) { driver in
            Task { await begin(plan, of: driver.session, for: context) }
        }
    }

    private func begin(_ plan: SweepPlan, of running: ServedSession, for context: RequestContext) async {
        do throws(ProblemDetails) {
            let scenario = try await ScenarioReader(players: gateway.players).scenario(of: running)
            for controller in plan.controllers.compactMap(\.self) {
                if let lack = scenario.lack(of: controller) {
                    throw ProblemDetails.malformed("The sweep is not possible: \(lack).").at("/controllers")
                }
            }
            let stored = try sweeps.add(
                Sweep(scenario, plan: plan, in: gateway.players.worlds), watch: running.viewerID,
                configuration: running.configuration)
            Task { await stored.sweep.run() }
            var json = JSONWriter()
            stored.write(to: &json)
            context.reply.send(json: json.bytes, status: 202, headers: [("Location", "/api/sweeps/\(stored.id)")])
        } catch {
            context.reply.send(error)
        }
    }

    private func show(_ context: RequestContext) throws(ProblemDetails) {
        var json = JSONWriter()
        try sweeps.find(context.parameter("sweep")).write(to: &json)
        context.reply.send(json: json.bytes)
    }

    /// Stops a sweep and keeps the results so far.
    private func stop(_ context: RequestContext) throws(ProblemDetails) {
        try sweeps.find(context.parameter("sweep")).sweep.stop()
        context.finish()
    }

    /// Opens the state that one test of a sweep reached, as a new session.
    private func openCell(_ context: RequestContext) throws(ProblemDetails) {
        let stored = try sweeps.find(context.parameter("sweep"))
        let cells = stored.sweep.progress.cells
        guard let index = Int(context.parameter("c")), cells.indices.contains(index) else {
            throw ProblemDetails(
                404, kind: .noSuchTry, title: "There is no such try",
                detail: "The sweep's tries are 0 to \(max(0, cells.count - 1)).")
        }
        let inputs = stored.sweep.inputs(of: cells[index])
        guard !inputs.isEmpty else {
            throw ProblemDetails(
                409, kind: .notTried, title: "The try has no result", detail: "The sweep has not made it.")
        }
        try opener.admit()
        let header = catalogue.header(of: stored.configuration.app)
        opener.sessions.readers.run {
            opener.withRoom(for: context) { () throws(ProblemDetails) in
                let opened = try opener.open(
                    Recording(header: header, inputs: inputs), for: context.requester.client)
                opener.metrics.sessionOpened()
                OpenedSession(opened).send(to: context.reply)
            }
        }
    }
}
