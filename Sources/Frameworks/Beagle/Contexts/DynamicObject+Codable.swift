package import JSON

extension DynamicObject: Codable {
    /// Decodes a value of a component or action, whose strings may be expressions.
    public init(from decoder: any Decoder) throws {
        let json = try JSON(from: decoder)
        self = ContextDataDecoding.isOn(decoder) ? DynamicObject(data: json) : DynamicObject(payload: json)
    }

    /// Encodes plain JSON. Expressions are encoded as source text, and strings with the escapes that keep them from
    /// being parsed as expressions.
    public func encode(to encoder: any Encoder) throws {
        try json(escaping: true).encode(to: encoder)
    }

    /// Creates the value to which `value` is encoded; null if it cannot be encoded.
    public init<Value: Encodable>(_ value: Value) {
        let json = try? JSONEncoding.encode(value)
        self = json.map(DynamicObject.init(data:)) ?? .empty
    }
}

extension DynamicObject {
    /// Creates a value from the JSON of a component or action, whose strings may be expressions.
    package init(payload json: JSON) {
        self.init(json) { DynamicObject(payload: $0) }
    }

    /// Creates a value from JSON that is data, such as a response or the value of a context declaration. Strings in it
    /// are not parsed as expressions.
    package init(data json: JSON) {
        self.init(json) { .string($0) }
    }

    /// Creates a value from JSON text that is data, without expressions; null if the text is not JSON.
    package init(bytes: some Collection<UInt8>) {
        self = (try? JSON(parsing: bytes)).map(DynamicObject.init(data:)) ?? .empty
    }

    private init(_ json: JSON, text: (String) -> DynamicObject) {
        switch json {
        case .null: self = .empty
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(Int(value))
        case .double(let value): self = DynamicObject(number: value)
        case .string(let value): self = text(value)
        case .array(let values): self = .array(values.map { DynamicObject($0, text: text) })
        case .object(let members):
            self = .dictionary(
                Dictionary(uniqueKeysWithValues: members.map { ($0.key, DynamicObject($0.value, text: text)) }))
        }
    }

    /// The value as JSON, with expressions as their source.
    package var json: JSON { json(escaping: false) }

    private func json(escaping: Bool) -> JSON {
        switch self {
        case .empty: .null
        case .bool(let value): .bool(value)
        case .int(let value): .int(Int64(value))
        case .double(let value): .double(value)
        case .string(let value): .string(escaping ? ContextExpression.escaped(value) : value)
        case .array(let values): .array(values.map { $0.json(escaping: escaping) })
        case .dictionary(let members): .object(members.mapValues { $0.json(escaping: escaping) })
        case .expression(let expression): .string(expression.source)
        }
    }
}
