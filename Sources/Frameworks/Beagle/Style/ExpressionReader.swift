/// Evaluates the members of a style; nil means that the value is not known yet, so that the property keeps its value.
package protocol ExpressionReader {
    func value<Value>(of expression: Expression<Value>) -> Value?
}

/// Evaluates only literals.
package struct LiteralReader: ExpressionReader {
    package init() {}

    package func value<Value>(of expression: Expression<Value>) -> Value? {
        switch expression {
        case .value(let value): value
        case .expression: nil
        }
    }
}
