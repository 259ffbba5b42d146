public import Foundation

extension BeagleCoder {
    /// The kinds of registered types (Beagle iOS 2.1, Coder.swift).
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

    /// Returns the full name under which a type was last registered; nil if it is not registered.
    public func name(for type: any BeagleCodable.Type) -> String? {
        name(of: type, .component) ?? name(of: type, .action)
    }

    /// Returns the type registered under a full name such as `beagle:text`; nil if there is none.
    public func type(for name: String, baseType: BaseType) -> (any BeagleCodable.Type)? {
        type(named: name, baseType.kind)
    }

    /// Encodes a component or an action.
    public func encode<T: BeagleCodable>(value: T) throws -> Data { try encode(value) }
}
