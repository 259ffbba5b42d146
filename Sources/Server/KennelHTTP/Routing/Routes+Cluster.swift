import Dispatch
import HTTPServer
import JSON
import Sessions
import Wire

/// A request that is being routed to the server that has its session.
struct LedRequest: Sendable {
    let request: HTTPRequest
    let route: APIRoute
    let accessLevel: Gatekeeper.AccessLevel
    /// The number of failed attempts, at servers that no longer had the session or did not have it yet.
    var attempts = 0

    /// Whether the request is for the list of sessions.
    var isList: Bool { route == .sessions && request.method == "GET" }
}

/// Requests that any server of a cluster accepts and forwards to the server that has the session.
extension Routes {
    /// The maximum number of attempts to reach the session's server; a session moves in less time.
    private static let mostAttempts = 60

    /// Answers a request on this server, or on the server that has the request's session.
    func lead(_ visit: LedRequest, _ reply: any Answering, among peers: any Peers) {
        guard let name = visit.route.session(visit.request) else {
            return here(visit, visit.isList ? gathering(reply, visit.accessLevel, among: peers) : reply, among: peers)
        }
        findServer(of: name, among: peers) { [self] found in
            switch found {
            case .success(let server?): pass(visit, to: server, reply, among: peers)
            case .success(nil): here(visit, reply, among: peers)
            case .failure(let error): refuse(.noContact("\(error)"), reply)
            }
        }
    }

    /// Finds the other server that has a session; nil if this server or none has it. Calls `found` immediately if no
    /// lookup is needed.
    func findServer(
        of name: String, among peers: any Peers, _ found: @escaping @Sendable (Result<String?, any Error>) -> Void
    ) {
        let kept = DrivingName.lookupID(of: name)
        if peers.has(kept), sessions.directory.find(name) != nil { return found(.success(nil)) }
        sessions.readers.run { found(Result { try peers.server(of: kept) }) }
    }

    /// Answers a request on this server. If the session has moved to another server meanwhile, looks it up again.
    private func here(_ visit: LedRequest, _ reply: any Answering, among peers: any Peers) {
        let passing = PassingReply(reply: reply) { [self] in again(visit, reply, among: peers) }
        do throws(ProblemDetails) {
            try follow(visit.route, visit.request, visit.accessLevel, passing)
        } catch {
            if error.status == 404, visit.route.isStoredByOneServer {
                return scatter(visit, reply, error, peers.others)
            }
            refuse(error, passing)
        }
    }

    /// Looks up the session's server again and forwards the request to it, after a delay from the second attempt on.
    private func again(_ visit: LedRequest, _ reply: any Answering, among peers: any Peers) {
        var visit = visit
        visit.attempts += 1
        guard visit.attempts < Self.mostAttempts else {
            return refuse(.elsewhere("It cannot be found out which server has the session."), reply)
        }
        let pause = DispatchTimeInterval.milliseconds(visit.attempts == 1 ? 0 : 50)
        DispatchQueue.global().asyncAfter(deadline: .now() + pause) { [self, visit] in
            sessions.readers.run { [self] in
                if let name = visit.route.session(visit.request) {
                    peers.refreshOwner(of: DrivingName.lookupID(of: name))
                }
                lead(visit, reply, among: peers)
            }
        }
    }

    private func pass(_ visit: LedRequest, to server: String, _ reply: any Answering, among peers: any Peers) {
        let passed = PassedOn(reply) { [self] failure in
            switch failure {
            case .askAgain: again(visit, reply, among: peers)
            case .unknown where isHarmlessTwice(visit): again(visit, reply, among: peers)
            case .unknown: refuse(.interrupted(), reply)
            }
        }
        do {
            passed.whenLeft(
                try peers.ask(server, PassedRequest(visit.request, standing: visit.accessLevel), for: passed))
        } catch {
            refuse(.noContact("\(error)"), reply)
        }
    }

    /// Whether a request of unknown outcome may be repeated: a read, or an input whose key identifies a duplicate.
    private func isHarmlessTwice(_ visit: LedRequest) -> Bool {
        if visit.request.method == "GET" { return true }
        guard case .inputs = visit.route, let posted = try? postedInput(visit.request.body) else { return false }
        return posted.key != nil
    }

    /// Asks one server after the other for an object that only the server that created it has.
    private func scatter(_ visit: LedRequest, _ reply: any Answering, _ problem: ProblemDetails, _ servers: [String]) {
        guard let peers, let server = servers.first else { return refuse(problem, reply) }
        let rest = Array(servers.dropFirst())
        let passed = PassedOn(NotFoundReply(reply: reply) { [self] in scatter(visit, reply, problem, rest) }) {
            [self] _ in
            scatter(visit, reply, problem, rest)
        }
        do {
            passed.whenLeft(
                try peers.ask(server, PassedRequest(visit.request, standing: visit.accessLevel), for: passed))
        } catch {
            scatter(visit, reply, problem, rest)
        }
    }

