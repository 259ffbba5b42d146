public import HeadlessUIKit

/// Runs one of two lists of actions (Beagle iOS 2.1, Condition.swift).
public struct Condition: Action {
    /// The condition. Any value other than true is treated as false.
    public var condition: Expression<Bool>
    /// The actions to run if the condition is true.
    public var onTrue: [any Action]?
    /// The actions to run if the condition is not true.
    public var onFalse: [any Action]?
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?

    /// Creates a condition in code instead of from a document.
    public init(
        condition: Expression<Bool>, onTrue: [any Action]? = nil, onFalse: [any Action]? = nil,
        analytics: ActionAnalyticsConfig? = nil
    ) {
        self.condition = condition
        self.onTrue = onTrue
        self.onFalse = onFalse
        self.analytics = analytics
    }

    /// Evaluates the condition and runs the actions immediately; an absent list runs nothing.
    public func execute(controller: BeagleController, origin: UIView) {
        if condition.evaluate(with: origin) == true {
            controller.execute(actions: onTrue, event: "onTrue", origin: origin)
        } else {
            controller.execute(actions: onFalse, event: "onFalse", origin: origin)
        }
    }
}

extension Condition {
    private enum CodingKeys: String, CodingKey {
        case condition, onTrue, onFalse, analytics
    }

    /// Decodes the members; only `condition` is required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            condition: try container.decode(Expression<Bool>.self, forKey: .condition),
            onTrue: try container.decodeActionsIfPresent(forKey: .onTrue),
            onFalse: try container.decodeActionsIfPresent(forKey: .onFalse),
            analytics: try container.decodeIfPresent(ActionAnalyticsConfig.self, forKey: .analytics))
    }

    /// Encodes the members in the format of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(condition, forKey: .condition)
        try container.encodeIfPresent(onTrue, forKey: .onTrue)
        try container.encodeIfPresent(onFalse, forKey: .onFalse)
        try container.encodeIfPresent(analytics, forKey: .analytics)
    }
}
