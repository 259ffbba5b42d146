package import HTTPServer
import Locks
package import ModelContext
import Sessions
import Wire

/// The HTTP interface of a server: its endpoints, and the middleware that every request passes before them. This type
/// knows HTTP and sessions, but no sockets.
package final class HTTPInterface: Sendable {
    /// The path to which recordings are uploaded, which accepts larger bodies.
    package static let uploadPath = RecordingHandlers.uploadPath

    package let sessions: ServedSessions
    let router: Router
    /// The names that users gave to sessions and recordings.
    let names: SessionNames
    /// The queue of guests' requests.
    let guests: GuestQueue
    private let sweeps = SweepStore()
    private let authentication: Authentication
    private let operations: OperationHandlers
    private let streams: StreamHandlers
    private let agents: AgentHandlers
    private let peers: (any Peers)?
    private let problems: ProblemReplies
    /// Logs requests and turns problems into responses.
    private let reporting: [any Middleware]
    /// Passes a request through all middleware to its endpoint.
    private let handler: Endpoint.Handler

    /// Creates the interface of a server.
    package init(_ services: InterfaceServices) {
        let limits = services.limits
        let bodies = RequestBodies(
            limits: .init(
                maximumBytes: limits.bodyBytes, maximumDepth: limits.jsonDepth, duplicateKeys: .rejected))
        let comparisons = LiveComparisons()
        let gateway = SessionGateway(
            sessions: services.sessions, players: services.players, guests: GuestQueue(limits.guests),
            gatekeeper: services.gatekeeper)
        let opener = SessionOpener(sessions: services.sessions, metrics: services.metrics)
        let downloads = SessionDownloads(catalogue: services.catalogue, names: services.names)
        let peers = services.peers.map { PeerSessions(peers: $0, sessions: services.sessions) }
        operations = OperationHandlers(
            gateway: gateway, metrics: services.metrics, gauges: services.gauges, peers: services.peers,
            turnLimit: limits.turnLimit)
        streams = StreamHandlers(
            gateway: gateway, metrics: services.metrics, notifications: services.notifications, peers: peers)
        let groups: [any EndpointGroup] = [
            CatalogueHandlers(
                catalogue: services.catalogue, backends: services.backends, directory: services.sessions.directory,
                bodies: bodies),
            SessionHandlers(
                gateway: gateway, opener: opener, bodies: bodies, opening: services.opening, names: services.names,
                catalogue: services.catalogue),
            InputHandlers(gateway: gateway, bodies: bodies, comparisons: comparisons, metrics: services.metrics),
            FaultHandlers(gateway: gateway, bodies: bodies, scripts: services.scripts),
            InspectionHandlers(gateway: gateway),
            streams,
            RecordingHandlers(
                gateway: gateway, opener: opener, bodies: bodies, scripts: services.scripts, downloads: downloads,
                longestRecording: limits.recordingBytes),
            ExportHandlers(gateway: gateway, downloads: downloads),
            SweepHandlers(
                gateway: gateway, opener: opener, bodies: bodies, sweeps: sweeps, catalogue: services.catalogue),
            ComparisonHandlers(
                gateway: gateway, opener: opener, bodies: bodies, opening: services.opening,
                catalogue: services.catalogue, comparisons: comparisons),
            operations,
            PageHandlers(files: services.files, fonts: services.fonts),
        ]
        sessions = services.sessions
        names = services.names
        guests = gateway.guests
        self.peers = services.peers
        authentication = Authentication(gatekeeper: services.gatekeeper)
        problems = ProblemReplies(metrics: services.metrics, peers: services.peers)
        let logging = services.accessLog.map { AccessLogging(clock: services.sessions.clock, log: $0) }
        reporting = [logging].compactMap(\.self) + [problems]
        let placement: any Middleware =
            if let peers { ClusterForwarding(peers: peers, bodies: bodies) } else { ParkedSessionRetry() }
        let steps: [any Middleware] = [LargeBodyQueue(), EndpointChecks(), placement]
        handler = (reporting + [authentication] + steps).leading(to: Self.callHandler)
        let version = services.catalogue.product
        let called = groups.flatMap(\.endpoints)
        agents = AgentHandlers(
            router: Router(called), handler: ([problems] + steps).leading(to: Self.callHandler), version: version,
            isEncrypted: services.isEncrypted, bodies: bodies)
        let documented = called + agents.endpoints
        let description = OpenAPIHandlers(others: documented, version: version)
        router = Router(documented + description.endpoints, unused: ["/api/**"])
        services.peers?.whenAsked { [weak self] question in
            guard let self else { return question.move() }
            answer(question)
        }
    }

    /// Stops all running sweeps, because the app is being replaced or the server is ending.
    package func stopSweeps() { sweeps.stopAll() }

    /// The number of sessions whose app has not returned for longer than the limit of a turn.
    package var hangingSessions: Int { operations.hangingSessions }

    /// Responds to one request, immediately or later. Never blocks.
    package func answer(_ request: HTTPRequest, _ reply: any Answering) {
        RequestContext(request, match: router.match(request), reply: reply).run(handler)
    }

    /// Classifies the sender of a request by the request's head. A request that lacks a required token is refused
    /// before its body is read.
    package func admission(of request: HTTPRequest) -> HTTPServer.Configuration.Admission {
        let response = Locked(HTTPResponse(status: 500))
        let reply = WholeReply { sent in response.withLock { $0 = sent } }
        let context = RequestContext(request, match: router.match(request), reply: reply)
        do throws(ProblemDetails) {
            return try authentication.admission(of: context)
        } catch {
            context.run(reporting.leading(to: { _ throws(ProblemDetails) in throw error }))
            return .refused(response.withLock { $0 })
        }
    }

    /// Returns a server of the Model Context Protocol for a client that this process trusts as a member.
    ///
    /// - Parameter origin: The scheme, host and port of pages that a person can open.
    package func modelContextServer(at origin: String) -> ModelContextServer {
        agents.server(for: .member, at: origin, client: "127.0.0.1")
    }

    /// Responds to a request that another server forwarded, if its session is on this server.
    private func answer(_ question: any PeerQuestion) {
        guard let peers, let passed = PassedRequest(question.question) else { return question.move() }
        var context = RequestContext(
            passed.request, match: router.match(passed.request), reply: PassedReply(question))
        context.accessLevel = passed.accessLevel
        let (streamed, streams) = (passed.streamed, streams)
        if let name = streamed?.name ?? context.neededSession, !peers.has(DrivingName.lookupID(of: name)) {
            return question.move()
        }
        let handler = problems.handler(before: { context throws(ProblemDetails) in
            let reply = PassingReply(reply: context.reply) { question.move() }
            if let (name, position) = streamed {
                return streams.openPart(name, from: position, for: context.requester, to: reply)
            }
            context.replying(to: reply).run(Self.callHandler)
        })
        context.run(handler)
    }

    private static let callHandler: Endpoint.Handler = { context throws(ProblemDetails) in
        guard let endpoint = context.endpoint else { throw .unknownRoute(context.request.path) }
        try endpoint.handler(context)
    }
}

/// Handles a request again, once, if its session was parked while the request was handled.
struct ParkedSessionRetry: Middleware {
    func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler {
        { context throws(ProblemDetails) in
            try next(context.replying(to: PassingReply(reply: context.reply) { context.run(next) }))
        }
    }
}
