import Dispatch
import Foundation
import Locks
import NATS

/// The nodes of the cluster that are there, by what they tell of themselves a few times a second. No clock is compared
/// with another: what counts is how long ago a node was heard, by the clock of this one.
final class Members: Sendable {
    /// How often a node tells that it is there.
    static let beat = Duration.milliseconds(250)
    /// So long a node that did not run asks who has a session, before it relies on what it hears.
    static let doubts = Duration.seconds(3)
    /// After so long without a word a node counts as gone.
    static let patience = Duration.milliseconds(1_250)

    private struct Table {
        var heard: [NodeID: ContinuousClock.Instant] = [:]
        var gone: Set<NodeID> = []
        /// When this node told of itself last.
        var told = ContinuousClock.now
        /// Before that, what is known here may be of before a time in which this node did not run.
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

    /// `onGone` hears of each node that is no longer there.
    init(
        _ own: NodeID, _ connection: NATSConnection, _ name: ClusterName, onGone: @escaping @Sendable (NodeID) -> Void
    ) {
        self.own = own
        self.connection = connection
        self.name = name
        self.onGone = onGone
    }

    /// Begins to tell and to hear.
    func start() throws(NATSFailure) {
        let heard = try connection.subscribe(to: name.pulse) { [weak self] message in self?.hear(message.body) }
        following.withLock { $0 = heard }
        tick()
    }

    /// Says goodbye, so that nobody waits for this node.
    func stop() {
        following.withLock { $0 = nil }
        table.withLock { $0.isStopped = true }
        try? connection.publish(Array("-\(own.rawValue)".utf8), to: name.pulse)
        try? connection.flush()
    }

    /// Whether a node is there, as far as is known. One of which nothing was heard may be, as long as this one has just
    /// begun to listen.
    func isThere(_ node: NodeID) -> Bool {
        if node == own { return true }
        let now = ContinuousClock.now
        return table.withLock { table in
            if table.gone.contains(node) { return false }
            guard let heard = table.heard[node] else { return now - began < Self.patience }
            return now - heard < Self.patience
        }
    }

    /// Whether others hear this node. One that did not run for a while, because its machine stood still, does not know
    /// at once what was taken from it meanwhile.
    var isHeard: Bool {
        let now = ContinuousClock.now
        return table.withLock { now - $0.told < Self.patience && now >= $0.doubtsEnd }
    }

    /// A node does not answer.
    func miss(_ node: NodeID) {
        let isNew = table.withLock { table in
            table.heard[node] = nil
            return table.gone.insert(node).inserted
        }
        if isNew { onGone(node) }
    }

    /// The others that are there.
    var others: [NodeID] { table.withLock { Array($0.heard.keys) } }

    private func hear(_ body: [UInt8]) {
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
            if now - table.told >= Self.patience { table.doubtsEnd = now + Self.doubts }
            table.told = now
        }
        // What was not heard because nobody could be heard tells nothing.
        let isConnected = connection.isConnected
        let gone = table.withLock { table -> [NodeID] in
            guard isConnected else {
                for node in table.heard.keys { table.heard[node] = now }
                return []
            }
            return table.heard.filter { now - $0.value >= Self.patience }.map(\.key)
        }
        for node in gone { miss(node) }
        queue.asyncAfter(deadline: .now() + .milliseconds(Int(Self.beat / .milliseconds(1)))) { [weak self] in
            self?.tick()
        }
    }
}
