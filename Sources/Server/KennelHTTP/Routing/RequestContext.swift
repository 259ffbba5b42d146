import HTTPServer

/// A request on its way to a handler, with all that the middleware has found out about it.
struct RequestContext: Sendable {
    let request: HTTPRequest
    /// The resource that the path names; nil if there is none.
    let match: Router.Match?
    /// The access level of the client; that of a guest until the client is authenticated.
    var accessLevel = Gatekeeper.AccessLevel.guest
    /// The receiver of the response.
    var reply: any Answering
    /// The entry of the access log; nil if requests are not logged.
    var logEntry: LoggedReply?

    init(_ request: HTTPRequest, match: Router.Match?, reply: any Answering) {
        self.request = request
        self.match = match
        self.reply = reply
    }

    /// The endpoint of the request; nil if the path or the method is not supported.
    var endpoint: Endpoint? { match?.resource.endpoint(for: request.method) }

    /// The sender of the request, by which the order of requests is decided.
    var requester: Requester { Requester(client: request.remoteAddress, accessLevel: accessLevel) }

    /// Returns the decoded value of a parameter of the endpoint's path.
    func parameter(_ name: String) -> String {
        guard let match, let index = match.resource.path.parameters.firstIndex(of: name) else {
            preconditionFailure("The path has no parameter {\(name)}.")
        }
        return match.parameters[index]
    }

    /// The id or the viewer id of the session that the path names.
    var session: String { parameter("id") }

    /// The session that the request needs, by id or viewer id; nil if it needs none, or none in particular.
    var neededSession: String? {
        switch endpoint?.placement {
        case .sessionInPath: session
        case .sessionInBody: RequestBodies.session(in: request.body)
        case .anyServer, .creator, .allServers, nil: nil
        }
    }

    /// Returns this context with another receiver of the response.
    func replying(to reply: any Answering) -> RequestContext {
        var context = self
        context.reply = reply
        return context
    }

    /// Sends status 204, or the problem if there is one.
    func finish(_ problem: ProblemDetails? = nil) {
        if let problem { return reply.send(problem) }
        reply.send(HTTPResponse(status: 204, headers: SecurityHeaders.data, body: []))
    }
}
