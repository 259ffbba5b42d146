/// The app's analytics settings, which apply to actions whose document does not decide (Beagle iOS 2.1,
/// AnalyticsConfig.swift).
///
/// ```swift
/// AnalyticsConfig(actions: ["beagle:sendRequest": ["url", "method"]])
/// ```
public struct AnalyticsConfig: Equatable {
    /// Attribute paths by action name.
    public typealias AttributesByActionName = [ActionName: [String]]
    /// A name as documents write it, such as `beagle:sendRequest`; case does not matter.
    public typealias ActionName = String

    /// Whether the appearance of a screen is recorded.
    public var enableScreenAnalytics: Bool
    /// The recorded actions, each with the paths of its recorded attributes; empty by default.
    public var actions: AttributesByActionName

    /// Creates a configuration. If names differ only in case, only the one that is last in sort order is used.
    public init(enableScreenAnalytics: Bool = true, actions: AttributesByActionName = [:]) {
        self.enableScreenAnalytics = enableScreenAnalytics
        let named = actions.sorted { $0.key < $1.key }.map { ($0.key.lowercased(), $0.value) }
        self.actions = Dictionary(named, uniquingKeysWith: { $1 })
    }
}

extension AnalyticsConfig: Codable {
    private enum CodingKeys: String, CodingKey {
        case enableScreenAnalytics, actions
    }

    /// Decodes both members; an absent member has its default value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            enableScreenAnalytics: try container.decodeIfPresent(Bool.self, forKey: .enableScreenAnalytics) ?? true,
            actions: try container.decodeIfPresent(AttributesByActionName.self, forKey: .actions) ?? [:])
    }
}

extension AnalyticsConfig.ActionName {
    /// Returns the registered name of an action's type, for ``AnalyticsConfig/actions``; empty if it is not registered.
    ///
    /// `Navigate` has nine names, so this function does not support it: write `"beagle:pushView"`.
    public static func beagleActionName(_ action: any Action.Type) -> String {
        BeagleCoder.configured.name(of: action, .action) ?? ""
    }
}
