package import Wire

/// Processes that run the worlds of one program.
package protocol AppProcesses: Worlds {
    /// Waits until the program has said who it is. Throws when it is of no use; nil where nothing runs any more.
    func greeting() throws(WorldProcessError) -> WorldGreeting?

    /// Why no process comes up at the moment; nil when they do.
    var trouble: WorldProcessError? { get }

    /// The numbers of the processes that run worlds, for tests that end them.
    var processIdentifiers: [Int32] { get }

    /// How many were started so far.
    var startedCount: Int { get }

    /// Ends all processes.
    func stop()
}

extension AppProcesses {
    /// An app that ends its process is seen in its own session only.
    package var sharesFate: Bool { false }
}
