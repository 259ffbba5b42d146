public import HeadlessUIKit

/// Writes a context (Beagle iOS 2.1, SetContext.swift).
public struct SetContext: Action {
    /// The nearest context of this id is written, seen from the event's view.
    public var contextId: String
    /// Where in its value; nil replaces the whole value.
    public var path: Path?
    /// What is written, once the expressions in it are evaluated.
    public var value: DynamicObject
    /// Whether and how it is recorded.
    public var analytics: ActionAnalyticsConfig?

    /// A path as the document spells it, when it spells none.
    private var unreadablePath: String?

    /// A write built in code.
    public init(
        contextId: String, path: Path? = nil, value: DynamicObject, analytics: ActionAnalyticsConfig? = nil
    ) {
        self.contextId = contextId
        self.path = path
        self.value = value
        self.analytics = analytics
    }

    /// A write at a path that is given as text; one that cannot be parsed makes the action do nothing but say so.
    public init(contextId: String, path: String, value: DynamicObject, analytics: ActionAnalyticsConfig? = nil) {
        self.init(contextId: contextId, path: Path(rawValue: path), value: value, analytics: analytics)
        unreadablePath = self.path == nil ? path : nil
    }

    /// Writes and tells the bindings before it returns, so that the next action sees the new state.
    public func execute(controller: BeagleController, origin: UIView) {
        if let unreadablePath {
            return BeagleNote.ignored(reason: "setContext: \"\(unreadablePath)\" is not a path").record()
        }
        let value = value.evaluate(in: origin)
        guard EventScope.set(contextId, to: value, at: path, from: origin) else {
            return BeagleNote.ignored(reason: "setContext: there is no context \"\(contextId)\" here").record()
        }
    }
}

extension SetContext {
    private enum CodingKeys: String, CodingKey {
        case contextId, path, value, analytics
    }

    /// Reads the members; the value must be there but may be null. Only strictness rejects the document for its path.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        contextId = try container.decode(String.self, forKey: .contextId)
        value = try container.decode(DynamicObject.self, forKey: .value)
        analytics = try container.decodeIfPresent(ActionAnalyticsConfig.self, forKey: .analytics)
        switch decoder.strictness {
        case .strict: path = try container.decodeIfPresent(Path.self, forKey: .path)
        case .lenient:
            let text = try container.decodeIfPresent(String.self, forKey: .path)
            path = text.flatMap(Path.init(rawValue:))
            unreadablePath = path == nil ? text : nil
        }
    }

    /// Writes the shape of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(contextId, forKey: .contextId)
        try container.encodeIfPresent(path?.rawValue ?? unreadablePath, forKey: .path)
        try container.encode(value, forKey: .value)
        try container.encodeIfPresent(analytics, forKey: .analytics)
    }
}
