public import HeadlessUIKit

/// Writes a context (Beagle iOS 2.1, SetContext.swift).
public struct SetContext: Action {
    /// The id of the context. If several contexts have this id, the one nearest to the event's view is set.
    public var contextId: String
    /// The path in the context's value; nil replaces the whole value.
    public var path: Path?
    /// The new value, whose expressions are evaluated first.
    public var value: DynamicObject
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?

    /// The path as written in the document; nil unless it could not be parsed.
    private var unreadablePath: String?

    public init(
        contextId: String, path: Path? = nil, value: DynamicObject, analytics: ActionAnalyticsConfig? = nil
    ) {
        self.contextId = contextId
        self.path = path
        self.value = value
        self.analytics = analytics
    }

    /// Creates the action for a path given as text. If the text is not a path, executing the action only logs that.
    public init(contextId: String, path: String, value: DynamicObject, analytics: ActionAnalyticsConfig? = nil) {
        self.init(contextId: contextId, path: Path(rawValue: path), value: value, analytics: analytics)
        unreadablePath = self.path == nil ? path : nil
    }

    /// Sets the value and updates the bindings before returning, so that the next action sees the new state.
    public func execute(controller: BeagleController, origin: UIView) {
        if let unreadablePath {
            return BeagleMessage.ignored(reason: "setContext: \"\(unreadablePath)\" is not a path").record()
        }
        let value = value.evaluate(in: origin)
        guard EventScope.set(contextId, to: value, at: path, from: origin) else {
            return BeagleMessage.ignored(reason: "setContext: there is no context \"\(contextId)\" here").record()
        }
    }
}

extension SetContext {
    private enum CodingKeys: String, CodingKey {
        case contextId, path, value, analytics
    }

    /// Decodes the members; the value is required but may be null. Only strict decoding throws for an invalid path.
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

    /// Encodes the members in the format of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(contextId, forKey: .contextId)
        try container.encodeIfPresent(path?.rawValue ?? unreadablePath, forKey: .path)
        try container.encode(value, forKey: .value)
        try container.encodeIfPresent(analytics, forKey: .analytics)
    }
}
