import Flexbox
import HeadlessUIKit

extension BeagleRenderer {
    /// Takes over a style's literals now, and keeps the view up to date with its expressions.
    package func observe(_ style: Style, in view: UIView) {
        view.apply(style, LiteralReading())
        let expressions = style.expressions
        guard !expressions.isEmpty else { return }
        let reading = LiveReading()
        connect(reading: expressions.contextIds, in: view) { [weak view] scope in
            reading.scope = scope
            view?.apply(style, reading)
            reading.scope = nil
        }
    }
}

extension Style {
    /// Every expression among its members.
    fileprivate var expressions: [ContextExpression] {
        let collector = ExpressionCollector()
        var (box, decoration) = (FlexStyle(), Decoration())
        lay(&box, collector)
        decorate(&decoration, collector)
        // A background is no decoration, and a border's colour is looked at only beside a width.
        for color in [backgroundColor, borderColor] {
            if let color { _ = collector.value(of: color) }
        }
        return collector.expressions
    }
}

/// Finds out which expressions a style reads, by reading it.
private final class ExpressionCollector: ExpressionReading {
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

/// Reads expressions in a binding's scope; one whose value is of the wrong type keeps the value it had.
private final class LiveReading: ExpressionReading {
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
