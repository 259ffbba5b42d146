/// The state of a cluster, as one of its servers sees it at one moment.
package struct ClusterGauges: Sendable {
    /// The number of reachable servers, including this one.
    package let servers: Int
    /// Whether the cluster's journal can be reached.
    package let isInContact: Bool
    /// The number of sessions that this server released, because another server had them or the journal was
    /// unreachable.
    package let letGo: Int
    /// The number of sessions that this server took over from failed servers.
    package let takenOver: Int
    /// The number of times a session of this server continued in another stream of the journal.
    package let changesOfStream: Int
    /// The number of requests that this server forwarded.
    package let passedOn: Int

    package init(servers: Int, isInContact: Bool, letGo: Int, takenOver: Int, changesOfStream: Int, passedOn: Int) {
        self.servers = servers
        self.isInContact = isInContact
        self.letGo = letGo
        self.takenOver = takenOver
        self.changesOfStream = changesOfStream
        self.passedOn = passedOn
    }

    func write(to text: inout MetricsText) {
        text.add("kennel_cluster_servers", kind: .gauge, help: "Running servers of the cluster.", value: servers)
        text.add(
            "kennel_cluster_contact", kind: .gauge, help: "1 if the cluster's journal can be reached, else 0.",
            value: isInContact ? 1 : 0)
        text.add(
            "kennel_cluster_sessions_taken_over_total", kind: .counter,
            help: "Sessions taken over from servers that had failed or stopped.",
            value: takenOver)
        text.add(
            "kennel_cluster_sessions_let_go_total", kind: .counter,
            help: "Sessions released, because another server owned them or the journal was unreachable.", value: letGo)
        text.add(
            "kennel_cluster_sessions_changed_stream_total", kind: .counter,
            help: "Sessions that continued in another stream of the journal, because NATS had no leader for theirs.",
            value: changesOfStream)
        text.add(
            "kennel_cluster_requests_passed_on_total", kind: .counter, help: "Requests forwarded to another server.",
            value: passedOn)
    }
}
