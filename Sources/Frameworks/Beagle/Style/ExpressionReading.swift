/// Gives the values of a style's members; nil where there is none yet, which leaves a property as it was.
package protocol ExpressionReading {
    func value<Value>(of expression: Expression<Value>) -> Value?
}

/// Reads what a document says outright.
package struct LiteralReading: ExpressionReading {
    package init() {}

    package func value<Value>(of expression: Expression<Value>) -> Value? {
        switch expression {
        case .value(let value): value
        case .expression: nil
        }
    }
}
