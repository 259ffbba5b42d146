import Foundation

/// The environment of the processes that run app code.
package enum WorldEnvironment {
    /// Variables by which a service manager communicates with its service; app processes are not services.
    private static let serviceManager = ["NOTIFY_SOCKET", "CREDENTIALS_DIRECTORY"]
    private static let serviceManagerPrefixes = ["WATCHDOG_", "LISTEN_"]
    /// The prefix of variables that hold the server's options, such as tokens and a cluster's URL with its password.
    private static let optionPrefix = "KENNEL_"

    /// Returns the server's environment without the variables that are meant for the server itself.
    package static func inherited(
        from server: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String: String] {
        server.filter { name, _ in
            !serviceManager.contains(name) && !([optionPrefix] + serviceManagerPrefixes).contains(where: name.hasPrefix)
        }
    }

    /// Returns the environment of a process that runs sessions; `place` is the path for crash reports.
    ///
    /// Sets and dictionaries have the same order in each such process (`SWIFT_DETERMINISTIC_HASHING`, documented with
    /// Swift's standard library). Queries and lists that an app builds from them are therefore the same when its
    /// session is rebuilt or replayed. Hashes in such a process are predictable. The JSON parser therefore refuses
    /// names that were chosen to collide, and dictionaries that are only used for lookups have `SeededKey` keys.
    static func variables(crashes place: String) -> [String: String] {
        var variables = inherited().merging(CrashLog.environment(place)) { $1 }
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        return variables
    }
}
