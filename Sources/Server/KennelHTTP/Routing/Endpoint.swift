import HTTPServer

/// One method of one path of the HTTP interface: who may call it, where in a cluster it runs, and its handler.
///
/// The router, the `Allow` header, the access log, the tests of permissions, and the OpenAPI document are all derived
/// from the list of endpoints.
struct Endpoint: Sendable {
    /// Handles a request. Sends the response immediately or later; a thrown problem becomes the response.
    typealias Handler = @Sendable (RequestContext) throws(ProblemDetails) -> Void

    /// The clients that may call an endpoint.
    enum Access: Sendable {
        /// Clients with the token; every client if no token is required.
        case members
        /// Also clients that have only a session's watch link.
        case viewers
        /// Clients with the token, and those whose address contains a watch link.
        case watchLinks
        /// Every client.
        case everyone
    }

    /// The servers of a cluster that can answer a request.
    enum Placement: Sendable {
        /// Every server.
        case anyServer
        /// The server that has the session named by the path's parameter `id`.
        case sessionInPath
        /// The server that has the session named by the member `session` of the JSON body.
        case sessionInBody
        /// The server that created the requested object.
        case creator
        /// The server that received the request, with what the other servers know about their sessions.
        case allServers
    }

    /// Whether a request may be sent again if its outcome is unknown.
    enum Repetition: Sendable {
        /// The request changes nothing.
        case harmless
        /// The request may be repeated if its body contains a `key`, which identifies the repeated request.
        case harmlessWithKey
        /// The request must not be repeated.
        case harmful
    }

    /// The method in capital letters. `HEAD` is answered by the endpoint of `GET`.
    let method: String
    let path: PathPattern
    let access: Access
    let placement: Placement
    let repetition: Repetition
    /// The endpoint as the OpenAPI document describes it.
    let documentation: EndpointDocumentation
    let handler: Handler

    /// Creates an endpoint.
    ///
    /// - Parameter placement: Defaults to the session's server if the path has the parameter `id`, and to any server
    ///   otherwise.
    init(
        _ method: String, _ path: String, for access: Access = .members, on placement: Placement? = nil,
        repetition: Repetition? = nil, _ documentation: EndpointDocumentation, handler: @escaping Handler
    ) {
        self.method = method
        self.path = PathPattern(path)
        self.access = access
        self.placement = placement ?? (self.path.parameters.contains("id") ? .sessionInPath : .anyServer)
        self.repetition = repetition ?? (method == "GET" ? .harmless : .harmful)
        self.documentation = documentation
        self.handler = handler
    }

    /// The methods to list in an `Allow` header for this endpoint.
    var allowedMethods: [String] {
        method == "GET" && !documentation.response.isStream ? ["GET", "HEAD"] : [method]
    }
}

extension Endpoint.Access {
    /// Whether a request is accepted from a guest, who has shown no valid token or cookie.
    func admitsGuest(_ request: HTTPRequest) -> Bool {
        switch self {
        case .members: false
        case .viewers, .everyone: true
        case .watchLinks: request.query("watch") != nil
        }
    }
}

/// The endpoints of one subject, with the services that their handlers share.
protocol EndpointGroup: Sendable {
    var endpoints: [Endpoint] { get }
}
