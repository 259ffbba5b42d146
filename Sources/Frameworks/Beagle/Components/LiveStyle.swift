import Flexbox
import HeadlessUIKit

extension BeagleRenderer {
    /// Applies the literals of a style immediately, and binds the view to its expressions.
    package func observe(_ style: Style, in view: UIView) {
        view.apply(style, values: LiteralReader())
        let expressions = style.expressions
        guard !expressions.isEmpty else { return }
        let reading = LiveReader()
        connect(reading: expressions.contextIds, in: view) { [weak view] scope in
            reading.scope = scope
            view?.apply(style, values: reading)
            reading.scope = nil
        }
    }
}

extension Style {
    /// The expressions of all members of the style.
    fileprivate var expressions: [ContextExpression] {
        let collector = ExpressionCollector()
        var (box, decoration) = (FlexStyle(), Decoration())
        apply(to: &box, values: collector)
        decorate(&decoration, values: collector)
        // The background colour is always read. The border colour is read only if there is a border width.
        for color in [backgroundColor, borderColor] {
            if let color { _ = collector.value(of: color) }
        }
        return collector.expressions
    }
}

/// Collects the expressions that a style reads.
private final class ExpressionCollector: ExpressionReader {
    private(set) var expressions: [ContextExpression] = []

    func value<Value>(of expression: Expression<Value>) -> Value? {
        switch expression {
        case .value(let value): return value
        case .expression(let expression):
            expressions.append(expression)
            return nil
        }
    }
}

/// Evaluates expressions with the contexts of a binding. If the value has the wrong type, the last value with the right
/// type is returned.
private final class LiveReader: ExpressionReader {
    var scope: EvaluationScope?
    private var last: [ContextExpression: Any] = [:]

    func value<Value>(of expression: Expression<Value>) -> Value? {
        switch expression {
        case .value(let value): return value
        case .expression(let source):
            guard let scope, let value = expression.evaluate(in: scope) else { return last[source] as? Value }
            last[source] = value
            return value
        }
    }
}
