import JSON

/// An argument that a tool accepts.
public struct ToolParameter: Sendable {
    /// The values that are accepted.
    public enum Values: Sendable {
        case text
        /// A text of this list.
        case choice([String])
        case texts
        case integer(ClosedRange<Int>)
        case number
        case flag
        case object
    }

    /// The name of the argument.
    public let name: String
    /// The values that are accepted.
    public let values: Values
    /// The meaning of the argument, for the model.
    public let summary: String
    /// Whether a call without the argument is refused.
    public let isRequired: Bool

    /// Creates a parameter that must be given.
    public static func required(_ name: String, _ values: Values, _ summary: String) -> ToolParameter {
        ToolParameter(name: name, values: values, summary: summary, isRequired: true)
    }

    /// Creates a parameter that may be left out.
    public static func optional(_ name: String, _ values: Values, _ summary: String) -> ToolParameter {
        ToolParameter(name: name, values: values, summary: summary, isRequired: false)
    }

    /// Returns the JSON Schema of an object with these members.
    static func schema(of parameters: [ToolParameter]) -> JSON {
        var members: JSONObject = [:]
        for parameter in parameters { members[parameter.name] = parameter.schema }
        return [
            "type": "object", "properties": .object(members),
            "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }), "additionalProperties": false,
        ]
    }

    private var schema: JSON {
        var schema: JSON =
            switch values {
            case .text: ["type": "string"]
            case .choice(let choices): ["type": "string", "enum": .array(choices.map(JSON.string))]
            case .texts: ["type": "array", "items": ["type": "string"]]
            case .integer(let range):
                ["type": "integer", "minimum": .int(Int64(range.lowerBound)), "maximum": .int(Int64(range.upperBound))]
            case .number: ["type": "number"]
            case .flag: ["type": "boolean"]
            case .object: ["type": "object"]
            }
        schema["description"] = .string(summary)
        return schema
    }

    /// Whether a value is accepted.
    func accepts(_ value: JSON) -> Bool {
        switch values {
        case .text: value.string != nil
        case .choice(let choices): value.string.map(choices.contains) ?? false
        case .texts: value.array?.allSatisfy { $0.string != nil } ?? false
        case .integer(let range): value.int.map(range.contains) ?? false
        case .number: value.double != nil
        case .flag: value.bool != nil
        case .object: value.object != nil
        }
    }

    /// The accepted values in words, for errors.
    var expectation: String {
        switch values {
        case .text: "a string"
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        case .texts: "an array of strings"
        case .integer(let range): "an integer from \(range.lowerBound) to \(range.upperBound)"
        case .number: "a number"
        case .flag: "true or false"
        case .object: "an object"
        }
    }
}
