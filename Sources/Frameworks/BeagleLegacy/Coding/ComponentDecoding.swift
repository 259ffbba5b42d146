public import Beagle

/// Why a component could not be read (Beagle iOS 1.9, ComponentDecoder.swift).
public enum ComponentDecodingError: Error {
    /// What was read is of another type than that.
    case couldNotCastToType(String)
}

/// Reads documents (Beagle iOS 1.9, ComponentDecoder.swift); today's coder does.
public typealias ComponentDecoding = BeagleCoder

/// Reads documents, and knows Beagle's own components and actions (Beagle iOS 1.9, ComponentDecoder.swift).
public typealias ComponentDecoder = Coder

extension BeagleCoder {
    /// Why a component could not be read.
    public typealias Error = ComponentDecodingError

    /// The type of the components of a full name such as `beagle:text`, nil when there is none.
    public func componentType(forType type: String) -> (any Decodable.Type)? {
        self.type(for: type, baseType: .component)
    }

    /// The type of the actions of a full name such as `beagle:alert`, nil when there is none.
    public func actionType(forType type: String) -> (any Decodable.Type)? { self.type(for: type, baseType: .action) }

    /// The full name that a component's type was registered under last.
    public func nameForComponent(ofType type: any Beagle.ServerDrivenComponent.Type) -> String? { name(for: type) }

    /// The full name that an action's type was registered under last.
    public func nameForAction(ofType type: any Beagle.Action.Type) -> String? { name(for: type) }
}

/// Something of a type that only its name tells (Beagle iOS 1.9, AnyDecodableContainer.swift).
public struct AnyDecodableContainer: Decodable {
    /// What was read: a component or an action.
    public let content: any Decodable

    /// Reads a component where one stands, and otherwise an action.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: MemberKey.self)
        content =
            members.contains(MemberKey("_beagleAction_"))
            ? try decoder.decodeNamed(.action) : try decoder.decodeNamed(.component)
    }
}

extension KeyedDecodingContainer {
    /// The action under `key`.
    public func decode(forKey key: Key) throws -> any Action {
        try Self.known(decode(AnyAction.self, forKey: key).action)
    }

    /// The action under `key`, nil when it is absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> (any Action)? {
        try decodeIfPresent(AnyAction.self, forKey: key).map { try Self.known($0.action) }
    }

    /// The actions under `key`.
    public func decode(forKey key: Key) throws -> [any Action] {
        try decodeActions(forKey: key).map { try Self.known($0) }
    }

    /// The actions under `key`, nil when they are absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> [any Action]? {
        try decodeActionsIfPresent(forKey: key)?.map { try Self.known($0) }
    }

    /// The component under `key`.
    public func decode(forKey key: Key) throws -> any ServerDrivenComponent {
        try Self.known(decode(AnyComponent.self, forKey: key).component)
    }

    /// The component under `key`, nil when it is absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> (any ServerDrivenComponent)? {
        try decodeIfPresent(AnyComponent.self, forKey: key).map { try Self.known($0.component) }
    }

    /// The components under `key`.
    public func decode(forKey key: Key) throws -> [any ServerDrivenComponent] {
        try decode([AnyComponent].self, forKey: key).map { try Self.known($0.component) }
    }

    /// The components under `key`, nil when they are absent or null.
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
