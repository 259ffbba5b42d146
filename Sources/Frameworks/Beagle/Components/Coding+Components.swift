extension KeyedDecodingContainer {
    /// The action under `key`.
    public func decode(forKey key: Key) throws -> any Action { try decode(AnyAction.self, forKey: key).action }

    /// The action under `key`, nil when it is absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> (any Action)? {
        try decodeIfPresent(AnyAction.self, forKey: key)?.action
    }

    /// The actions under `key`.
    public func decode(forKey key: Key) throws -> [any Action] { try decodeActions(forKey: key) }

    /// The actions under `key`, nil when they are absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> [any Action]? { try decodeActionsIfPresent(forKey: key) }

    /// The component under `key`.
    public func decode(forKey key: Key) throws -> any ServerDrivenComponent {
        try decode(AnyComponent.self, forKey: key).component
    }

    /// The component under `key`, nil when it is absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> (any ServerDrivenComponent)? {
        try decodeIfPresent(AnyComponent.self, forKey: key)?.component
    }

    /// The components under `key`.
    public func decode(forKey key: Key) throws -> [any ServerDrivenComponent] {
        try decode([AnyComponent].self, forKey: key).map(\.component)
    }

    /// The components under `key`, nil when they are absent or null.
    public func decodeIfPresent(forKey key: Key) throws -> [any ServerDrivenComponent]? {
        try decodeIfPresent([AnyComponent].self, forKey: key)?.map(\.component)
    }
}

extension KeyedEncodingContainer {
    /// Writes an action under `key`, with its registered name.
    public mutating func encode(_ value: any Action, forKey key: Key) throws {
        try encode(AnyAction(action: value), forKey: key)
    }

    /// Writes an action under `key`, nothing for nil.
    public mutating func encodeIfPresent(_ value: (any Action)?, forKey key: Key) throws {
        try encodeIfPresent(value.map(AnyAction.init), forKey: key)
    }

    /// Writes actions under `key`, with their registered names.
    public mutating func encode(_ value: [any Action], forKey key: Key) throws {
        try encode(ActionList(value), forKey: key)
    }

    /// Writes actions under `key`, nothing for nil.
    public mutating func encodeIfPresent(_ value: [any Action]?, forKey key: Key) throws {
        try encodeIfPresent(value.map(ActionList.init), forKey: key)
    }

    /// Writes a component under `key`, with its registered name.
    public mutating func encode(_ value: any ServerDrivenComponent, forKey key: Key) throws {
        try encode(AnyComponent(component: value), forKey: key)
    }

    /// Writes a component under `key`, nothing for nil.
    public mutating func encodeIfPresent(_ value: (any ServerDrivenComponent)?, forKey key: Key) throws {
        try encodeIfPresent(value.map(AnyComponent.init), forKey: key)
    }

    /// Writes components under `key`, with their registered names.
    public mutating func encode(_ value: [any ServerDrivenComponent], forKey key: Key) throws {
        try encode(value.map(AnyComponent.init), forKey: key)
    }

    /// Writes components under `key`, nothing for nil.
    public mutating func encodeIfPresent(_ value: [any ServerDrivenComponent]?, forKey key: Key) throws {
        try encodeIfPresent(value?.map(AnyComponent.init), forKey: key)
    }
}
