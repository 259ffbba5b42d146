import Dispatch
import Locks
import NATS

/// Sees to it that no server leads two streams that are to help each other, as far as there are servers: with one that
/// goes, only one of them has no leader for a while.
final class StreamLeaders: Sendable {
    private static let interval = DispatchTimeInterval.seconds(2)
    /// Whoever NATS chose may be no better, which is known this soon.
    private static let pause = DispatchTimeInterval.milliseconds(250)

    private let names: [String]
    private let sharing: [String: String]
    private let streams: JetStream
    private let isMine: @Sendable () -> Bool
    private let isStopped = Locked(false)
    private let queue = DispatchQueue(label: "kennel.cluster.leaders", qos: .utility)

    /// The streams of a cluster. `isMine` says whether it is for this node to look.
    init(of name: ClusterName, _ streams: JetStream, isMine: @escaping @Sendable () -> Bool) {
        // The last ones give way. Of four two share a server where there are three: those in which no session begins.
        names = [name.entryStream(0), name.recordStream(0), name.entryStream(1), name.recordStream(1)]
        sharing = [name.recordStream(1): name.entryStream(0)]
        self.streams = streams
        self.isMine = isMine
    }

    func start() { look(after: Self.interval) }

    private func look(after time: DispatchTimeInterval) {
        queue.asyncAfter(deadline: .now() + time) { [weak self] in
            guard let self, !isStopped.withLock({ $0 }) else { return }
            // What cannot be had now is had the next time.
            let hasMoved = isMine() && (try? part()) == true
            look(after: hasMoved ? Self.pause : Self.interval)
        }
    }

    func stop() { isStopped.withLock { $0 = true } }

    /// Has a stream handed over, where it is to be. Whether there was one.
    private func part() throws(NATSFailure) -> Bool {
        var found: [StreamLeading] = []
        for name in names { found.append(try streams.leading(of: name)) }
        // NATS chooses who leads next, which may be one that leads another one of these.
        guard let stream = Self.crowded(found, sharing: sharing) else { return false }
        try streams.stepDown(stream)
        return true
    }

    /// The last stream whose leader leads one before it too, where a server that leads none of those could lead it.
    /// `sharing` says which one before it a stream may share its leader with.
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
