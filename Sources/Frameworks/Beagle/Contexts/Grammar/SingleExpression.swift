/// One expression, `@{…}` (Beagle iOS 2.1, Expression.swift).
public indirect enum SingleExpression: Hashable, Sendable {
    /// A literal or a binding.
    case value(Value)
    /// A call with its parameters.
    case operation(Operation)
}

extension SingleExpression: RawRepresentable, Codable {
    /// Nil unless the whole text is one expression.
    public init?(rawValue: String) {
        var scanner = ExpressionScanner(rawValue)
        guard let expression = scanner.scanExpression(), scanner.isAtEnd else { return nil }
        self = expression
    }

    /// The canonical form, including `@{` and `}`.
    public var rawValue: String { "@{\(body)}" }

    /// The text between the braces, which is also the form of a parameter.
    var body: String {
        switch self {
        case .value(let value): value.rawValue
        case .operation(let operation): operation.rawValue
        }
    }

    /// Parses the text between braces; nil if it is not exactly one expression.
    init?(body text: String) {
        var scanner = ExpressionScanner(text)
        guard let expression = scanner.scanBody(), scanner.isAtEnd else { return nil }
        self = expression
    }
}
