/// Receives what happens in an application (Beagle iOS 2.1, Analytics.swift).
///
/// ```swift
/// dependencies.analyticsProvider = MyAnalytics()
/// ```
public protocol AnalyticsProvider {
    /// What to record; asked for each event, so that it may change.
    func getConfig() -> AnalyticsConfig

    /// Takes a record, in the turn of what it records and before an action runs.
    func createRecord(_ record: AnalyticsRecord)
}

/// The name this protocol has in Beagle 2.1.
public typealias AnalyticsProviderProtocol = AnalyticsProvider

/// Something that has an analytics provider to offer, such as the application's dependencies.
public protocol DependencyAnalyticsExecutor {
    /// Hears of screens and actions; nil records nothing.
    var analyticsProvider: (any AnalyticsProvider)? { get }
}
