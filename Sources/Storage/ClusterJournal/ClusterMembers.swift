import Dispatch
import Foundation
import Locks
import NATS

/// The living nodes of the cluster, detected by heartbeats.
///
/// Clocks of nodes are not compared: a node counts as alive depending on when this node last received its heartbeat, by
/// its own clock.
final class ClusterMembers: Sendable {
    /// The interval of heartbeats.
    static let beat = Duration.milliseconds(250)
    /// The time for which a node distrusts its local data after it was suspended, and reads owners from NATS.
    static let doubts = Duration.seconds(3)
    /// The duration without a heartbeat after which a node counts as gone.
    static let heartbeatTimeout = Duration.milliseconds(1_250)

    private struct Table {
        var heard: [NodeID: ContinuousClock.Instant] = [:]
        var gone: Set<NodeID> = []
        /// The time of this node's last heartbeat.
        var told = ContinuousClock.now
        /// The end of the time for which local data may be outdated, because this node was suspended.
        var doubtsEnd = ContinuousClock.now
        var isStopped = false
    }

    private let own: NodeID
    private let connection: NATSConnection
    private let name: ClusterName
    private let table = Locked(Table())
    private let following = Locked<NATSSubscription?>(nil)
    private let began = ContinuousClock.now
    private let queue = DispatchQueue(label: "kennel.cluster.members")
    private let onGone: @Sendable (NodeID) -> Void

    /// Creates a detector; `onGone` is called for each node that disappears.
    init(
        own: NodeID, connection: NATSConnection, name: ClusterName, onGone: @escaping @Sendable (NodeID) -> Void
    ) {
        self.own = own
        self.connection = connection
        self.name = name
        self.onGone = onGone
    }

    /// Starts sending and receiving heartbeats.
    func start() throws(NATSFailure) {
        let heard = try connection.subscribe(to: name.pulse) { [weak self] message in self?.receive(message.body) }
        following.withLock { $0 = heard }
        tick()
    }

    /// Stops, and notifies the other nodes so that they need not wait for a timeout.
    func stop() {
        following.withLock { $0 = nil }
        table.withLock { $0.isStopped = true }
        try? connection.publish(Array("-\(own.rawValue)".utf8), to: name.pulse)
        try? connection.flush()
    }

    /// Returns whether this node believes that a node is alive.
    ///
    /// Shortly after this node's start, nodes without a heartbeat count as alive.
    func isThere(_ node: NodeID) -> Bool {
        if node == own { return true }
        let now = ContinuousClock.now
        return table.withLock { table in
            if table.gone.contains(node) { return false }
            guard let heard = table.heard[node] else { return now - began < Self.heartbeatTimeout }
            return now - heard < Self.heartbeatTimeout
        }
    }

    /// Whether the other nodes receive this node's heartbeats.
    ///
    /// False after a suspension, for example of its machine, because the node does not know at once which of its
    /// sessions were taken over.
    var isHeard: Bool {
        let now = ContinuousClock.now
        return table.withLock { now - $0.told < Self.heartbeatTimeout && now >= $0.doubtsEnd }
    }

    /// Marks a node as gone because it does not respond.
    func miss(_ node: NodeID) {
        let isNew = table.withLock { table in
            table.heard[node] = nil
            return table.gone.insert(node).inserted
        }
        if isNew { onGone(node) }
    }

    /// The other nodes that are alive.
    var others: [NodeID] { table.withLock { Array($0.heard.keys) } }

    private func receive(_ body: [UInt8]) {
        let text = String(decoding: body, as: UTF8.self)
        let node = NodeID(String(text.dropFirst()))
        guard node != own else { return }
        if text.hasPrefix("-") { return miss(node) }
        table.withLock { table in
            table.heard[node] = .now
            table.gone.remove(node)
        }
    }

    private func tick() {
        guard !table.withLock({ $0.isStopped }) else { return }
        try? connection.publish(Array("+\(own.rawValue)".utf8), to: name.pulse)
        let now = ContinuousClock.now
        table.withLock { table in
            if now - table.told >= Self.heartbeatTimeout { table.doubtsEnd = now + Self.doubts }
            table.told = now
        }
        // Missing heartbeats mean nothing while this node is disconnected.
        let isConnected = connection.isConnected
        let gone = table.withLock { table -> [NodeID] in
            guard isConnected else {
                for node in table.heard.keys { table.heard[node] = now }
                return []
            }
            return table.heard.filter { now - $0.value >= Self.heartbeatTimeout }.map(\.key)
        }
        for node in gone { miss(node) }
        queue.asyncAfter(deadline: .now() + .milliseconds(Int(Self.beat / .milliseconds(1)))) { [weak self] in
            self?.tick()
        }
    }
}
