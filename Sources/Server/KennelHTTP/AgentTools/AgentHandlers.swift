import HTTPServer
import ModelContext

/// The endpoint of the Model Context Protocol, by which language models use the server.
///
/// The endpoint implements the transport "Streamable HTTP" without sessions and without streams: each message is
/// answered with JSON.
struct AgentHandlers: EndpointGroup {
    /// The endpoints that tools call.
    let router: Router
    /// Passes a request through the middleware after authentication to its endpoint.
    let handler: Endpoint.Handler
    /// The version of Kennel.
    let version: String
    /// Whether the server itself uses TLS.
    let isEncrypted: Bool
    let bodies: RequestBodies
    private let calls = ClientCalls(ofClient: 16, total: 64)

    init(
        router: Router, handler: @escaping Endpoint.Handler, version: String, isEncrypted: Bool, bodies: RequestBodies
    ) {
        self.router = router
        self.handler = handler
        self.version = version
        self.isEncrypted = isEncrypted
        self.bodies = bodies
    }

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "POST", "/mcp",
                .init("Handles a message of the Model Context Protocol, version 2025-06-18.", body: .json),
                handler: answer)
        ]
    }

    private func answer(_ context: RequestContext) throws(ProblemDetails) {
        let request = context.request
        if let asked = request.header("MCP-Protocol-Version"), !ModelContextServer.versions.contains(asked) {
            let known = ModelContextServer.versions.joined(separator: ", ")
            throw ProblemDetails.malformed("MCP-Protocol-Version is \(asked); this server supports \(known).")
        }
        let message = try bodies.bytes(of: request)
        let (client, reply) = (request.remoteAddress, context.reply)
        guard calls.begin(for: client) else { throw .tooManyCalls() }
        let server = server(
            for: context.accessLevel, at: origin(of: request), client: client, isGone: { reply.isGone })
        Task {
            defer { calls.end(for: client) }
            switch await server.answer(to: message, isWanted: { !reply.isGone }) {
            case .response(let json): reply.send(json: json)
            case .unreadable(let json): reply.send(json: json, status: 400)
            case .accepted: reply.send(HTTPResponse(status: 202, headers: SecurityHeaders.data, body: []))
            }
        }
    }

    /// Returns the server of the protocol for a client with this access level.
    ///
    /// - Parameters:
    ///   - origin: The scheme, host and port of pages that a person can open.
    ///   - client: The client's address.
    ///   - isGone: Returns true if the client does not wait for the answer any more. Its tools then fail.
    func server(
        for accessLevel: Gatekeeper.AccessLevel, at origin: String, client: String,
        isGone: @escaping @Sendable () -> Bool = { false }
    ) -> ModelContextServer {
        let caller = InterfaceCaller(
            router: router, handler: handler, accessLevel: accessLevel, client: client, isGone: isGone)
        let tools = AgentTools(caller: caller, origin: origin)
        return ModelContextServer(
            name: "kennel", title: "Kennel", version: version, instructions: AgentTools.instructions, tools: tools.all,
            limits: bodies.limits)
    }

    /// Returns the scheme, host and port under which a client reached the server; empty without a `Host` header.
    private func origin(of request: HTTPRequest) -> String {
        request.header("Host").map { "\(isEncrypted ? "https" : "http")://\($0)" } ?? ""
    }
}

extension ProblemDetails {
    fileprivate static func tooManyCalls() -> ProblemDetails {
        ProblemDetails(
            429, kind: .tooManyLooks, title: "Too many requests are waiting",
            detail:
                "Too many messages to the tools are being answered. Wait for an answer before you send the next one."
        )
        .withHeader("Retry-After", value: "1")
    }
}
