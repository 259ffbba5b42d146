/// The endpoint that describes the HTTP interface for tools.
struct OpenAPIHandlers: EndpointGroup {
    /// The other endpoints of the server.
    let others: [Endpoint]
    /// The version of Kennel.
    let version: String

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "GET", "/api/openapi.json", .init("Returns this description of the interface (OpenAPI 3.1)."),
                handler: describe)
        ]
    }

    private func describe(_ context: RequestContext) {
        let document = OpenAPIDocument(others + endpoints, version: version)
        context.reply.send(json: document.json.encoded())
    }
}
