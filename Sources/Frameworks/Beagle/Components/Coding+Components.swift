extension KeyedDecodingContainer {
    /// Decodes the action under `key`.
    public func decode(forKey key: Key) throws -> any Action { try decode(AnyAction.self, forKey: key).action }

    /// Decodes the action under `key`; nil if it is absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> (any Action)? {
        try decodeIfPresent(AnyAction.self, forKey: key)?.action
    }

    /// Decodes the actions under `key`.
    public func decode(forKey key: Key) throws -> [any Action] { try decodeActions(forKey: key) }

    /// Decodes the actions under `key`; nil if they are absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> [any Action]? { try decodeActionsIfPresent(forKey: key) }

    /// Decodes the component under `key`.
    public func decode(forKey key: Key) throws -> any ServerDrivenComponent {
        try decode(AnyComponent.self, forKey: key).component
    }

    /// Decodes the component under `key`; nil if it is absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> (any ServerDrivenComponent)? {
        try decodeIfPresent(AnyComponent.self, forKey: key)?.component
    }

    /// Decodes the components under `key`.
    public func decode(forKey key: Key) throws -> [any ServerDrivenComponent] {
        try decode([AnyComponent].self, forKey: key).map(\.component)
    }

    /// Decodes the components under `key`; nil if they are absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> [any ServerDrivenComponent]? {
        try decodeIfPresent([AnyComponent].self, forKey: key)?.map(\.component)
    }
}

extension KeyedEncodingContainer {
    /// Encodes an action under `key`, with its registered name.
    public mutating func encode(_ value: any Action, forKey key: Key) throws {
        try encode(AnyAction(action: value), forKey: key)
    }

    /// Encodes an action under `key`; nil is omitted.
    public mutating func encodeIfPresent(_ value: (any Action)?, forKey key: Key) throws {
        try encodeIfPresent(value.map(AnyAction.init), forKey: key)
    }

    /// Encodes actions under `key`, with their registered names.
    public mutating func encode(_ value: [any Action], forKey key: Key) throws {
        try encode(ActionList(value), forKey: key)
    }

    /// Encodes actions under `key`; nil is omitted.
    public mutating func encodeIfPresent(_ value: [any Action]?, forKey key: Key) throws {
        try encodeIfPresent(value.map(ActionList.init), forKey: key)
    }

    /// Encodes a component under `key`, with its registered name.
    public mutating func encode(_ value: any ServerDrivenComponent, forKey key: Key) throws {
        try encode(AnyComponent(component: value), forKey: key)
    }

    /// Encodes a component under `key`; nil is omitted.
    public mutating func encodeIfPresent(_ value: (any ServerDrivenComponent)?, forKey key: Key) throws {
        try encodeIfPresent(value.map(AnyComponent.init), forKey: key)
    }

    /// Encodes components under `key`, with their registered names.
    public mutating func encode(_ value: [any ServerDrivenComponent], forKey key: Key) throws {
        try encode(value.map(AnyComponent.init), forKey: key)
    }

    /// Encodes components under `key`; nil is omitted.
    public mutating func encodeIfPresent(_ value: [any ServerDrivenComponent]?, forKey key: Key) throws {
        try encodeIfPresent(value?.map(AnyComponent.init), forKey: key)
    }
}
