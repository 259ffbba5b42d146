/// A string with expressions, parsed once when it is decoded.
///
/// Source: Beagle iOS 2.1, Expression.swift and Parser.swift.
public enum ContextExpression: Sendable {
    /// The whole string is one expression, whose value keeps its type.
    case single(SingleExpression)
    /// Expressions with text around or between them, whose value is always a string.
    case multiple(MultipleExpression)
}

extension ContextExpression: RawRepresentable, Codable {
    /// Parses a text; nil if it contains no expression or a malformed one, so that it is plain text.
    public init?(rawValue: String) {
        guard Self.mayHoldExpression(rawValue) else { return nil }
        var scanner = ExpressionScanner(rawValue)
        guard let parts = scanner.scanParts() else { return nil }
        if case .expression(let expression) = parts.first, parts.count == 1 {
            self = .single(expression)
        } else {
            self = .multiple(MultipleExpression(nodes: parts))
        }
    }

    /// The text with canonical spelling: `", "` between parameters, no other whitespace, and no backslashes around
    /// expressions.
    public var rawValue: String {
        switch self {
        case .single(let expression): expression.rawValue
        case .multiple(let expression): expression.rawValue
        }
    }

    /// Encodes the text that parses to the same expression.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(source)
    }

    /// The text that parses to the same expression.
    package var source: String {
        switch self {
        case .single(let expression): expression.rawValue
        case .multiple(let expression): expression.source
        }
    }

    /// Returns whether the text contains `@{`. Most texts do not, and need no scanner.
    private static func mayHoldExpression(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "{"), previous == UInt8(ascii: "@") { return true }
            previous = byte
        }
        return false
    }
}

extension ContextExpression: Hashable {
    /// Returns whether both have the same parts. A single expression equals a multiple expression that consists only of
    /// it.
    public static func == (left: ContextExpression, right: ContextExpression) -> Bool {
        left.nodes == right.nodes
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(nodes)
    }

    /// The parts in order; exactly one for a single expression.
    package var nodes: [MultipleExpression.Node] {
        switch self {
        case .single(let expression): [.expression(expression)]
        case .multiple(let expression): expression.nodes
        }
    }
}

extension ContextExpression {
    /// Returns plain text without its escapes, in one pass: `\\` becomes `\`, and `\@{` becomes `@{`.
    package static func unescaped(_ text: String) -> String {
        Escapes.removed(from: text)
    }

    /// Returns plain text with the escapes that ``unescaped(_:)`` removes, if it would otherwise be parsed differently.
    package static func escaped(_ text: String) -> String {
        if ContextExpression(rawValue: text) == nil, unescaped(text) == text { return text }
        return Escapes.added(to: text)
    }
}
