import Foundation

/// The environment of the processes that run an app's code.
package enum WorldEnvironment {
    /// Variables by which a service manager speaks with its service, which no app is.
    private static let serviceManager = ["NOTIFY_SOCKET", "CREDENTIALS_DIRECTORY"]
    private static let serviceManagerPrefixes = ["WATCHDOG_", "LISTEN_"]
    /// Variables that hold the server's options, such as tokens and the address of a cluster with its password.
    private static let optionPrefix = "KENNEL_"

    /// Returns a server's environment without what is the server's own.
    package static func inherited(
        from server: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String: String] {
        server.filter { name, _ in
            !serviceManager.contains(name) && !([optionPrefix] + serviceManagerPrefixes).contains(where: name.hasPrefix)
        }
    }

    /// Returns the environment of a process that runs sessions, with where reports of crashes go.
    ///
    /// Sets and dictionaries have the same order in each such process (`SWIFT_DETERMINISTIC_HASHING`, documented with
    /// Swift's standard library): what an app makes of one, a query or a list, is the same when its session is rebuilt
    /// or replayed. Everybody knows such a process's hashes, so JSON whose names were chosen to collide is refused as
    /// it is read, and what is only looked up has a `SeededKey`.
    static func variables(crashes place: String) -> [String: String] {
        var variables = inherited().merging(CrashLog.environment(place)) { $1 }
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        return variables
    }
}
