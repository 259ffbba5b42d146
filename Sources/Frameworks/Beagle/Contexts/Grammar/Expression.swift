import JSON

/// A property that a document sets either to a value or to an expression.
public enum Expression<Value> {
    case value(Value)
    case expression(ContextExpression)
}

extension Expression: Equatable where Value: Equatable {}
extension Expression: Hashable where Value: Hashable {}
extension Expression: Sendable where Value: Sendable {}

extension Expression: Decodable where Value: Decodable {
    /// Decodes an expression or a value. For every type, a string with an expression is an expression. Plain text is
    /// unescaped, except in data.
    public init(from decoder: any Decoder) throws {
        switch try (decoder as? any JSONBacked)?.json ?? JSON(from: decoder) {
        case .string(let text) where ContextDataDecoding.isOn(decoder):
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

    /// Returns a number or boolean as text, as Beagle Web does for text properties; nil if decoding is strict or the
    /// value is of any other kind.
    private static func shown(_ decoder: any Decoder) throws -> String? {
        switch decoder.strictness {
        case .strict: nil
        case .lenient: DynamicObject(data: try JSON(from: decoder)).text
        }
    }
}

extension Expression: Encodable where Value: Encodable {
    /// Encodes the expression's source, or the value with the escapes that keep a text literal.
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
    /// Creates a binding from `"@{name}"` and a value from `"Name"`.
    ///
    /// If `Value` is not `String`, plain text creates an expression without a valid value.
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
    /// Parses a text like a string in a document.
    public init(text: String) {
        if let expression = ContextExpression(rawValue: text) {
            self = .expression(expression)
        } else {
            self = .value(ContextExpression.unescaped(text))
        }
    }
}

extension Expression: ExpressibleByBooleanLiteral where Value == Bool {
    public init(booleanLiteral value: Bool) { self = .value(value) }
}

extension Expression: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Value.IntegerLiteralType) { self = .value(Value(integerLiteral: value)) }
}

extension Expression: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Value.FloatLiteralType) { self = .value(Value(floatLiteral: value)) }
}
