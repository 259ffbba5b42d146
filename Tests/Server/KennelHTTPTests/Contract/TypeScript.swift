import JSON

/// Types of TypeScript for values that a JSON Schema describes.
enum TypeScript {
    /// Returns the type of a schema's values; `unknown` for a schema without a type.
    static func type(of schema: JSON) -> String {
        if let value = schema["const"] { return literal(value) }
        if let values = schema["enum"]?.array { return values.map(literal).joined(separator: " | ") }
        if let schemas = (schema["oneOf"] ?? schema["anyOf"])?.array {
            return schemas.map(type(of:)).joined(separator: " | ")
        }
        switch schema["type"]?.string {
        case "string": return "string"
        case "integer", "number": return "number"
        case "boolean": return "boolean"
        case "array": return schema["items"].map { "(\(type(of: $0)))[]" } ?? "unknown[]"
        case "object": return object(schema)
        default: return "unknown"
        }
    }

    private static func object(_ schema: JSON) -> String {
        guard let properties = schema["properties"]?.object else { return "Record<string, unknown>" }
        let required = Set(schema["required"]?.array?.compactMap(\.string) ?? [])
        let members = properties.sorted { ($0.key != "type" ? 1 : 0, $0.key) < ($1.key != "type" ? 1 : 0, $1.key) }
        return "{ "
            + members.map { "\($0.key)\(required.contains($0.key) ? "" : "?"): \(type(of: $0.value))" }
            .joined(separator: ", ") + " }"
    }

    private static func literal(_ value: JSON) -> String {
        if let text = value.string { return "'\(text)'" }
        if let flag = value.bool { return "\(flag)" }
        return value.double.map { "\($0)" } ?? "null"
    }
}
