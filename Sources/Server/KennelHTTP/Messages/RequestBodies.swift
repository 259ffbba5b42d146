import HTTPServer
import JSON
import Wire

/// Reads the bodies of requests within the server's limits.
struct RequestBodies: Sendable {
    let limits: JSONLimits

    /// Returns the JSON object in a body.
    func object(of request: HTTPRequest) throws(ProblemDetails) -> BodyReader {
        try BodyReader(try bytes(of: request), limits: limits)
    }

    /// Returns the JSON object in a body; an empty object if there is no body.
    func optionalObject(of request: HTTPRequest) throws(ProblemDetails) -> JSON {
        request.body.isEmpty ? .object([:]) : try object(of: request).json
    }

    /// Returns the input in a body.
    func input(of request: HTTPRequest) throws(ProblemDetails) -> PageInput {
        try input(try bytes(of: request))
    }

    /// Returns the input in the bytes of a JSON object.
    func input(_ bytes: [UInt8]) throws(ProblemDetails) -> PageInput {
        do {
            if let plain = PlainObject(bytes) { return try PageInput(plain) }
        } catch {
            throw error.problem
        }
        let json: JSON
        do {
            json = try JSON(parsing: bytes, limits: limits)
        } catch {
            throw .notJSON(error)
        }
        do {
            return try PageInput(json)
        } catch {
            throw error.problem
        }
    }

    /// Returns the member `session` of a JSON body; nil if there is none.
    static func session(in body: [UInt8]) -> String? {
        guard !body.isEmpty, let json = try? JSON(parsing: body) else { return nil }
        return json["session"]?.string
    }

    /// Whether a content type equals another one, ignoring parameters.
    static func isType(_ type: String, _ wanted: String) -> Bool {
        if type == wanted { return true }
        let essence = type.prefix { $0 != ";" }
        return String(essence).lowercased().filter { $0 != " " } == wanted
    }

    /// Returns the body of a request that requires JSON.
    func bytes(of request: HTTPRequest) throws(ProblemDetails) -> [UInt8] {
        if !request.header("Content-Type", is: "application/json") {
            let type = request.header("Content-Type")
            guard let type, Self.isType(type, "application/json") else { throw .wrongContentType(type) }
        }
        guard request.body.count <= limits.maximumBytes else { throw .tooLarge(limits.maximumBytes) }
        return request.body
    }
}
