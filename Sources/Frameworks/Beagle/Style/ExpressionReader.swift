/// An evaluator of the members of a style. If it returns nil, the value is not known yet, and the property keeps its
/// value.
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
