private import HashKeys
public import HeadlessUIKit

/// The contexts and operations available to one evaluation.
///
/// The app's operations are looked up once per scope, because that is slow.
package final class EvaluationScope {
    /// The place where the scope looks for contexts.
    enum Sources {
        /// The implicit contexts of the running handler, and the contexts of the view and its ancestors.
        case surroundings
        /// The contexts that a binding has subscribed to.
        case connected([ObservableContext])
    }

    let view: UIView?
    let sources: Sources
    let work = AppEnvironment.current.work

    private lazy var operations = OperationsProvider.configured

    init(view: UIView?, sources: Sources) {
        self.view = view
        self.sources = sources
    }

    /// Creates the scope of an action of the running handler, as seen from `view`.
    package convenience init(view: UIView?) {
        self.init(view: view, sources: .surroundings)
    }

    /// Returns the value of a context; null if there is none.
    func value(of id: String) -> DynamicObject {
        switch sources {
        case .surroundings: EventScope.context(id, around: view)?.value ?? .empty
        case .connected(let contexts): contexts.first { $0.id == id }?.value ?? .empty
        }
    }

    /// Returns the result of an operation; a custom provider requires a view.
    func value(of operation: Operation) -> DynamicObject {
        switch operations {
        case let provider as OperationsProvider: provider.evaluate(operation, in: self)
        case let provider: view.map { provider.evaluate(with: operation, in: $0) } ?? .empty
        }
    }

    /// Whether this turn's limit allows the given number of further evaluations.
    func allows(_ evaluations: Int = 1) -> Bool { work.request(.operation, count: evaluations, for: view) }

    /// Returns a value for display. A text that exceeds the limit of one evaluated text is truncated.
    func bounded<Value>(_ value: Value?) -> Value? {
        guard Value.self == String.self, let text = value as? String, text.utf8.count > work.limits.textBytes else {
            return value
        }
        BeagleMessage.ignored(reason: "a text of \(text.utf8.count) bytes is cut after \(work.limits.textBytes)")
            .record()
        guard allows(text: work.limits.textBytes) else { return nil }
        return text.cut(after: work.limits.textBytes) as? Value
    }

    /// Whether this turn's limit allows a text of `count` bytes.
    func allows(text count: Int) -> Bool { work.request(bytes: count, for: view) }
}

extension OperationsProvider {
    /// The operations that the running app has registered, or Beagle's own if nothing is set up.
    fileprivate static var configured: any OperationsProviderProtocol {
        Configured.part((any DependencyOperationsProvider).self)?.operationsProvider ?? OperationsProvider()
    }
}

extension ContextExpression {
    /// The ids of all contexts that the expression reads, including operation parameters, without duplicates.
    package var contextIds: [String] {
        var ids: [String] = []
        var known: Set<SeededKey<String>> = []
        func visit(_ expression: SingleExpression) {
            switch expression {
            case .value(.binding(let binding)):
                if known.insert(SeededKey(binding.context)).inserted { ids.append(binding.context) }
            case .value(.literal): break
            case .operation(let operation): operation.parameters.forEach(visit)
            }
        }
        for case .expression(let expression) in nodes { visit(expression) }
        return ids
    }
}

extension [ContextExpression] {
    /// The ids of all contexts that the expressions read, without duplicates.
    package var contextIds: [String] {
        var known: Set<SeededKey<String>> = []
        return flatMap(\.contextIds).filter { known.insert(SeededKey($0)).inserted }
    }
}

extension DynamicObject {
    /// All expressions in the value, at any depth.
    package var expressions: [ContextExpression] {
        switch self {
        case .empty, .bool, .int, .double, .string: []
        case .array(let values): values.flatMap(\.expressions)
        case .dictionary(let members): members.sorted { $0.key < $1.key }.flatMap(\.value.expressions)
        case .expression(let expression): [expression]
        }
    }
}

extension SingleExpression {
    /// Returns the value of the expression, of any kind.
    func evaluate(in scope: EvaluationScope) -> DynamicObject {
        guard scope.allows() else { return .empty }
        return switch self {
        case .value(.literal(let literal)): literal.value
        case .value(.binding(let binding)): scope.value(of: binding.context)[binding.path]
        case .operation(let operation): scope.value(of: operation)
        }
    }
}

extension ContextExpression {
    /// Returns the value of an expression. The value of a multiple expression is a concatenated text.
    func evaluate(in scope: EvaluationScope) -> DynamicObject {
        switch self {
        case .single(let expression): return expression.evaluate(in: scope)
        case .multiple(let expression):
            var text = ""
            for node in expression.nodes {
                let part: String
                switch node {
                case .string(let literal): part = literal
                case .expression(let expression): part = expression.evaluate(in: scope).text(within: scope.work)
                }
                guard scope.allows(text: part.utf8.count) else { return .empty }
                text += part
                if text.utf8.count > ValueLimits.weight { break }  // The text is longer than any context accepts.
            }
            return .string(text)
        }
    }
}

extension DynamicObject {
    /// Returns the value with all expressions in it evaluated once, with the contexts of `view`. Keys are not
    /// evaluated.
    ///
    /// Without a view, only the global context and the running handler's contexts are available.
    public func evaluate(with view: UIView?) -> DynamicObject {
        evaluate(in: view)
    }

    /// Same as `evaluate(with:)`.
    package func evaluate(in view: UIView?) -> DynamicObject {
        evaluate(in: EvaluationScope(view: view))
    }

    func evaluate(in scope: EvaluationScope) -> DynamicObject {
        switch self {
        case .empty, .bool, .int, .double, .string: self
        case .array(let values):
            scope.allows(values.count) ? .array(values.map { $0.evaluate(in: scope) }) : .empty
        case .dictionary(let members):
            scope.allows(members.count) ? .dictionary(members.mapValues { $0.evaluate(in: scope) }) : .empty
        case .expression(let expression): expression.evaluate(in: scope)
        }
    }
}

extension Expression {
    /// Returns the current value, evaluated with the contexts of `view` and `implicitContext`.
    ///
    /// Nil means that the expression's value does not have the property's type.
    public func evaluate(with view: UIView?, implicitContext: Context? = nil) -> Value? {
        guard let implicitContext else { return evaluate(in: EvaluationScope(view: view)) }
        return EventScope.with(implicitContext) { evaluate(in: EvaluationScope(view: view)) }
    }

    /// Returns the value of the property, evaluated with the contexts of a scope; nil if the value has another type.
    package func evaluate(in scope: EvaluationScope) -> Value? {
        switch self {
        case .value(let value): value
        case .expression(let expression): expression.evaluate(in: scope).converted()
        }
    }
}

extension Expression where Value == String {
    /// Returns the text, evaluated with the contexts of `view`. Null and failed lookups give an empty text.
    package func evaluate(in view: UIView?) -> String {
        evaluate(in: EvaluationScope(view: view)) ?? ""
    }
}
