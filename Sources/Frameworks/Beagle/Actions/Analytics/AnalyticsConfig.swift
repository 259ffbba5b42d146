/// What an application wants recorded where a document does not decide (Beagle iOS 2.1, AnalyticsConfig.swift).
///
/// ```swift
/// AnalyticsConfig(actions: ["beagle:sendRequest": ["url", "method"]])
/// ```
public struct AnalyticsConfig: Equatable {
    /// Paths of attributes by the name of an action.
    public typealias AttributesByActionName = [ActionName: [String]]
    /// A name as documents write it, such as `beagle:sendRequest`; case does not matter.
    public typealias ActionName = String

    /// Whether a screen that appears is recorded.
    public var enableScreenAnalytics: Bool
    /// The actions that are recorded, each with the attributes that go along; none unless given.
    public var actions: AttributesByActionName

    /// A configuration; of two names that differ only in case the last in order counts.
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

    /// Reads both members, each with its default when absent.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            enableScreenAnalytics: try container.decodeIfPresent(Bool.self, forKey: .enableScreenAnalytics) ?? true,
            actions: try container.decodeIfPresent(AttributesByActionName.self, forKey: .actions) ?? [:])
    }
}

extension AnalyticsConfig.ActionName {
    /// The name an action's type is registered under, for ``AnalyticsConfig/actions``; empty when it is not registered.
    ///
    /// `Navigate` has nine names, so this is not for it: write `"beagle:pushView"`.
    public static func beagleActionName(_ action: any Action.Type) -> String {
        BeagleCoder.configured.name(of: action, .action) ?? ""
    }
}
