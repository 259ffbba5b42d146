extension Log {
    /// Events of expressions.
    public enum Expression {
        /// A text looks like an expression but is malformed.
        case invalidSyntax
    }

    /// Returns the log entry of an expression event.
    public static func expression(_ expression: Expression) -> Log {
        switch expression {
        case .invalidSyntax: Log(category: "Expression", message: "A text is not a valid expression", level: .error)
        }
    }
}
