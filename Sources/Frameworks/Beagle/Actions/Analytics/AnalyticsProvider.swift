/// Receives analytics records of the app (Beagle iOS 2.1, Analytics.swift).
///
/// ```swift
/// dependencies.analyticsProvider = MyAnalytics()
/// ```
public protocol AnalyticsProvider {
    /// Returns the current settings; called for each event, so that they may change.
    func getConfig() -> AnalyticsConfig

    /// Receives a record, in the same turn as the recorded event and before an action runs.
    func createRecord(_ record: AnalyticsRecord)
}

/// The name of this protocol in Beagle 2.1.
public typealias AnalyticsProviderProtocol = AnalyticsProvider

public protocol DependencyAnalyticsExecutor {
    /// The receiver of records; nil records nothing.
    var analyticsProvider: (any AnalyticsProvider)? { get }
}
