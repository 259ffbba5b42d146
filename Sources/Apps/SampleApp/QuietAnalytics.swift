import Beagle

/// Records the events that documents request, and every screen. A phone app would send them to a service; here the
/// session log shows them.
struct QuietAnalytics: AnalyticsProvider {
    func getConfig() -> AnalyticsConfig {
        AnalyticsConfig(enableScreenAnalytics: true)
    }

    func createRecord(_ record: AnalyticsRecord) {}
}
