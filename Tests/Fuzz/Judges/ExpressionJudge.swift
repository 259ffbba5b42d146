import Beagle
import HeadlessUIKit

/// Parses a text as an expression, writes it again, and evaluates it with a context that has a value of each kind.
package func judgeExpression(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    if let path = Path(rawValue: text), Path(rawValue: path.rawValue) != path {
        return "the path \(path.rawValue) does not read back the same"
    }
    guard let expression = ContextExpression(rawValue: text) else {
        let plain = ContextExpression.unescaped(text)
        let escaped = ContextExpression.escaped(plain)
        guard ContextExpression(rawValue: escaped) == nil, ContextExpression.unescaped(escaped) == plain else {
            return "the plain text \(plain) does not read back the same"
        }
        return nil
    }
    guard ContextExpression(rawValue: expression.source) == expression else {
        return "the expression \(expression.source) does not read back the same"
    }
    let view = UIView()
    view.setContext(
        Context(id: "a", value: ["b": 1, "c": [1, 2.5, "x"], "d": true, "e": nil, "f": "text", "g": ["h": [[0]]]]))
    let value = DynamicObject.expression(expression)
    return value.evaluate(with: view) == value.evaluate(with: view) ? nil : "two evaluations differ"
}
