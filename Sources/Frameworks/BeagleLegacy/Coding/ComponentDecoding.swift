public import Beagle

/// An error of the decoding of a component (Beagle iOS 1.9, ComponentDecoder.swift).
public enum ComponentDecodingError: Error {
    /// The decoded value is not of the type with this name.
    case couldNotCastToType(String)
}

/// The decoder of documents (Beagle iOS 1.9, ComponentDecoder.swift), which is the current coder.
public typealias ComponentDecoding = BeagleCoder

/// The default decoder of documents (Beagle iOS 1.9, ComponentDecoder.swift).
public typealias ComponentDecoder = Coder

extension BeagleCoder {
    public typealias Error = ComponentDecodingError

    /// Returns the component type for a full name such as `beagle:text`, or nil if none is registered.
    public func componentType(forType type: String) -> (any Decodable.Type)? {
        self.type(for: type, baseType: .component)
    }

    /// Returns the action type for a full name such as `beagle:alert`, or nil if none is registered.
    public func actionType(forType type: String) -> (any Decodable.Type)? { self.type(for: type, baseType: .action) }

    /// Returns the full name under which a component type was last registered.
    public func nameForComponent(ofType type: any Beagle.ServerDrivenComponent.Type) -> String? { name(for: type) }

    /// Returns the full name under which an action type was last registered.
    public func nameForAction(ofType type: any Beagle.Action.Type) -> String? { name(for: type) }
}

/// A component or action whose type is given by its name (Beagle iOS 1.9, AnyDecodableContainer.swift).
public struct AnyDecodableContainer: Decodable {
    /// The decoded component or action.
    public let content: any Decodable

    /// Decodes an action if the object has the member `_beagleAction_`, and a component otherwise.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: MemberKey.self)
        content =
            members.contains(MemberKey("_beagleAction_"))
            ? try decoder.decodeNamed(.action) : try decoder.decodeNamed(.component)
    }
}

extension KeyedDecodingContainer {
    /// Decodes the action under `key`.
    public func decode(forKey key: Key) throws -> any Action {
        try Self.known(decode(AnyAction.self, forKey: key).action)
    }

    /// Decodes the action under `key`, or returns nil if it is absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> (any Action)? {
        try decodeIfPresent(AnyAction.self, forKey: key).map { try Self.known($0.action) }
    }

    /// Decodes the actions under `key`.
    public func decode(forKey key: Key) throws -> [any Action] {
        try decodeActions(forKey: key).map { try Self.known($0) }
    }

    /// Decodes the actions under `key`, or returns nil if they are absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> [any Action]? {
        try decodeActionsIfPresent(forKey: key)?.map { try Self.known($0) }
    }

    /// Decodes the component under `key`.
    public func decode(forKey key: Key) throws -> any ServerDrivenComponent {
        try Self.known(decode(AnyComponent.self, forKey: key).component)
    }

    /// Decodes the component under `key`, or returns nil if it is absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> (any ServerDrivenComponent)? {
        try decodeIfPresent(AnyComponent.self, forKey: key).map { try Self.known($0.component) }
    }

    /// Decodes the components under `key`.
    public func decode(forKey key: Key) throws -> [any ServerDrivenComponent] {
        try decode([AnyComponent].self, forKey: key).map { try Self.known($0.component) }
    }

    /// Decodes the components under `key`, or returns nil if they are absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> [any ServerDrivenComponent]? {
        try decodeIfPresent([AnyComponent].self, forKey: key)?.map { try Self.known($0.component) }
    }

    private static func known(_ action: any Beagle.Action) throws -> any Action {
        guard let known = action as? any Action else {
            throw ComponentDecodingError.couldNotCastToType("Action")
        }
        return known
    }

    private static func known(_ component: any Beagle.ServerDrivenComponent) throws -> any ServerDrivenComponent {
        guard let known = component as? any ServerDrivenComponent else {
            throw ComponentDecodingError.couldNotCastToType("ServerDrivenComponent")
        }
        return known
    }
}
