/// An evaluator of the members of a style. It returns nil for a value that is not known yet. The property then keeps
/// its current value.
package protocol ExpressionReader {
    func value<Value>(of expression: Expression<Value>) -> Value?
}

/// An evaluator that returns only the values of literals.
package struct LiteralReader: ExpressionReader {
    package init() {}

    package func value<Value>(of expression: Expression<Value>) -> Value? {
        switch expression {
        case .value(let value): value
        case .expression: nil
        }
    }
}
