/// Measurements at one moment that come from the code that started the server.
package struct ServerGauges: Sendable {
    /// The number of processes that run apps.
    package var worldProcesses = 0
    /// The number of processes started to run apps so far, including spare and replacement processes.
    package var worldProcessesStarted = 0
    /// The bytes of the journal on disk; nil if sessions are recorded in memory.
    package var journalBytes: Int?
    /// The bytes of bodies and streams that were sent.
    package var sentBytes = 0
    /// The bytes of bodies that were read.
    package var receivedBytes = 0
    /// The bytes of large answers and frames that wait for slow clients.
    package var unsentBytes = 0
    /// The number of slow clients that were disconnected, and of large answers that were refused because of them.
    package var cutOffs = 0
    /// The number of idle connections that were closed so that others could be opened.
    package var connectionsReplaced = 0
    /// The resident memory of the server's own process, in bytes.
    package var residentBytes = 0
    /// The number of files that the server's own process has open, including sockets.
    package var openFiles = 0

    /// The state of the cluster; nil without a cluster.
    package var cluster: ClusterGauges?

    package init() {}
}
