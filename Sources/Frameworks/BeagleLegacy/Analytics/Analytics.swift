public import Beagle

/// The analytics of Beagle 1.0 (Beagle iOS 1.9, DeprecatedAnalytics.swift).
///
/// Never called, because no component keeps the events of 1.0. Beagle's `AnalyticsProvider` receives screens
/// and actions.
public protocol Analytics {
    func trackEventOnScreenAppeared(_ event: AnalyticsScreen)
    func trackEventOnScreenDisappeared(_ event: AnalyticsScreen)
    func trackEventOnClick(_ event: AnalyticsClick)
}

/// An event of the analytics of Beagle 1.0 (Beagle iOS 1.9, AnalyticsModels.swift).
public protocol AnalyticsEvent: Codable {}

/// A tap event (Beagle iOS 1.9, AnalyticsModels.swift).
public struct AnalyticsClick: AnalyticsEvent, AutoInitiable, Equatable, Sendable {
    public let category: String
    public let label: String?
    public let value: String?

    public init(category: String, label: String? = nil, value: String? = nil) {
        self.category = category
        self.label = label
        self.value = value
    }
}

/// A screen event (Beagle iOS 1.9, AnalyticsModels.swift).
public struct AnalyticsScreen: AnalyticsEvent, AutoInitiable, Equatable, Sendable {
    public let screenName: String

    public init(screenName: String) { self.screenName = screenName }
}

/// A component with a tap event (Beagle iOS 1.9, Events.swift).
public protocol ClickedOnComponent {
    var clickAnalyticsEvent: AnalyticsClick? { get }
}

/// A screen with a screen event (Beagle iOS 1.9, Events.swift).
public protocol ScreenEvent {
    var screenAnalyticsEvent: AnalyticsScreen? { get }
}

/// The reaction to a tap (Beagle iOS 1.9, Events.swift).
public enum Event {
    case action(any Beagle.Action)
    case analytics(AnalyticsClick)
}
