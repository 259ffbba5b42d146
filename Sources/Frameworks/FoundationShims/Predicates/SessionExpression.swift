public import Foundation

/// Replaces `NSExpression`, which Foundation on Linux lacks: an operand of a comparison, or a calculation.
///
/// ```swift
/// NSExpression(format: "2 * (3 + 4)").expressionValue(with: nil, context: nil)  // 14
/// ```
// @unchecked Sendable: the term never changes.
public final class SessionExpression: NSObject, NSCopying, @unchecked Sendable {
    public enum ExpressionType: UInt, Sendable {
        case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13, aggregate, anyKey, block = 19, conditional
    }

    let term: PredicateTerm

    init(_ term: PredicateTerm) { self.term = term }

    /// Parses an expression. Crashes the app with the reason if the format is invalid.
    public convenience init<each Argument>(format expressionFormat: String, _ arguments: repeat each Argument) {
        self.init(format: expressionFormat, argumentArray: list(repeat each arguments))
    }

    /// Parses an expression. Crashes the app with the reason if the format is invalid.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any?]?) {
        do throws(PredicateError) {
            self.init(try PredicateParser.expression(of: expressionFormat, arguments ?? []))
        } catch {
            fatalError("unable to parse the format string \"\(expressionFormat)\": it \(error.reason)")
        }
    }

    public convenience init(forConstantValue value: Any?) { self.init(.value(value)) }
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
    public convenience init(forVariable name: String) { self.init(.variable(name)) }
    public convenience init(forAggregate subexpressions: [SessionExpression]) {
        self.init(.list(subexpressions.map(\.term)))
    }

    /// Creates a call of a function. Crashes the app if the name is unknown, or the number of arguments wrong.
    public convenience init(forFunction name: String, arguments: [Any]) {
        guard let function = PredicateFunction(rawValue: name), function.arity == arguments.count else {
            fatalError("expressions have no function \(name) with \(arguments.count) arguments here")
        }
        self.init(.function(function, arguments.map { ($0 as? SessionExpression)?.term ?? .value($0) }))
    }

    public class func expressionForEvaluatedObject() -> SessionExpression { SessionExpression(.keyPath("SELF")) }

    public var expressionType: ExpressionType {
        switch term {
        case .value: .constantValue
        case .keyPath(let path): path.uppercased() == "SELF" ? .evaluatedObject : .keyPath
        case .list: .aggregate
        case .variable(let name): name.contains(".") ? .function : .variable
        case .function: .function
        }
    }

    /// The value of a constant; nil for other expressions.
    public var constantValue: Any? { if case .value(let value) = term { value } else { nil } }

    /// The key path. Crashes the app if the expression has none.
    public var keyPath: String {
        guard case .keyPath(let path) = term else { fatalError("the expression \(self) has no key path") }
        return path
    }

    /// The name of a variable. Crashes the app if the expression is not a variable.
    public var variable: String {
        guard case .variable(let name) = term else { fatalError("the expression \(self) is no variable") }
        return name
    }

    /// The selector of a function. Crashes the app if the expression is not a function.
    public var function: String {
        switch term {
        case .function(let function, _): function.rawValue
        case .variable(let name) where name.contains("."): "valueForKeyPath:"
        default: fatalError("the expression \(self) is no function")
        }
    }

    /// The arguments of a function; nil for other expressions.
    public var arguments: [SessionExpression]? {
        guard case .function(_, let terms) = term else { return nil }
        return terms.map(SessionExpression.init)
    }

    /// The expressions of a list; nil for other expressions.
    public var collection: Any? {
        guard case .list(let terms) = term else { return nil }
        return terms.map(SessionExpression.init)
    }

    /// Returns the value for an object. `context` has the values of variables.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var bindings: [String: Any] = [:]
        for (key, value) in context ?? [:] { if let key = key as? String { bindings[key] = value } }
        let value = term.evaluate(with: object, bindings: bindings)
        // Apps cast numbers to the type that they need, as `NSNumber` permits.
        return switch value {
        case let value as Int64: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        default: value
        }
    }

    public override var description: String { term.description }
    public override var hash: Int { description.hashValue }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? SessionExpression)?.description == description
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
