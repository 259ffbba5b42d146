import Dispatch
import HTTPServer
import JSON

/// Passes each request to the server of the cluster that can answer it.
struct ClusterForwarding: Middleware {
    /// The maximum number of attempts to reach the session's server. All attempts together take longer than the move of
    /// a session to another server.
    private static let mostAttempts = 60

    let peers: PeerSessions
    let bodies: RequestBodies

    func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler {
        { context throws(ProblemDetails) in
            route(Visit(context: context, handler: next))
        }
    }

    /// A request that is being passed to the server that can answer it.
    private struct Visit: Sendable {
        let context: RequestContext
        /// The handler of this server.
        let handler: Endpoint.Handler
        /// The number of failed attempts, at servers that no longer had the session or did not have it yet.
        var attempts = 0

        var reply: any Answering { context.reply }
        var question: PassedRequest { PassedRequest(context.request, accessLevel: context.accessLevel) }
    }

    private func route(_ visit: Visit) {
        guard let name = visit.context.neededSession else { return handleHere(visit) }
        peers.findServer(of: name) { found in
            switch found {
            case .success(let server?): forward(visit, to: server)
            case .success(nil): handleHere(visit)
            case .failure(let error): visit.reply.send(.noContact("\(error)"))
            }
        }
    }

    /// Handles a request on this server. If the session has moved to another server meanwhile, looks it up again.
    private func handleHere(_ visit: Visit) {
        let reply: any Answering =
            switch visit.context.endpoint?.placement {
            case .allServers: gathering(visit)
            case .creator:
                MissingObjectReply(reply: visit.reply) { askCreator(visit, orSend: $0, among: peers.peers.others) }
            case .anyServer, .sessionInPath, .sessionInBody, nil: visit.reply
            }
        visit.context.replying(to: PassingReply(reply: reply) { lookUpAgain(visit) }).run(visit.handler)
    }

    private func forward(_ visit: Visit, to server: String) {
        let passed = PassedOn(visit.reply) { failure in
            switch failure {
            case .askAgain: lookUpAgain(visit)
            case .unknown where isRepeatable(visit.context): lookUpAgain(visit)
            case .unknown: visit.reply.send(.interrupted())
            }
        }
        do {
            try peers.forward(visit.question, to: server, for: passed)
        } catch {
            visit.reply.send(.noContact("\(error)"))
        }
    }

    /// Looks up the session's server again and routes the request once more, after a delay from the second attempt on.
    private func lookUpAgain(_ visit: Visit) {
        var next = visit
        next.attempts += 1
        guard next.attempts < Self.mostAttempts else {
            return visit.reply.send(.elsewhere("The session's server is not known yet. Send the request again."))
        }
        let pause = DispatchTimeInterval.milliseconds(next.attempts == 1 ? 0 : 50)
        DispatchQueue.global().asyncAfter(deadline: .now() + pause) { [next] in
            peers.sessions.readers.run {
                if let name = next.context.neededSession { peers.refreshOwner(of: name) }
                route(next)
            }
        }
    }

    /// Whether a request of unknown outcome may be repeated.
    private func isRepeatable(_ context: RequestContext) -> Bool {
        switch context.endpoint?.repetition {
        case .harmless: true
        case .harmlessWithKey: (try? bodies.input(of: context.request))?.key != nil
        case .harmful, nil: false
        }
    }

    /// Asks one server after the other for an object that only the server that created it has. Sends the problem if no
    /// server has it.
    private func askCreator(_ visit: Visit, orSend problem: ProblemDetails, among servers: [String]) {
        guard let server = servers.first else { return visit.reply.send(problem) }
        let rest = Array(servers.dropFirst())
        let next: @Sendable () -> Void = { askCreator(visit, orSend: problem, among: rest) }
        let reply = NotFoundReply(reply: visit.reply, notFound: next)
        do {
            try peers.forward(visit.question, to: server, for: PassedOn(reply) { _ in next() })
        } catch {
            next()
        }
    }

    /// Returns a reply that completes a list with other servers' entries for their sessions: phase, viewers and the
    /// client in control.
    private func gathering(_ visit: Visit) -> any Answering {
        WholeReply { response in
            guard response.status == 200, let list = GatheredList(response.body) else {
                return visit.reply.send(response)
            }
            let servers = list.servers { peers.peers.otherServer(of: $0) }
            list.wait(for: servers.count) { body in
                var response = response
                response.body = body
                visit.reply.send(response)
            }
            for (server, watches) in servers {
                let passed = PassedOn(WholeReply { list.merge($0.body) }) { _ in list.merge([]) }
                do {
                    let question = PassedRequest(listOf: watches, visit.context.accessLevel)
                    try peers.forward(question, to: server, for: passed)
                } catch {
                    list.merge([])
                }
            }
        }
    }
}

/// A reply that calls `missing` in place of sending a problem with status 404.
private struct MissingObjectReply: ReplyDecorator {
    let reply: any Answering
    let missing: @Sendable (ProblemDetails) -> Void

    func send(_ problem: ProblemDetails) {
        if problem.status == 404 { missing(problem) } else { reply.send(problem) }
    }
}

/// A reply that calls `notFound` in place of sending another server's response with status 404.
private struct NotFoundReply: ReplyDecorator {
    let reply: any Answering
    let notFound: @Sendable () -> Void

    func send(_ response: HTTPResponse) {
        if response.status == 404 { notFound() } else { reply.send(response) }
    }
}