    /// Returns a reply that completes a list with other servers' entries for their sessions: phase, viewers and driver.
    private func gathering(
        _ reply: any Answering, _ standing: Gatekeeper.AccessLevel, among peers: any Peers
    ) -> any Answering {
        WholeReply { response in
            guard response.status == 200, let list = GatheredList(response.body) else { return reply.send(response) }
            let servers = list.servers { peers.otherServer(of: $0) }
            list.wait(for: servers.count) { body in
                var response = response
                response.body = body
                reply.send(response)
            }
            for (server, watches) in servers {
                let passed = PassedOn(WholeReply { list.merge($0.body) }) { _ in list.merge([]) }
                do {
                    passed.whenLeft(
                        try peers.ask(server, PassedRequest(listOf: watches, standing), for: passed))
                } catch {
                    list.merge([])
                }
            }
        }
    }

    /// Answers a request that another server forwarded, if its session is on this server.
    func answer(_ question: any PeerQuestion) {
        guard let peers, let passed = PassedRequest(question.question) else { return question.move() }
        let (request, standing) = (passed.request, passed.accessLevel)
        let route = APIRoute(request)
        if let name = route.session(request) ?? passed.streamed?.name, !peers.has(DrivingName.lookupID(of: name)) {
            return question.move()
        }
        let reply = PassingReply(reply: PassedReply(question)) { question.move() }
        if let (name, position) = passed.streamed {
            return openPart(name, from: position, Asker(request, standing: standing), reply)
        }
        do throws(ProblemDetails) {
            try follow(route, request, standing, reply)
        } catch {
            refuse(error, reply)
        }
    }

    /// Adds a session of another server to a part of a shared stream.
    ///
    /// The other server's frames are sent unchanged. When its stream ends, the part ends too.
    func relay(_ showing: ShownSession, at server: String, into part: StreamPart) {
        guard let peers else { return }
        let passed = PassedOn(RelayedReply(stream: part)) { _ in part.close() }
        do {
            let question = PassedRequest(streamOf: showing.name, from: showing.position, for: showing.asker)
            let takeBack = try peers.ask(server, question, for: passed)
            passed.whenLeft(takeBack)
            showing.audience.show(showing.name, leave: takeBack)
        } catch {
            part.close()
        }
    }
}

extension Peers {
    /// Forwards a request to a server, and records if it does not answer. Returns a function that cancels the request.
    fileprivate func ask(
        _ server: String, _ question: PassedRequest, for passed: PassedOn
    ) throws -> @Sendable () -> Void {
        try ask(server, question: question.bytes) { answer in
            if case .silence = answer { miss(server) }
            passed.receive(answer)
        }
    }
}

/// Forwards a response, unless it is 404.
private struct NotFoundReply: Answering {
    let reply: any Answering
    let next: @Sendable () -> Void

    var isGone: Bool { reply.isGone }

    func send(_ response: HTTPResponse) {
        if response.status == 404 { next() } else { reply.send(response) }
    }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver {
        reply.openStream(headers, onClose: onClose)
    }
}

/// A reply whose stream is a part of a stream that is open already.
private struct RelayedReply: Answering {
    let stream: any EventReceiver

    var isGone: Bool { stream.isGone }

    func send(_ response: HTTPResponse) { stream.close() }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver { stream }
}

extension APIRoute {
    /// Returns the session that a request names; nil if it names none or several.
    func session(_ request: HTTPRequest) -> String? {
        switch self {
        case .session(let name), .inputs(let name), .faults(let name), .document(let name), .events(let name),
            .step(let name, _), .branches(let name), .restart(let name), .recovery(let name), .control(let name),
            .recording(let name), .export(let name, _), .exchange(let name, _), .held(let name),
            .heldRequest(let name, _), .image(let name, _), .layout(let name, _), .picture(let name, _):
            name
        case .sweeps, .comparisons: Self.named(in: request.body)
        case .apps, .controllers, .backends, .screens, .schema, .sessions, .sharedEvents, .recordings, .sweep,
            .sweepCell,
            .scripts, .comparison, .script, .fontSheet, .font, .health, .metrics, .unknown, .file:
            nil
        }
    }

    /// Returns the member `session` of a JSON body.
    private static func named(in body: [UInt8]) -> String? {
        guard !body.isEmpty, let json = try? JSON(parsing: body) else { return nil }
        return json["session"]?.string
    }

    /// Whether only the server that created the requested object has it.
    var isStoredByOneServer: Bool {
        switch self {
        case .sweep, .sweepCell, .comparison: true
        default: false
        }
    }
}
