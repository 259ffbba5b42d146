import Beagle

/// Records what documents ask for, and every screen. An app for a phone would send it somewhere; the session's log
/// shows it anyway.
struct QuietAnalytics: AnalyticsProvider {
    func getConfig() -> AnalyticsConfig {
        AnalyticsConfig(enableScreenAnalytics: true)
    }

    func createRecord(_ record: AnalyticsRecord) {}
}
