extension JSON: Codable {
    /// Decodes any value. With `JSONDecoding` the result is the value itself, without a copy of its tree.
    public init(from decoder: any Decoder) throws {
        if let backed = decoder as? any JSONBacked {
            self = backed.json
        } else if let members = try? decoder.container(keyedBy: AnyKey.self) {
            self = .object(
                JSONObject(
                    lastOf: try members.allKeys.map { ($0.stringValue, try members.decode(JSON.self, forKey: $0)) }))
        } else if var elements = try? decoder.unkeyedContainer() {
            var values: [JSON] = []
            while !elements.isAtEnd { values.append(try elements.decode(JSON.self)) }
            self = .array(values)
        } else {
            let container = try decoder.singleValueContainer()
            self =
                if container.decodeNil() {
                    .null
                } else if let value = try? container.decode(Bool.self) {
                    .bool(value)
                } else if let value = try? container.decode(Int64.self) {
                    .int(value)
                } else if let value = try? container.decode(Double.self) {
                    .number(value)
                } else {
                    .string(try container.decode(String.self))
                }
        }
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? ValueEncoder { return encoder.slot.set(self) }
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: AnyKey.self)
            for (key, value) in members { try container.encode(value, forKey: AnyKey(stringValue: key)) }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value): try Self.encode(value, to: encoder)
        case .int(let value): try Self.encode(value, to: encoder)
        case .double(let value): try Self.encode(value, to: encoder)
        case .string(let value): try Self.encode(value, to: encoder)
        }
    }

    private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// A key with any name.
private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
