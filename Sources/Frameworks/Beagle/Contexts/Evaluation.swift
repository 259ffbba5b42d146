private import HashKeys
public import HeadlessUIKit

/// What an evaluation sees: contexts, and the application's operations, which are looked up once however many it calls.
package final class EvaluationScope {
    /// Where contexts come from.
    enum Sources {
        /// The running handler's implicit contexts, and those around the view.
        case surroundings
        /// What a binding has subscribed to.
        case connected([ObservableContext])
    }

    let view: UIView?
    let sources: Sources
    let work = UIApplication.shared.work

    private lazy var operations = OperationsProvider.configured

    init(view: UIView?, sources: Sources) {
        self.view = view
        self.sources = sources
    }

    /// What an action of the running handler sees, from `view`.
    package convenience init(view: UIView?) {
        self.init(view: view, sources: .surroundings)
    }

    /// The value of a context, null when there is none.
    func value(of id: String) -> DynamicObject {
        switch sources {
        case .surroundings: EventScope.context(id, around: view)?.value ?? .empty
        case .connected(let contexts): contexts.first { $0.id == id }?.value ?? .empty
        }
    }

    /// The value of a call; a provider of the application's own needs a view to evaluate for.
    func value(of operation: Operation) -> DynamicObject {
        switch operations {
        case let provider as OperationsProvider: provider.evaluate(operation, in: self)
        case let provider: view.map { provider.evaluate(with: operation, in: $0) } ?? .empty
        }
    }

    /// Whether so many evaluations may still be made in this turn.
    func allows(_ evaluations: Int = 1) -> Bool { work.take(.operation, evaluations, for: view) }

    /// A value as a view shows it: a text is cut where it is longer than any that a person reads.
    func bounded<Value>(_ value: Value?) -> Value? {
        guard Value.self == String.self, let text = value as? String, text.utf8.count > work.limits.textBytes else {
            return value
        }
        BeagleNote.ignored(reason: "a text of \(text.utf8.count) bytes is cut after \(work.limits.textBytes)").record()
        guard allows(text: work.limits.textBytes) else { return nil }
        return text.cut(after: work.limits.textBytes) as? Value
    }

    /// Whether a text may still be made in this turn.
    func allows(text count: Int) -> Bool { work.take(bytes: count, for: view) }
}

extension OperationsProvider {
    /// The running application's operations, or just Beagle's while nothing is set up.
    fileprivate static var configured: any OperationsProviderProtocol {
        Configured.part((any DependencyOperationsProvider).self)?.operationsProvider ?? OperationsProvider()
    }
}

extension ContextExpression {
    /// The ids of the contexts it reads, parameters of operations included, each once.
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
    /// The ids of the contexts that any of them reads, each once.
    package var contextIds: [String] {
        var known: Set<SeededKey<String>> = []
        return flatMap(\.contextIds).filter { known.insert(SeededKey($0)).inserted }
    }
}

extension DynamicObject {
    /// The expressions inside it, wherever they are.
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
    /// The value, of whatever kind it is.
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
    /// The value of a single expression, or the text that the parts of a multiple one make together.
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
                if text.utf8.count > ValueLimits.weight { break }  // longer than any context takes
            }
            return .string(text)
        }
    }
}

extension DynamicObject {
    /// This value with every expression inside it evaluated once, as `view` sees them; keys stay as they are. Without a
    /// view there is only the global context.
    public func evaluate(with view: UIView?) -> DynamicObject {
        evaluate(in: view)
    }

    /// The same for a view that may be missing; then there are no contexts.
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
    /// The value as `view` sees it now, and with it `implicitContext`; nil when the expression's value is not of the
    /// property's type.
    public func evaluate(with view: UIView?, implicitContext: Context? = nil) -> Value? {
        guard let implicitContext else { return evaluate(in: EvaluationScope(view: view)) }
        return EventScope.with(implicitContext) { evaluate(in: EvaluationScope(view: view)) }
    }

    /// The value in a scope, such as a binding's.
    package func evaluate(in scope: EvaluationScope) -> Value? {
        switch self {
        case .value(let value): value
        case .expression(let expression): expression.evaluate(in: scope).converted()
        }
    }
}

extension Expression where Value == String {
    /// The text as `view` sees it; null and a failed look-up give the empty text.
    package func evaluate(in view: UIView?) -> String {
        evaluate(in: EvaluationScope(view: view)) ?? ""
    }
}
