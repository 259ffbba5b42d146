package import Wire

/// A pool of processes that run the worlds of one program.
package protocol AppProcesses: Worlds {
    /// Waits for the program's greeting and returns it; nil if no process is running. Throws if the program is
    /// unusable.
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
    /// Always false, because an app that ends its process affects its own session only.
    package var sharesFate: Bool { false }
}
