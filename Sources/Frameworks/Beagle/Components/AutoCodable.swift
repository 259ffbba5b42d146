/// Synthesizes `Codable` for component members whose values are components or actions.
///
///     struct Box: Widget {
///         @AutoCodable var onTouch: [Action]?
///         @AutoCodable var child: ServerDrivenComponent
///     }
///
/// Supports `ServerDrivenComponent`, `Action`, arrays of them, and optionals of these types (Beagle iOS 2.1,
/// AutoCodable.swift).
@propertyWrapper
public struct AutoCodable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension AutoCodable: Decodable {
    /// Decodes the value's type; throws for a type that is neither component nor action.
    public init(from decoder: any Decoder) throws {
        let value: Any? =
            switch WrappedKind(Value.self) {
            case .component: try AnyComponent(from: decoder).component
            case .components: try [AnyComponent](from: decoder).map(\.component)
            case .action: try AnyAction(from: decoder).action
            case .actions: try ActionList(from: decoder).actions
            case nil: nil
            }
        guard let value = value as? Value else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(Value.self) cannot be read here"))
        }
        wrappedValue = value
    }
}

extension AutoCodable: Encodable {
    /// Encodes components and actions with their registered names.
    public func encode(to encoder: any Encoder) throws {
        switch wrappedValue {
        case let component as any ServerDrivenComponent: try AnyComponent(component: component).encode(to: encoder)
        case let components as [any ServerDrivenComponent]:
            try components.map(AnyComponent.init).encode(to: encoder)
        case let action as any Action: try AnyAction(action: action).encode(to: encoder)
        case let actions as [any Action]: try ActionList(actions).encode(to: encoder)
        default:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}

/// The kind of value that a wrapped member can have.
private enum WrappedKind {
    case component, components, action, actions

    init?(_ type: Any.Type) {
        switch type {
        case is (any ServerDrivenComponent).Type, is (any ServerDrivenComponent)?.Type: self = .component
        case is [any ServerDrivenComponent].Type, is [any ServerDrivenComponent]?.Type: self = .components
        case is (any Action).Type, is (any Action)?.Type: self = .action
        case is [any Action].Type, is [any Action]?.Type: self = .actions
        default: return nil
        }
    }
}

extension KeyedDecodingContainer {
    /// Decodes an optional wrapped member, which may be absent or null.
    public func decode<Wrapped>(
        _ type: AutoCodable<Wrapped?>.Type, forKey key: Key
    ) throws -> AutoCodable<Wrapped?> {
        try decodeIfPresent(type, forKey: key) ?? AutoCodable(wrappedValue: nil)
    }
}

extension KeyedEncodingContainer {
    /// Omits an optional wrapped member if it is nil.
    public mutating func encode<Wrapped>(_ value: AutoCodable<Wrapped?>, forKey key: Key) throws {
        guard value.wrappedValue != nil else { return }
        try value.encode(to: superEncoder(forKey: key))
    }
}
