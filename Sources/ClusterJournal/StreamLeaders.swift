import Dispatch
import Locking
import NATS

/// Sees to it that no server leads two streams that are to help each other, as far as there are servers: with one that goes, only
/// one of them has no leader for a while.
final class StreamLeaders: Sendable {
    private static let interval = DispatchTimeInterval.seconds(2)

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

    func start() {
        queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
            guard let self, !isStopped.withLock({ $0 }) else { return }
            // What cannot be had now is had the next time.
            if isMine() { try? look() }
            start()
        }
    }

    func stop() { isStopped.withLock { $0 = true } }

    private func look() throws(NATSFailure) {
        var found: [StreamLeading] = []
        for name in names { found.append(try streams.leading(of: name)) }
        // NATS chooses who leads next, which may be one that leads another one of these.
        if let stream = Self.crowded(found, sharing: sharing) { try streams.stepDown(stream) }
    }

    /// The last stream whose leader leads one before it too, where a server that leads none of those could lead it. `sharing`
    /// says which one before it a stream may share its leader with.
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
