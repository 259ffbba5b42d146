import JSON

/// The actions of one event in a document: a list, or a single action if decoding is lenient.
package struct ActionList: Codable {
    package let actions: [any Action]

    package init(_ actions: [any Action]) {
        self.actions = actions
    }

    package init(from decoder: any Decoder) throws {
        switch ((decoder as? any JSONBacked)?.json, decoder.strictness) {
        case (.object, .lenient): actions = [try AnyAction(from: decoder).action]
        case (_, .strict), (_, .lenient): actions = try [AnyAction](from: decoder).map(\.action)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        try actions.map(AnyAction.init).encode(to: encoder)
    }
}

/// A type-erased action, decoded by its registered name.
package struct AnyAction: Codable {
    package let action: any Action

    package init(action: any Action) {
        self.action = action
    }

    package init(from decoder: any Decoder) throws {
        let value = try decoder.decodeNamed(.action)
        guard let action = value as? any Action else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(type(of: value)) is not an action"))
        }
        self.action = action
    }

    package func encode(to encoder: any Encoder) throws {
        try encoder.encodeNamed(action, as: .action)
    }
}

extension KeyedDecodingContainer {
    /// Returns the actions under `key`; nil if the member is absent or null.
    package func decodeActionsIfPresent(forKey key: Key) throws -> [any Action]? {
        try decodeIfPresent(ActionList.self, forKey: key)?.actions
    }

    /// Returns the actions under `key`; throws if the member is absent.
    package func decodeActions(forKey key: Key) throws -> [any Action] {
        try decode(ActionList.self, forKey: key).actions
    }
}
