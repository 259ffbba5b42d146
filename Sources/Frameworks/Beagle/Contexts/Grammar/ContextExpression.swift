/// A text that a document wants evaluated: one expression, or text with expressions in it.
///
/// It is parsed once, where it is read. Provenance: Beagle iOS 2.1, Expression.swift and Parser.swift.
public enum ContextExpression: Sendable {
    /// The whole text is one expression, whose value keeps its type.
    case single(SingleExpression)
    /// Expressions with text around or between them, whose value is always text.
    case multiple(MultipleExpression)
}

extension ContextExpression: RawRepresentable, Codable {
    /// Nil when the text holds no expression, or one that is malformed, and is therefore plain.
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

    /// The text in its canonical spelling: `", "` between parameters, no other white space, and no backslashes around
    /// expressions.
    public var rawValue: String {
        switch self {
        case .single(let expression): expression.rawValue
        case .multiple(let expression): expression.rawValue
        }
    }

    /// Writes the spelling that reads as the same again.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(source)
    }

    /// The spelling that reads as the same again.
    package var source: String {
        switch self {
        case .single(let expression): expression.rawValue
        case .multiple(let expression): expression.source
        }
    }

    /// Most texts are plain and need no scanner.
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
    /// Whether both are spelled the same: a single one equals a multiple of the same one expression.
    public static func == (left: ContextExpression, right: ContextExpression) -> Bool {
        left.nodes == right.nodes
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(nodes)
    }

    /// The parts in order, just one for a single expression.
    package var nodes: [MultipleExpression.Node] {
        switch self {
        case .single(let expression): [.expression(expression)]
        case .multiple(let expression): expression.nodes
        }
    }
}

extension ContextExpression {
    /// Plain text without its escapes: two backslashes become one, a backslash before `@{` goes; one pass.
    package static func unescaped(_ text: String) -> String {
        Escapes.removed(from: text)
    }

    /// Plain text with the escapes that ``unescaped(_:)`` takes away, where it would not read as itself.
    package static func escaped(_ text: String) -> String {
        if ContextExpression(rawValue: text) == nil, unescaped(text) == text { return text }
        return Escapes.added(to: text)
    }
}
