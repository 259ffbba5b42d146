/// A dynamically typed value, like JSON: context values, request bodies, navigation data.
///
/// Null is an ordinary value and the result of every failed lookup. Equality distinguishes kinds: `int(1)` is not equal
/// to `double(1)`. Source: Beagle iOS 2.1, DynamicObject.swift.
public indirect enum DynamicObject: Hashable, Sendable {
    case empty
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([DynamicObject])
    case dictionary([String: DynamicObject])
    /// An unevaluated expression; occurs only in values of components and actions.
    case expression(ContextExpression)
}

extension DynamicObject {
    /// Returns the value as Swift types: nil, Bool, Int, Double, String, `[Any?]` or `[String: Any?]`.
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

    /// Whether both values are of the same kind (Beagle iOS 2.1, DynamicObject.swift).
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

    /// Returns the members of a dictionary; empty for every other kind.
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
    public init(nilLiteral: ()) { self = .empty }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    /// Creates a double, even if the literal is integral; only integral JSON numbers become ints.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates an expression if the text contains one. Otherwise creates a string, without the text's escapes.
    public init(stringLiteral value: String) { self = DynamicObject(payload: value) }
    public init(arrayLiteral elements: DynamicObject...) { self = .array(elements) }
    /// Creates a dictionary. If a key occurs twice, the last value is used.
    public init(dictionaryLiteral elements: (String, DynamicObject)...) {
        self = .dictionary(Dictionary(elements, uniquingKeysWith: { $1 }))
    }

    /// Creates a number from JSON: an int if the value is integral and fits, even if it is written as `1.0`.
    package init(number: Double) {
        if let int = Int(exactly: number) { self = .int(int) } else { self = .double(number) }
    }

    /// Creates a value from a string of a component or action, which may be an expression.
    package init(payload text: String) {
        if let expression = ContextExpression(rawValue: text) {
            self = .expression(expression)
        } else {
            self = .string(ContextExpression.unescaped(text))
        }
    }
}

public typealias DynamicDictionary = [String: DynamicObject]

extension DynamicObject: CustomStringConvertible {
    /// The value as displayed text: null is empty, collections are JSON with sorted keys.
    public var description: String { text }
}

extension String {
    /// Returns the text without the backslashes that escape `@{` and `\\` (Beagle iOS 2.1, Expression.swift).
    public func escapeExpressions() -> String { ContextExpression.unescaped(self) }
}
