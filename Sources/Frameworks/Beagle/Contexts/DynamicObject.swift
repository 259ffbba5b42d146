/// A value whose shape is only known when it arrives: context values, request bodies, navigation data.
///
/// Null is an ordinary value and the result of every failed look-up. Equality is strict about kind: `int(1)` is not
/// `double(1)`. Provenance: Beagle iOS 2.1, DynamicObject.swift.
public indirect enum DynamicObject: Hashable, Sendable {
    case empty
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([DynamicObject])
    case dictionary([String: DynamicObject])
    /// Text still to be evaluated; only in values that came with a component or action.
    case expression(ContextExpression)
}

extension DynamicObject {
    /// The value as Swift's own types: nil, Bool, Int, Double, String, `[Any?]` or `[String: Any?]`.
    public func asAny() -> Any? {
        switch self {
        case .empty: nil
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .array(let values): values.map { $0.asAny() }
        case .dictionary(let members): members.mapValues { $0.asAny() }
        case .expression(let expression): expression.source
        }
    }

    /// Whether both are of the same kind, whatever they hold (Beagle iOS 2.1, DynamicObject.swift).
    public func isEqualIgnoringAssociatedValues(_ anotherObject: DynamicObject) -> Bool {
        switch (self, anotherObject) {
        case (.empty, .empty), (.bool, .bool), (.int, .int), (.double, .double), (.string, .string), (.array, .array),
            (.dictionary, .dictionary), (.expression, .expression):
            true
        case (.empty, _), (.bool, _), (.int, _), (.double, _), (.string, _), (.array, _), (.dictionary, _),
            (.expression, _):
            false
        }
    }

    /// The members of a dictionary, none for every other kind.
    public func asDictionary() -> [String: DynamicObject] {
        guard case .dictionary(let members) = self else { return [:] }
        return members
    }
}

// MARK: - Literals

extension DynamicObject: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Null.
    public init(nilLiteral: ()) { self = .empty }
    /// A bool.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// An int.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// A double, also when the literal is integral; only numbers of JSON are ints then.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// An expression when the text is one, otherwise the text without its escapes.
    public init(stringLiteral value: String) { self = DynamicObject(payload: value) }
    /// An array.
    public init(arrayLiteral elements: DynamicObject...) { self = .array(elements) }
    /// A dictionary; the last of two equal keys wins.
    public init(dictionaryLiteral elements: (String, DynamicObject)...) {
        self = .dictionary(Dictionary(elements, uniquingKeysWith: { $1 }))
    }

    /// A number the way JSON numbers are read: integral values that fit are ints however they are written.
    package init(number: Double) {
        if let int = Int(exactly: number) { self = .int(int) } else { self = .double(number) }
    }

    /// A text that came with a component or action.
    package init(payload text: String) {
        if let expression = ContextExpression(rawValue: text) {
            self = .expression(expression)
        } else {
            self = .string(ContextExpression.unescaped(text))
        }
    }
}

/// The members of a ``DynamicObject`` that is a dictionary.
public typealias DynamicDictionary = [String: DynamicObject]

extension DynamicObject: CustomStringConvertible {
    /// The value as text shows it: null as nothing, collections as JSON with sorted keys.
    public var description: String { text }
}

extension String {
    /// The text as an expression of plain text reads it: without the backslashes that keep `@{` and `\\` plain
    /// (Beagle iOS 2.1, Expression.swift).
    public func escapeExpressions() -> String { ContextExpression.unescaped(self) }
}
