extension JSON: ExpressibleByBooleanLiteral {
    /// Writes a boolean as itself.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
    /// Writes an integer as itself.
    public init(integerLiteral value: Int64) { self = .int(value) }
}

extension JSON: ExpressibleByFloatLiteral {
    /// Writes a number as itself; an integral one becomes `.int`, as it would when parsed.
    public init(floatLiteral value: Double) { self = .number(value) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Writes a string as itself.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByArrayLiteral {
    /// Writes an array as itself.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// Writes an object as itself; of a repeated name the last counts.
    public init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(JSONObject(lastOf: members.lazy.map { (key: $0.0, value: $0.1) }))
    }
}
