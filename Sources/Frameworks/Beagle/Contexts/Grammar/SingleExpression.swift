/// A single expression, `@{…}` (Beagle iOS 2.1, Expression.swift).
public indirect enum SingleExpression: Hashable, Sendable {
    /// A literal or a binding.
    case value(Value)
    /// A call with its parameters.
    case operation(Operation)
}

extension SingleExpression: RawRepresentable, Codable {
    /// Parses one expression; nil if the text is not exactly one expression.
    public init?(rawValue: String) {
        var scanner = ExpressionScanner(rawValue)
        guard let expression = scanner.scanExpression(), scanner.isAtEnd else { return nil }
        self = expression
    }

    /// The text with canonical spelling, including `@{` and `}`.
    public var rawValue: String { "@{\(body)}" }

    /// The text between the braces. A parameter of an operation has the same form.
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
