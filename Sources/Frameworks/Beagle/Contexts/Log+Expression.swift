extension Log {
    /// Events of expressions.
    public enum Expression {
        /// A text is no expression, although it is written as one.
        case invalidSyntax
    }

    /// An event of an expression.
    public static func expression(_ expression: Expression) -> Log {
        switch expression {
        case .invalidSyntax: Log(category: "Expression", message: "A text is not a valid expression", level: .error)
        }
    }
}
