public import HeadlessUIKit

/// A function that computes the result of an operation from its evaluated parameters. It returns null for invalid
/// parameters.
///
/// The function is called at every evaluation, so it must be pure.
public typealias OperationHandler = (_ parameters: [DynamicObject]) -> DynamicObject

/// Provides the operations that expressions can call (Beagle iOS 2.1, OperationsProvider.swift).
public protocol OperationsProviderProtocol: AnyObject {
    /// Registers an operation, replacing one with the same name. A name that expressions cannot call is logged and
    /// ignored.
    func register(operationId: String, handler: @escaping OperationHandler)

    /// Returns the result of a call, evaluated with the contexts of `view`; null if the operation is unknown.
    func evaluate(with operation: Operation, in view: UIView) -> DynamicObject
}

public protocol DependencyOperationsProvider {
    var operationsProvider: any OperationsProviderProtocol { get }
}

/// Beagle's operations and the app's own.
///
/// ```swift
/// dependencies.operationsProvider.register(operationId: "isAdult") { parameters in
///     guard case .int(let age) = parameters.first else { return .empty }
///     return .bool(age >= 18)
/// }
/// ```
public final class OperationsProvider: OperationsProviderProtocol {
    private var custom: [String: OperationHandler] = [:]

    /// Creates a provider with Beagle's operations.
    public init() {}

    /// Registers an operation. Names are case-sensitive and must follow the grammar, so `sum???` and `123` are
    /// rejected.
    public func register(operationId: String, handler: @escaping OperationHandler) {
        guard Operation.canBeCalled(operationId) else {
            return Log.customOperations(.invalid(name: operationId)).record()
        }
        if self.handler(of: operationId) != nil { Log.replaced(operation: operationId).record() }
        custom[operationId] = handler
    }

    /// The names of all operations, sorted.
    package var names: [String] { Set(custom.keys).union(BuiltInOperations.all.keys).sorted() }

    public func evaluate(with operation: Operation, in view: UIView) -> DynamicObject {
        evaluate(operation, in: EvaluationScope(view: view))
    }

    /// Returns the result of a call. An unknown operation returns null without evaluating its parameters.
    func evaluate(_ operation: Operation, in scope: EvaluationScope) -> DynamicObject {
        guard let handler = handler(of: operation.name) else {
            Log.missing(operation: operation.name).record()
            return .empty
        }
        let parameters = operation.parameters.map { $0.evaluate(in: scope) }
        guard scope.allows(text: operation.cost(of: parameters)) else { return .empty }
        return handler(parameters)
    }

    private func handler(of name: String) -> OperationHandler? {
        custom[name] ?? BuiltInOperations.all[name]
    }
}

extension Operation {
    /// Returns the cost of processing the parameters, in bytes that count against the limit of a turn.
    fileprivate func cost(of parameters: [DynamicObject]) -> Int {
        switch name {
        case "isNull", "isEmpty": 0
        case "eq" where parameters.contains { !$0.isCollection }:  // The comparison ends with the shorter parameter.
            parameters.reduce(.max) { min($0, $1.breadth) }
        case "eq", "contains", "remove": parameters.reduce(0) { $0 + ValueLimits.cost(of: $1) }
        case "length": parameters.reduce(0) { $0 + ($1.isCollection ? 0 : $1.breadth * 4) }
        case "capitalize", "lowercase", "uppercase", "substr":  // These operations process single characters.
            parameters.reduce(0) { $0 + $1.breadth * 4 }
        default: parameters.reduce(0) { $0 + $1.breadth }
        }
    }
}

extension DynamicObject {
    fileprivate var isCollection: Bool {
        switch self {
        case .array, .dictionary: true
        case .empty, .bool, .int, .double, .string, .expression: false
        }
    }

    /// The cost of a shallow copy, in bytes that count against the limit of a turn. The contents of elements are
    /// shared.
    fileprivate var breadth: Int {
        switch self {
        case .empty, .bool, .int, .double, .expression: 0
        case .string(let text): text.utf8.count
        case .array(let values): values.count * 16
        case .dictionary(let members): members.count * 32
        }
    }
}

extension Log {
    /// Events of custom operations.
    public enum Operation {
        /// The operation has replaced another one with the same name.
        case alreadyExists
        /// Expressions cannot call an operation with this name.
        case invalid(name: String)
        /// An expression calls an unregistered operation.
        case notFound
    }

    /// Returns the log entry of an operation event.
    public static func customOperations(_ operation: Operation) -> Log {
        switch operation {
        case .alreadyExists: self.operation("An operation of this name existed and has been replaced", level: .info)
        case .invalid(let name): self.operation("\"\(name)\" is not a name that expressions can call", level: .error)
        case .notFound: self.operation("No operation is registered under this name", level: .error)
        }
    }

    /// Returns the log entry of an operation that was replaced.
    static func replaced(operation name: String) -> Log {
        operation("The operation \"\(name)\" existed and has been replaced", level: .info)
    }

    /// Returns the log entry of a call of an unregistered operation.
    static func missing(operation name: String) -> Log {
        operation("No operation is registered under \"\(name)\"", level: .error)
    }

    private static func operation(_ message: String, level: LogLevel) -> Log {
        Log(category: "CustomOperations", message: message, level: level)
    }
}
