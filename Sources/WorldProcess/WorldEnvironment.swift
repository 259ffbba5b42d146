import Foundation

/// What a program that runs worlds finds in its environment.
enum WorldEnvironment {
    /// What this process has, and where reports of crashes go.
    ///
    /// Sets and dictionaries have the same order in each such process (`SWIFT_DETERMINISTIC_HASHING`, documented with Swift's
    /// standard library): what an app makes of one, a query or a list, is the same when its session is rebuilt or replayed. Keys
    /// that somebody chose to collide cost time of a turn, which is bounded.
    static func variables(crashes place: String) -> [String: String] {
        var variables = ProcessInfo.processInfo.environment.merging(CrashLog.environment(place)) { $1 }
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        return variables
    }
}
