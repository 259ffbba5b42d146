package import Wire

/// A pool of processes that run the worlds of one program.
package protocol AppProcesses: Worlds {
    /// Waits until the program has sent its greeting. Throws if the program is unusable; nil if no process is running.
    func greeting() throws(WorldProcessError) -> WorldGreeting?

    /// The reason why processes do not start at the moment; nil if they do.
    var startError: WorldProcessError? { get }

    /// The ids of the processes that run worlds, for tests that end them.
    var processIdentifiers: [Int32] { get }

    /// The number of processes started so far.
    var startedCount: Int { get }

    /// Ends all processes.
    func stop()
}

extension AppProcesses {
    /// Returns false, because an app that ends its process affects its own session only.
    package var sharesFate: Bool { false }
}
