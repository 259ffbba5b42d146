import HTTPServer
import Sessions

/// The endpoints for monitoring the server.
struct OperationHandlers: EndpointGroup {
    let gateway: SessionGateway
    let metrics: Metrics
    /// Returns the current values for `/metrics`.
    let gauges: @Sendable () -> ServerGauges
    let peers: (any Peers)?
    /// The longest duration of a session's turn before the server reports that it is unhealthy.
    let turnLimit: Duration

    private var sessions: ServedSessions { gateway.sessions }

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "GET", "/healthz", for: .everyone, .init("Reports whether the server and its apps work."),
                handler: reportHealth),
            Endpoint(
                "GET", "/metrics",
                .init("Returns the metrics in the text format of Prometheus.", response: .media(["text/plain"])),
                handler: sendMetrics),
        ]
    }

    /// The number of sessions whose app has not returned for longer than the limit of a turn.
    var hangingSessions: Int {
        sessions.directory.all.count {
            $0.session.hangs(longerThan: turnLimit) || gateway.players.hangs($0, longerThan: turnLimit)
        }
    }

    /// Reports an unhealthy server if app code hangs, that is, if a turn or read takes longer than the limit.
    private func reportHealth(_ context: RequestContext) throws(ProblemDetails) {
        guard peers?.isInContact != false else { throw .noContact() }
        let hanging = hangingSessions
        guard hanging == 0 else { throw .notAnswering(sessions: hanging) }
        context.reply.send(json: Array(#"{"status":"ok"}"#.utf8))
    }

    /// Sends the metrics. Runs on a thread for reading the archive, because counting may wait for the journal.
    private func sendMetrics(_ context: RequestContext) {
        sessions.readers.run {
            let running = sessions.directory.all.map(\.session.phase)
            let counts = SessionCounts(running: running, recorded: sessions.recordedCounts)
            let text = metrics.text(
                sessions: counts, open: running.count, gauges: gauges(), guests: gateway.guests)
            context.reply.send(
                HTTPResponse(
                    status: 200,
                    headers: [("Content-Type", "text/plain; version=0.0.4; charset=utf-8")] + SecurityHeaders.data,
                    body: Array(text.utf8)))
        }
    }
}
