public import Beagle

/// What an app hears of by the analytics of Beagle 1.0 (Beagle iOS 1.9, DeprecatedAnalytics.swift).
///
/// Never called. Beagle's `AnalyticsProvider` is notified of screens and actions.
public protocol Analytics {
    /// A screen came to be seen.
    func trackEventOnScreenAppeared(_ event: AnalyticsScreen)
    /// A screen is seen no more.
    func trackEventOnScreenDisappeared(_ event: AnalyticsScreen)
    /// Something was pressed.
    func trackEventOnClick(_ event: AnalyticsClick)
}

/// An event of the analytics of Beagle 1.0 (Beagle iOS 1.9, AnalyticsModels.swift).
public protocol AnalyticsEvent: Codable {}

/// Something is pressed (Beagle iOS 1.9, AnalyticsModels.swift).
public struct AnalyticsClick: AnalyticsEvent, AutoInitiable, Equatable, Sendable {
    /// What kind of thing.
    public let category: String
    /// What it says.
    public let label: String?
    /// What it stands for.
    public let value: String?

    /// An event of a press.
    public init(category: String, label: String? = nil, value: String? = nil) {
        self.category = category
        self.label = label
        self.value = value
    }
}

/// A screen is seen (Beagle iOS 1.9, AnalyticsModels.swift).
public struct AnalyticsScreen: AnalyticsEvent, AutoInitiable, Equatable, Sendable {
    /// Which one.
    public let screenName: String

    /// An event of a screen.
    public init(screenName: String) { self.screenName = screenName }
}

/// A component that tells of its presses (Beagle iOS 1.9, Events.swift).
public protocol ClickedOnComponent {
    /// What is told.
    var clickAnalyticsEvent: AnalyticsClick? { get }
}

/// A screen that tells of itself (Beagle iOS 1.9, Events.swift).
public protocol ScreenEvent {
    /// What is told.
    var screenAnalyticsEvent: AnalyticsScreen? { get }
}

/// What happens when something is pressed (Beagle iOS 1.9, Events.swift).
public enum Event {
    /// An action runs.
    case action(any Beagle.Action)
    /// It is told.
    case analytics(AnalyticsClick)
}
