import JSON

/// A reader of typed members of a JSON body. Its errors point at the member.
struct BodyReader {
    let json: JSON
    let members: JSONObject

    /// Parses a body that must contain one JSON object.
    init(_ bytes: [UInt8], limits: JSONLimits) throws(ProblemDetails) {
        do {
            json = try JSON(parsing: bytes, limits: limits)
        } catch {
            throw .notJSON(error)
        }
        guard let members = json.object else {
            throw ProblemDetails.malformed("The body must be a JSON object, not \(json.kindName).").at("")
        }
        self.members = members
    }

    /// Returns this body with other members added, which replace members of the same name.
    func adding(_ others: JSONObject) -> BodyReader { BodyReader(json, members: members.merging(others) { $1 }) }

    private init(_ json: JSON, members: JSONObject) {
        self.json = json
        self.members = members
    }

    func string(_ name: String) throws(ProblemDetails) -> String {
        guard let value = try optionalString(name) else {
            throw ProblemDetails.malformed("\"\(name)\" is missing.").at("/\(name)")
        }
        return value
    }

    func optionalString(_ name: String) throws(ProblemDetails) -> String? {
        switch members[name] {
        case nil, .null: nil
        case .string(let value): value
        case .some(let other): throw wrong(name, expected: "a string", found: other)
        }
    }

    private func wrong(_ name: String, expected: String, found: JSON) -> ProblemDetails {
        ProblemDetails.malformed("\"\(name)\" must be \(expected), not \(found.kindName).").at("/\(name)")
    }
}
