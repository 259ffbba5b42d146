/// A JSON value.
///
/// A number with an integral value of at most 64 bits is `.int`, however it is written (`2`, `2.0`, `1e3`); all others
/// are `.double`. `true` is never a number and `1` is never a boolean.
public enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    case array([JSON])
    case object(JSONObject)

    /// Returns an object with the members of a dictionary.
    public static func object(_ members: [String: JSON]) -> JSON { .object(JSONObject(members)) }

    /// Returns the number as the parser would represent it: `.int` if the value is integral and fits 64 bits, otherwise
    /// `.double`.
    public static func number(_ value: Double) -> JSON {
        Int64(exactly: value).map(JSON.int) ?? .double(value)
    }
}

// MARK: - Reading

extension JSON {
    /// The member with this name; nil if there is none or this is not an object. Setting nil removes the member.
    public subscript(key: String) -> JSON? {
        get {
            guard case .object(let members) = self else { return nil }
            return members[key]
        }
        set {
            var members = object ?? [:]
            self = .null  // Releases the reference, so that the members are changed in place.
            members[key] = newValue
            self = .object(members)
        }
    }

    /// The element at this index; nil if there is none or this is not an array.
    public subscript(index: Int) -> JSON? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The value at this path; nil if a step does not exist.
    public subscript(path: JSONPath) -> JSON? {
        path.steps.reduce(Optional(self)) { value, step in
            switch step {
            case .key(let key): value?[key]
            case .index(let index): value?[index]
            }
        }
    }

    /// The string; nil for other values.
    public var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The boolean; nil for other values.
    public var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// The integer; nil unless this is a number with an integral value that fits `Int`.
    public var int: Int? {
        switch self {
        case .int(let value): Int(exactly: value)
        case .double(let value): Int(exactly: value)
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// The number; nil for other values.
    public var double: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// The elements; nil unless this is an array.
    public var array: [JSON]? {
        guard case .array(let value) = self else { return nil }
        return value
    }

    /// The members; nil unless this is an object.
    public var object: JSONObject? {
        guard case .object(let value) = self else { return nil }
        return value
    }

    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The name of this kind of value in messages: "a string", "an object".
    public var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .int, .double: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
