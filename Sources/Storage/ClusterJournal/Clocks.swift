import Dispatch
import Foundation
import Locks
import NATS

/// Whether the nodes' clocks agree. Nothing that is recorded depends on that: what counts as gone, and who has a
/// session, is told by no clock. But times in lists, and how long is kept what is kept for a time, are by the clock of
/// whoever looks.
final class Clocks: Sendable {
    /// How often a node tells its time.
    private static let beat = Duration.seconds(10)
    /// Clocks that differ by less are as good as the same.
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

    /// `now` is the time since 1970; `onDifference` hears once of each node whose clock is so far ahead, less than zero
    /// where it is behind.
    init(
        _ own: NodeID, _ connection: NATSConnection, _ name: ClusterName, now: @escaping @Sendable () -> Duration,
        onDifference: @escaping @Sendable (NodeID, Duration) -> Void
    ) {
        self.own = own
        self.connection = connection
        self.name = name
        self.now = now
        self.onDifference = onDifference
    }

    /// Begins to tell and to hear.
    func start() throws(NATSFailure) {
        let heard = try connection.subscribe(to: name.clock) { [weak self] message in self?.hear(message.body) }
        following.withLock { $0 = heard }
        tick()
    }

    func stop() {
        following.withLock { $0 = nil }
        state.withLock { $0.isStopped = true }
    }

    private func hear(_ body: [UInt8]) {
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
