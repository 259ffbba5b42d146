import Foundation
package import HTTPServer
import JSON
import Locks
package import Sessions
import Wire

/// Answers every request to the server. This type knows HTTP and sessions, but no sockets.
package final class Routes: Sendable {
    let bounds: InterfaceLimits
    let notifications: ServerNotifications
    package let sessions: ServedSessions
    let backends: any BackendPolicy
    let opening: OpeningReader
    /// Replays sessions up to a step.
    let players: Players
    let metrics: Metrics
    private let gauges: @Sendable () -> ServerGauges
    let catalogue: Catalogue
    let scriptStore: FaultScriptStore
    /// The names that users gave to sessions and recordings.
    let names: SessionNames
    let sweeps = SweepStore()
    let comparisons = LiveComparisons()
    /// The queue of guests' requests.
    let guests: GuestQueue
    let limits: JSONLimits
    /// The other servers of the cluster; nil without a cluster.
    let peers: (any Peers)?
    private let access: (@Sendable (AccessRecord) -> Void)?
    let gatekeeper: Gatekeeper
    /// Reads and answers requests with large bodies, so that they do not block the connection threads.
    private let largeBodies: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "kennel.large-bodies"
        queue.maxConcurrentOperationCount = 2
        return queue
    }()
    /// The maximum size of a body, in bytes, that is handled on the thread that received it.
    private static let longestSmallBody = 65_536
    private let files: StaticFiles
    private let fonts: ServedFonts

    /// Creates the routes.
    ///
    /// - Parameters:
    ///   - sessions: The sessions to serve.
    ///   - backends: Decides which backends are allowed.
    ///   - bulletin: The notices that every page receives.
    ///   - gauges: Returns the current values for `/metrics`.
    ///   - peers: The other servers of the cluster; nil without a cluster.
    ///   - access: Called for every answered request; nil to log none.
    package init(
        _ sessions: ServedSessions, gatekeeper: Gatekeeper, files: StaticFiles, fonts: ServedFonts,
        opening: OpeningReader,
        backends: any BackendPolicy, players: Players, catalogue: Catalogue, bulletin: ServerNotifications,
        shelf: FaultScriptStore = FaultScriptStore(), names: SessionNames = SessionNames(),
        bounds: InterfaceLimits = InterfaceLimits(), metrics: Metrics = Metrics(),
        gauges: @escaping @Sendable () -> ServerGauges = { ServerGauges() },
        peers: (any Peers)? = nil, access: (@Sendable (AccessRecord) -> Void)? = nil
    ) {
        self.access = access
        self.peers = peers
        self.metrics = metrics
        self.gauges = gauges
        self.bounds = bounds
        guests = GuestQueue(bounds.guests)
        self.notifications = bulletin
        self.gatekeeper = gatekeeper
        self.files = files
        self.fonts = fonts
        self.sessions = sessions
        self.backends = backends
        self.opening = opening
        self.players = players
        self.catalogue = catalogue
        self.scriptStore = shelf
        self.names = names
        limits = JSONLimits(
            maximumBytes: bounds.bodyBytes, maximumDepth: bounds.jsonDepth, duplicateKeys: .rejected)
        peers?.whenAsked { [weak self] question in
            guard let self else { return question.move() }
            answer(question)
        }
    }

    /// Stops all running sweeps, because the app is being replaced or the server is ending.
    package func stopSweeps() { sweeps.stopAll() }

    /// Answers one request, immediately or later. Never blocks.
    package func answer(_ request: HTTPRequest, _ reply: any Answering) {
        guard let logged = logged(request, reply) else { return answer(request, reply) { _ in } }
        answer(request, logged) { logged.bears($0) }
    }

    /// Classifies the sender of a request by the request's head. A request that lacks a required token is refused
    /// before its body is read.
    package func admission(of request: HTTPRequest) -> HTTPServer.Configuration.Admission {
        guard request.method != "GET" else {
            return gatekeeper.accessLevel(of: request) == .member ? .known : .stranger
        }
        switch gatekeeper.judge(request) {  // judge exchanges tokens only in GET requests
        case .refuse(let problem): return .refused(refusal(problem, of: request))
        case .pass(.member, _): return .known
        case .pass(.guest, _) where APIRoute(request).admitsGuest(request): return .stranger
        case .pass(.guest, _): return .refused(refusal(.tokenNeeded(), of: request))
        case .exchange: return .stranger
        }
    }

    /// Returns a response that refuses a request; counts and logs it like any other.
    private func refusal(_ problem: ProblemDetails, of request: HTTPRequest) -> HTTPResponse {
        let answer = Locked(HTTPResponse(status: problem.status))
        let reply = WholeReply { response in answer.withLock { $0 = response } }
        refuse(problem, request, logged(request, reply) ?? reply)
        return answer.withLock { $0 }
    }

    /// Returns the reply for a request that is logged; nil if requests are not logged.
    private func logged(_ request: HTTPRequest, _ reply: any Answering) -> LoggedReply? {
        guard let access else { return nil }
        let record = AccessRecord(
            client: request.remoteAddress, token: nil, method: request.method,
            route: APIRoute(request).pattern(request),
            status: 0, bytes: 0, duration: .zero)
        return LoggedReply(reply, record: record, now: { [sessions] in sessions.clock.now }, log: access)
    }

    private func answer(_ request: HTTPRequest, _ reply: any Answering, bears: (String?) -> Void) {
        switch gatekeeper.judge(request) {
        case .pass(let standing, let token):
            bears(token)
            if request.body.count <= Self.longestSmallBody { return take(request, standing, reply) }
            largeBodies.addOperation { [self] in take(request, standing, reply) }
        case .refuse(let problem):
            refuse(problem, request, reply)
        case .exchange(let cookies):
            reply.send(TokenPage.redirect(for: request, cookies: cookies))
        }
    }

    private func take(_ request: HTTPRequest, _ standing: Gatekeeper.AccessLevel, _ reply: any Answering) {
        do {
            try route(request, standing, reply)
        } catch {
            refuse(error, request, reply)
        }
    }

    /// The number of sessions whose app has not returned for longer than the limit of a turn.
    package var hangingSessions: Int {
        sessions.directory.all.count {
            $0.session.hangs(longerThan: bounds.turnLimit) || players.hangs($0, longerThan: bounds.turnLimit)
        }
    }

    /// Reports an unhealthy server if app code hangs, that is, if a turn or read takes longer than the limit.
    private func answerHealth(_ reply: any Answering) {
        guard peers?.isInContact != false else { return refuse(.noContact(), reply) }
        let hanging = hangingSessions
        guard hanging > 0 else { return reply.send(json: Array(#"{"status":"ok"}"#.utf8)) }
        refuse(.notAnswering(sessions: hanging), reply)
    }

    /// Answers with the controllers of an app. If a session of the app is being opened, waits for its list.
    private func answerControllers(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        let app = try askedApp(request)
        guard !catalogue.knows(app),
            let running = sessions.directory.all.first(where: { $0.configuration.app == app })
        else { return reply.send(json: catalogue.controllers(of: app)) }
        running.session.synchronize { [catalogue] view in
            await catalogue.learn(from: view)
            reply.send(json: catalogue.controllers(of: app))
        }
    }

    /// Answers with the backend's screens, which all apps share.
    private func answerScreens(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        _ = try askedApp(request)
        reply.send(json: catalogue.screens)
    }

    /// Returns the app whose list is requested; nil for the server's own.
    private func askedApp(_ request: HTTPRequest) throws(ProblemDetails) -> String? {
        guard let name = request.query("app"), !name.isEmpty else { return nil }
        return try catalogue.others.checked(name)
    }

    func refuse(_ problem: ProblemDetails, _ reply: any Answering) {
        if problem.isOfWhoeverCameTooLate, let passing = reply as? PassingReply { return passing.passOn() }
        if problem.status >= 500, peers?.isReachable == false { return answer(.noContact(problem.detail), reply) }
        answer(problem, reply)
    }

    private func answer(_ problem: ProblemDetails, _ reply: any Answering) {
        metrics.requestRefused(problem)
        reply.send(problem)
    }

    /// Sends 204, or the problem if there is one.
    func finish(_ problem: ProblemDetails?, _ reply: any Answering) {
        if let problem { return refuse(problem, reply) }
        reply.send(HTTPResponse(status: 204, headers: SecurityHeaders.data, body: []))
    }

    /// Refuses a request. A browser that only lacks the token receives a page to enter it.
    private func refuse(_ problem: ProblemDetails, _ request: HTTPRequest, _ reply: any Answering) {
        guard problem.status == 401, request.header("Accept")?.contains("text/html") == true else {
            refuse(problem, reply)
            return
        }
        metrics.requestRefused(problem)
        reply.send(TokenPage.response(for: problem))
    }

    private func route(
        _ request: HTTPRequest, _ standing: Gatekeeper.AccessLevel, _ reply: any Answering
    ) throws(ProblemDetails) {
        let route = APIRoute(request)
        if standing == .guest, !route.admitsGuest(request) { throw .tokenNeeded() }
        if route == .unknown { throw .unknownRoute(request.path) }
        guard route.supports(request.method) else {
            throw .wrongMethod(request.method, allowed: route.methods)
        }
        guard let peers else {
            let passing = PassingReply(reply: reply) { [self] in followAgain(route, request, standing, reply) }
            return try follow(route, request, standing, passing)
        }
        lead(LedRequest(request: request, route: route, accessLevel: standing), reply, among: peers)
    }

    /// Answers a request again, once, because its session was parked while the request was being handled.
    private func followAgain(
        _ route: APIRoute, _ request: HTTPRequest, _ standing: Gatekeeper.AccessLevel, _ reply: any Answering
    ) {
        do {
            try follow(route, request, standing, reply)
        } catch {
            refuse(error, reply)
        }
    }

    /// Answers a request on this server, regardless of which server has the session.
    func follow(
        _ route: APIRoute, _ request: HTTPRequest, _ standing: Gatekeeper.AccessLevel, _ reply: any Answering
    ) throws(ProblemDetails) {
        let asker = Asker(request, standing: standing)
        switch route {
        case .inputs(let id): try takeInput(request, of: id, reply)
        case .events(let id): openStream(request, of: id, asker, reply)
        case .sharedEvents: try openSharedStream(request, asker, reply)
        case .sessions: request.method == "POST" ? try openSession(request, reply) : try listSessions(request, reply)
        case .session(let id):
            switch request.method {
            case "DELETE": endSession(id, reply)
            case "PATCH": try renameSession(request, of: id, reply)
            default: showSession(id, asker, reply)
            }
        case .control(let name): try changeControl(of: name, request, reply)
        case .faults(let id):
            request.method == "PUT" ? try replaceFaults(request, of: id, reply) : showFaults(of: id, reply)
        case .document(let id):
            request.method == "PUT" ? try replaceDocument(request, of: id, reply) : showDocument(of: id, reply)
        case .step(let id, let number): try showStep(number, of: id, request, asker, reply)
        case .restart(let id): restartSession(id, reply)
        case .recovery(let id): try recover(request, of: id, reply)
        case .branches(let id): try openBranch(request, of: id, reply)
        case .recording(let id): sendRecording(of: id, reply)
        case .export(let id, let form): try sendExport(form, of: id, request, reply)
        case .recordings: try openRecording(request, reply)
        case .held(let id): listHeld(of: id, asker, reply)
        case .heldRequest(let id, let number): try decide(about: number, of: id, request, reply)
        case .sweeps: try beginSweep(request, reply)
        case .sweep(let id): try answerSweep(id, request, reply)
        case .sweepCell(let id, let number): try openSweepCell(number, of: id, request, reply)
        case .comparisons: try openComparison(request, reply)
        case .comparison(let name): try answerComparison(name, request, reply)
        case .scripts: listScripts(reply)
        case .script(let name): try answerScript(named: name, request, reply)
        case .exchange(let id, let number): try showExchange(number, of: id, reply)
        case .layout(let id, let view): try showLayout(of: view, in: id, asker, reply)
        case .image(let id, let number): try showImage(number, of: id, asker, reply)
        case .picture(let id, let name): showPicture(name, of: id, asker, reply)
        case .backends:
            switch request.method {
            case "POST": try confirmBackend(request, reply)
            case "DELETE": try forgetBackend(request, reply)
            default: listBackends(reply)
            }
        case .apps: reply.send(json: catalogue.apps)
        case .controllers: try answerControllers(request, reply)
        case .schema: reply.send(json: catalogue.schema)
        case .screens: try answerScreens(request, reply)
        case .fontSheet: fonts.sheet(request) { reply.send($0) }
        case .font(let file):
            fonts.sendFile(file, for: request) { font in
                if let font { reply.send(font) } else { reply.send(.unknownRoute(request.path)) }
            }
        case .health: answerHealth(reply)
        case .metrics: showMetrics(reply)
        case .file, .unknown:
            guard let response = files.response(to: request) else { throw .unknownRoute(request.path) }
            reply.send(response)
        }
    }

    /// Returns the body of a request that requires JSON.
    func jsonBody(_ request: HTTPRequest) throws(ProblemDetails) -> [UInt8] {
        if !request.header("Content-Type", is: "application/json") {
            let type = request.header("Content-Type")
            guard let type, Self.isType(type, "application/json") else { throw .wrongContentType(type) }
        }
        guard request.body.count <= bounds.bodyBytes else { throw .tooLarge(bounds.bodyBytes) }
        return request.body
    }

    /// Whether a content type equals another one, ignoring parameters.
    static func isType(_ type: String, _ wanted: String) -> Bool {
        if type == wanted { return true }
        let essence = type.prefix { $0 != ";" }
        return String(essence).lowercased().filter { $0 != " " } == wanted
    }

    /// Sends the metrics, on a reader's thread because counting may wait for the journal.
    private func showMetrics(_ reply: any Answering) {
        sessions.readers.run { [self] in
            let running = sessions.directory.all.map(\.session.phase)
            let counts = SessionCounts(running: running, recorded: sessions.recordedCounts)
            reply.send(
                HTTPResponse(
                    status: 200,
                    headers: [("Content-Type", "text/plain; version=0.0.4; charset=utf-8")] + SecurityHeaders.data,
                    body: Array(
                        metrics.text(sessions: counts, open: running.count, gauges: gauges(), guests: guests).utf8)))
        }
    }
}
