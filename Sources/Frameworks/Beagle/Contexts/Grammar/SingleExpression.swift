/// One expression, `@{…}` (Beagle iOS 2.1, Expression.swift).
public indirect enum SingleExpression: Hashable, Sendable {
    /// A literal, or something out of a context.
    case value(Value)
    /// A call with its parameters.
    case operation(Operation)
}

extension SingleExpression: RawRepresentable, Codable {
    /// Nil unless the text is one expression from its first to its last character.
    public init?(rawValue: String) {
        var scanner = ExpressionScanner(rawValue)
        guard let expression = scanner.scanExpression(), scanner.isAtEnd else { return nil }
        self = expression
    }

    /// The canonical spelling, braces included.
    public var rawValue: String { "@{\(body)}" }

    /// What stands between the braces, and as a parameter.
    var body: String {
        switch self {
        case .value(let value): value.rawValue
        case .operation(let operation): operation.rawValue
        }
    }

    /// The body that a text spells, nil when it is more or less than one.
    init?(body text: String) {
        var scanner = ExpressionScanner(text)
        guard let expression = scanner.scanBody(), scanner.isAtEnd else { return nil }
        self = expression
    }
}
