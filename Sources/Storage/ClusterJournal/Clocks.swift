import Dispatch
import Foundation
import Locks
import NATS

/// Detects differences between the clocks of the cluster's nodes.
///
/// Recorded data and the ownership of sessions do not depend on clocks. However, times in lists and retention periods
/// use the clock of the node that shows or applies them.
final class Clocks: Sendable {
    /// The interval at which a node publishes its time.
    private static let beat = Duration.seconds(10)
    /// The difference below which clocks count as equal.
    static let tolerance = Duration.seconds(60)

    private struct State {
        var told: Set<NodeID> = []
        var isStopped = false
    }

    private let own: NodeID
    private let connection: NATSConnection
    private let name: ClusterName
    private let now: @Sendable () -> Duration
    private let state = Locked(State())
    private let following = Locked<NATSSubscription?>(nil)
    private let queue = DispatchQueue(label: "kennel.cluster.clocks", qos: .utility)
    private let onDifference: @Sendable (NodeID, Duration) -> Void

    /// Creates a detector.
    ///
    /// - Parameters:
    ///   - now: Returns the time since 1970.
    ///   - onDifference: Called once for each node whose clock differs. The duration says how far that node's clock is
    ///     ahead of this one's; it is negative if the clock is behind.
    init(
        own: NodeID, connection: NATSConnection, name: ClusterName, now: @escaping @Sendable () -> Duration,
        onDifference: @escaping @Sendable (NodeID, Duration) -> Void
    ) {
        self.own = own
        self.connection = connection
        self.name = name
        self.now = now
        self.onDifference = onDifference
    }

    /// Starts publishing and receiving times.
    func start() throws(NATSFailure) {
        let heard = try connection.subscribe(to: name.clock) { [weak self] message in self?.receive(message.body) }
        following.withLock { $0 = heard }
        tick()
    }

    func stop() {
        following.withLock { $0 = nil }
        state.withLock { $0.isStopped = true }
    }

    private func receive(_ body: [UInt8]) {
        let words = String(decoding: body, as: UTF8.self).split(separator: " ")
        guard words.count == 2, let time = Int64(words[1]) else { return }
        let node = NodeID(String(words[0]))
        let difference = Duration.milliseconds(time) - now()
        guard node != own, abs(difference / .milliseconds(1)) >= Self.tolerance / .milliseconds(1) else { return }
        if state.withLock({ $0.told.insert(node).inserted }) { onDifference(node, difference) }
    }

    private func tick() {
        guard !state.withLock({ $0.isStopped }) else { return }
        let time = Int64(now() / .milliseconds(1))
        try? connection.publish(Array("\(own.rawValue) \(time)".utf8), to: name.clock)
        queue.asyncAfter(deadline: .now() + .seconds(Int(Self.beat / .seconds(1)))) { [weak self] in self?.tick() }
    }
}
