import JSON

/// A description of endpoints in the format of OpenAPI 3.1.
struct OpenAPIDocument {
    private let endpoints: [Endpoint]
    private let version: String

    /// Creates a description. Endpoints whose path has no fixed length are left out, because OpenAPI cannot describe
    /// them.
    init(_ endpoints: [Endpoint], version: String) {
        self.endpoints = endpoints.filter { !$0.path.isOpenEnded }
        self.version = version
    }

    var json: JSON {
        var paths: JSONObject = [:]
        for endpoint in endpoints {
            var path = paths[endpoint.path.description]?.object ?? [:]
            path[endpoint.method.lowercased()] = Self.operation(endpoint)
            paths[endpoint.path.description] = .object(path)
        }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "Kennel", "version": .string(version),
                "description": "Runs UIKit apps with Beagle screens on a server, and shows them in a browser.",
            ],
            "paths": .object(paths),
            "components": [
                "schemas": ["Problem": Self.problem],
                "securitySchemes": [
                    "token": ["type": "http", "scheme": "bearer"],
                    "cookie": ["type": "apiKey", "in": "cookie", "name": "kennel"],
                ],
            ],
        ]
    }

    private static func operation(_ endpoint: Endpoint) -> JSON {
        let documentation = endpoint.documentation
        var operation: JSONObject = [
            "operationId": .string(identifier(of: endpoint)),
            "summary": .string(documentation.summary),
            "responses": responses(documentation.response),
        ]
        let parameters = endpoint.path.parameters.map(pathParameter) + documentation.query.map(queryParameter)
        if !parameters.isEmpty { operation["parameters"] = .array(parameters) }
        operation["requestBody"] = requestBody(documentation.body)
        operation["security"] = endpoint.access == .members ? [["token": []], ["cookie": []]] : []
        return .object(operation)
    }

    /// Returns a unique name for an operation, such as `post_api_sessions_id_inputs`.
    private static func identifier(of endpoint: Endpoint) -> String {
        let words = endpoint.path.components.compactMap { component in
            switch component {
            case .literal(let text): text.replacing(".", with: "_")
            case .parameter(let name): name
            case .rest: nil
            }
        }
        return ([endpoint.method.lowercased()] + words).joined(separator: "_")
    }

    private static func pathParameter(_ name: String) -> JSON {
        ["name": .string(name), "in": "path", "required": true, "schema": ["type": "string"]]
    }

    private static func queryParameter(_ parameter: EndpointDocumentation.QueryParameter) -> JSON {
        let text: JSON = ["type": "string"]
        return [
            "name": .string(parameter.name), "in": "query", "description": .string(parameter.summary),
            "schema": parameter.isRepeated ? ["type": "array", "items": text] : text,
        ]
    }

    private static func requestBody(_ body: EndpointDocumentation.Body) -> JSON? {
        let object: JSON = ["type": "object"]
        return switch body {
        case .none: nil
        case .json: ["required": true, "content": ["application/json": ["schema": object]]]
        case .oneOf(let schemas):
            ["required": true, "content": ["application/json": ["schema": ["oneOf": .array(schemas())]]]]
        case .optionalJSON: ["content": ["application/json": ["schema": object]]]
        case .recording:
            ["required": true, "content": [SessionDownloads.recordingType: ["schema": ["type": "string"]]]]
        }
    }

    private static func responses(_ response: EndpointDocumentation.Response) -> JSON {
        let problem: JSON = [
            "description": "The request failed.",
            "content": ["application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]],
        ]
        let (status, content): (Int, [(type: String, schema: JSON)]) =
            switch response {
            case .json(let status): (status, [("application/json", [:])])
            case .noContent: (204, [])
            case .events: (200, [("text/event-stream", ["type": "string"])])
            case .media(let types): (200, types.map { ($0, ["type": "string"]) })
            }
        var success: JSONObject = ["description": "The request succeeded."]
        if !content.isEmpty {
            var types: JSONObject = [:]
            for (type, schema) in content { types[type] = ["schema": schema] }
            success["content"] = .object(types)
        }
        return .object(["\(status)": .object(success), "default": problem])
    }

    /// The schema of an error response (RFC 9457).
    private static var problem: JSON {
        let text: JSON = ["type": "string"]
        let number: JSON = ["type": "integer"]
        return [
            "type": "object", "required": ["type", "title", "status", "detail"],
            "properties": [
                "type": ["enum": .array(ProblemKind.allCases.map { .string($0.urn) })], "title": text, "status": number,
                "detail": text, "pointer": text, "line": number,
                "column": number, "reason": text, "word": text, "origin": text,
            ],
        ]
    }
}
