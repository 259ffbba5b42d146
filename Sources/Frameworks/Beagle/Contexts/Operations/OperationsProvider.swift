public import HeadlessUIKit

/// Computes the value of a call from its parameters, which are evaluated already; null says that they are no good.
///
/// It runs at every evaluation, so it must be pure.
public typealias OperationHandler = (_ parameters: [DynamicObject]) -> DynamicObject

/// Knows the operations that expressions may call (Beagle iOS 2.1, OperationsProvider.swift).
public protocol OperationsProviderProtocol: AnyObject {
    /// Adds an operation, in place of what has the name; a name that expressions cannot call is logged and ignored.
    func register(operationId: String, handler: @escaping OperationHandler)

    /// The value of a call as `view` sees it; null when nobody knows the operation.
    func evaluate(with operation: Operation, in view: UIView) -> DynamicObject
}

/// Something that knows operations, such as the application's dependencies.
public protocol DependencyOperationsProvider {
    /// The application's operations.
    var operationsProvider: any OperationsProviderProtocol { get }
}

/// Beagle's operations and the application's own.
///
/// ```swift
/// dependencies.operationsProvider.register(operationId: "isAdult") { parameters in
///     guard case .int(let age) = parameters.first else { return .empty }
///     return .bool(age >= 18)
/// }
/// ```
public final class OperationsProvider: OperationsProviderProtocol {
    private var custom: [String: OperationHandler] = [:]

    /// A provider that knows Beagle's operations.
    public init() {}

    /// Adds an operation; names are case-sensitive and follow the grammar, so `sum???` and `123` are refused.
    public func register(operationId: String, handler: @escaping OperationHandler) {
        guard Operation.canBeCalled(operationId) else {
            return Log.customOperations(.invalid(name: operationId)).record()
        }
        if self.handler(of: operationId) != nil { Log.replaced(operation: operationId).record() }
        custom[operationId] = handler
    }

    /// The value of a call as `view` sees it.
    public func evaluate(with operation: Operation, in view: UIView) -> DynamicObject {
        evaluate(operation, in: EvaluationScope(view: view))
    }

    /// An unknown operation gives null, and its parameters are not looked at.
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
    /// Bytes of a turn that it costs to go through the parameters as this operation does.
    fileprivate func cost(of parameters: [DynamicObject]) -> Int {
        switch name {
        case "isNull", "isEmpty": 0
        case "eq" where parameters.contains { !$0.isCollection }:  // it ends with the shorter one
            parameters.reduce(.max) { min($0, $1.breadth) }
        case "eq", "contains", "remove": parameters.reduce(0) { $0 + ValueLimits.cost(of: $1) }
        case "length": parameters.reduce(0) { $0 + ($1.isCollection ? 0 : $1.breadth * 4) }
        case "capitalize", "lowercase", "uppercase", "substr":  // character by character
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

    /// Bytes of a turn that it costs to copy a value: what is inside its elements is shared.
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
    /// Events of operations that applications register.
    public enum Operation {
        /// The name was taken; the new operation has replaced the old one.
        case alreadyExists
        /// The name cannot be called.
        case invalid(name: String)
        /// An expression calls what nobody registered.
        case notFound
    }

    /// An event of an operation.
    public static func customOperations(_ operation: Operation) -> Log {
        switch operation {
        case .alreadyExists: self.operation("An operation of this name existed and has been replaced", .info)
        case .invalid(let name): self.operation("\"\(name)\" is not a name that expressions can call", .error)
        case .notFound: self.operation("No operation is registered under this name", .error)
        }
    }

    /// The operation of that name has been replaced.
    static func replaced(operation name: String) -> Log {
        operation("The operation \"\(name)\" existed and has been replaced", .info)
    }

    /// An expression calls the operation of that name, which nobody registered.
    static func missing(operation name: String) -> Log {
        operation("No operation is registered under \"\(name)\"", .error)
    }

    private static func operation(_ message: String, _ level: LogLevel) -> Log {
        Log(category: "CustomOperations", message: message, level: level)
    }
}
