public import Foundation

extension BeagleCoder {
    /// The two kinds of types that names stand for (Beagle iOS 2.1, Coder.swift).
    public enum BaseType: String, Sendable {
        case component = "codable.componentTypes"
        case action = "codable.actionTypes"

        var kind: BeagleKind {
            switch self {
            case .component: .component
            case .action: .action
            }
        }
    }

    /// The full name that a component or an action was registered under last, nil when it was not.
    public func name(for type: any BeagleCodable.Type) -> String? {
        name(of: type, .component) ?? name(of: type, .action)
    }

    /// The type registered under a full name such as `beagle:text`, nil when there is none.
    public func type(for name: String, baseType: BaseType) -> (any BeagleCodable.Type)? {
        type(named: name, baseType.kind)
    }

    /// Writes a component, an action, or any value of a document.
    public func encode<T: BeagleCodable>(value: T) throws -> Data { try encode(value) }
}
