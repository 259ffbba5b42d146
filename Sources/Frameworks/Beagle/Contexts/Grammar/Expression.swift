import JSON

/// A property that a document gives either as a value or as an expression.
public enum Expression<Value> {
    case value(Value)
    case expression(ContextExpression)
}

extension Expression: Equatable where Value: Equatable {}
extension Expression: Hashable where Value: Hashable {}
extension Expression: Sendable where Value: Sendable {}

extension Expression: Decodable where Value: Decodable {
    /// A text with an expression in it is one whatever the type is; a plain text loses its escapes. Data is verbatim.
    public init(from decoder: any Decoder) throws {
        switch try (decoder as? any JSONBacked)?.json ?? JSON(from: decoder) {
        case .string(let text) where DataReading.isOn(decoder):
            if let verbatim = text as? Value {
                self = .value(verbatim)
                return
            }
        case .string(let text):
            if let expression = ContextExpression(rawValue: text) {
                self = .expression(expression)
                return
            }
            if let plain = ContextExpression.unescaped(text) as? Value {
                self = .value(plain)
                return
            }
        case .int, .double, .bool:
            if let text = try Self.shown(decoder) as? Value {
                self = .value(text)
                return
            }
        case .null, .array, .object: break
        }
        self = .value(try decoder.singleValueContainer().decode(Value.self))
    }

    /// A number or boolean as text, which Beagle Web shows where a text belongs; nothing when decoding is strict.
    private static func shown(_ decoder: any Decoder) throws -> String? {
        switch decoder.strictness {
        case .strict: nil
        case .lenient: DynamicObject(data: try JSON(from: decoder)).text
        }
    }
}

extension Expression: Encodable where Value: Encodable {
    /// Writes the expression's source, or the value with the escapes that keep a text plain.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .expression(let expression): try container.encode(expression.source)
        case .value(let text as String): try container.encode(ContextExpression.escaped(text))
        case .value(let value): try container.encode(value)
        }
    }
}

extension Expression: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// `Text("@{name}")` binds, `Text("Name")` does not. A text without an expression, where no text belongs, has no
    /// value.
    public init(stringLiteral value: String) {
        if let expression = ContextExpression(rawValue: value) {
            self = .expression(expression)
        } else if let text = ContextExpression.unescaped(value) as? Value {
            self = .value(text)
        } else {
            self = .expression(.multiple(MultipleExpression(nodes: [])))
        }
    }
}

extension Expression where Value == String {
    /// Reads a text as a document would.
    public init(text: String) {
        if let expression = ContextExpression(rawValue: text) {
            self = .expression(expression)
        } else {
            self = .value(ContextExpression.unescaped(text))
        }
    }
}

extension Expression: ExpressibleByBooleanLiteral where Value == Bool {
    /// A literal value.
    public init(booleanLiteral value: Bool) { self = .value(value) }
}

extension Expression: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// A literal value.
    public init(integerLiteral value: Value.IntegerLiteralType) { self = .value(Value(integerLiteral: value)) }
}

extension Expression: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// A literal value.
    public init(floatLiteral value: Value.FloatLiteralType) { self = .value(Value(floatLiteral: value)) }
}
