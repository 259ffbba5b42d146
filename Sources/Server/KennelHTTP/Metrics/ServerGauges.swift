/// What only those know who started the server, at one moment.
package struct ServerGauges: Sendable {
    /// Processes that run apps.
    package var worldProcesses = 0
    /// Processes that were started for that so far, spare ones and those that took the place of others included.
    package var worldProcessesStarted = 0
    /// Bytes of the journal on disk; nil where sessions are recorded in memory.
    package var journalBytes: Int?
    /// Bytes of bodies and streams that were sent.
    package var sentBytes = 0
    /// Bytes of bodies that were read.
    package var receivedBytes = 0
    /// Bytes of large answers and frames that wait for slow readers.
    package var unsentBytes = 0
    /// Slow readers that were cut off, and large answers that were refused because of them.
    package var cutOffs = 0
    /// Idle connections that were closed so that others could be opened.
    package var connectionsReplaced = 0
    /// Bytes of memory that the server's own process takes.
    package var residentBytes = 0
    /// Files that the server's own process has open, sockets included.
    package var openFiles = 0

    /// How the cluster is; nil where the server is alone.
    package var cluster: ClusterGauges?

    /// A server that has done nothing.
    package init() {}
}
