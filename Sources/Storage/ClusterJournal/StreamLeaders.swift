import Dispatch
import Locks
import NATS

/// Distributes the leadership of the streams over the servers, so that losing one server leaves each fallback stream
/// with a leader.
final class StreamLeaders: Sendable {
    private static let interval = DispatchTimeInterval.seconds(2)
    /// The interval after a change. It is shorter than usual, because the leader that NATS elected may not be better.
    private static let pause = DispatchTimeInterval.milliseconds(250)

    private let names: [String]
    private let sharing: [String: String]
    private let streams: JetStream
    private let isMine: @Sendable () -> Bool
    private let isStopped = Locked(false)
    private let queue = DispatchQueue(label: "kennel.cluster.leaders", qos: .utility)

    /// Creates a balancer of a cluster's streams; `isMine` returns whether this node is responsible for balancing.
    init(of name: ClusterName, _ streams: JetStream, isMine: @escaping @Sendable () -> Bool) {
        // A later stream of this list steps down for an earlier one. With three servers, two of the four streams share
        // a server: those in which no session begins.
        names = [name.entryStream(0), name.recordStream(0), name.entryStream(1), name.recordStream(1)]
        sharing = [name.recordStream(1): name.entryStream(0)]
        self.streams = streams
        self.isMine = isMine
    }

    func start() { scheduleCheck(after: Self.interval) }

    private func scheduleCheck(after time: DispatchTimeInterval) {
        queue.asyncAfter(deadline: .now() + time) { [weak self] in
            guard let self, !isStopped.withLock({ $0 }) else { return }
            // A failed check is repeated the next time.
            let hasMoved = isMine() && (try? part()) == true
            scheduleCheck(after: hasMoved ? Self.pause : Self.interval)
        }
    }

    func stop() { isStopped.withLock { $0 = true } }

    /// Makes the leader of a stream step down if its server leads two streams that should have different leaders.
    /// Returns whether it did.
    private func part() throws(NATSFailure) -> Bool {
        var found: [StreamLeading] = []
        for name in names { found.append(try streams.leading(of: name)) }
        // NATS elects the next leader, which may again lead another of these streams.
        guard let stream = Self.crowded(found, sharing: sharing) else { return false }
        try streams.stepDown(stream)
        return true
    }

    /// Returns the last stream whose leader also leads an earlier stream, if another server could lead it; otherwise
    /// nil.
    ///
    /// - Parameter sharing: For a stream, the earlier stream with which it may share a leader.
    static func crowded(_ streams: [StreamLeading], sharing: [String: String] = [:]) -> String? {
        let crowded = streams.indices.reversed().first { index in
            let stream = streams[index]
            let taken = Set(streams[..<index].filter { $0.stream != sharing[stream.stream] }.compactMap(\.leader))
            guard let leader = stream.leader, taken.contains(leader) else { return false }
            return stream.others.contains { !taken.contains($0) }
        }
        return crowded.map { streams[$0].stream }
    }
}
