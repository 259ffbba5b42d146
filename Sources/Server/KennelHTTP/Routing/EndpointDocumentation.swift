import JSON

/// The description of an endpoint in the OpenAPI document.
struct EndpointDocumentation: Sendable {
    /// A parameter of the query.
    struct QueryParameter: Sendable {
        let name: String
        let summary: String
        /// Whether the parameter may occur several times.
        var isRepeated = false
    }

    /// The body that an endpoint reads.
    enum Body: Sendable {
        case none
        /// A JSON object.
        case json
        /// JSON that matches one of the returned schemas.
        case oneOf(@Sendable () -> [JSON])
        /// A JSON object, or no body.
        case optionalJSON
        /// A file with one JSON value per line.
        case recording
    }

    /// The response of an endpoint that succeeds.
    enum Response: Sendable {
        /// JSON, with this status.
        case json(Int)
        /// Status 204 without a body.
        case noContent
        /// Server-sent events.
        case events
        /// A body of these media types.
        case media([String])

        /// The response with JSON and status 200.
        static let json = Response.json(200)

        var isStream: Bool {
            if case .events = self { return true }
            return false
        }
    }

    /// A sentence that says what the endpoint does.
    let summary: String
    let query: [QueryParameter]
    let body: Body
    let response: Response

    init(_ summary: String, query: [QueryParameter] = [], body: Body = .none, response: Response = .json) {
        self.summary = summary
        self.query = query
        self.body = body
        self.response = response
    }
}
