import Dispatch
import Locking
import NATS

/// Sees to it that no server leads two streams, as far as there are servers: with one that goes, only one has no leader for a
/// while.
final class StreamLeaders: Sendable {
    private static let interval = DispatchTimeInterval.seconds(5)

    private let names: [String]
    private let streams: JetStream
    private let isMine: @Sendable () -> Bool
    private let isStopped = Locked(false)
    private let queue = DispatchQueue(label: "kennel.cluster.leaders", qos: .utility)

    /// The streams, of which the last ones have others lead them first. `isMine` says whether it is for this node to look.
    init(of names: [String], _ streams: JetStream, isMine: @escaping @Sendable () -> Bool) {
        self.names = names
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
        if let stream = Self.crowded(found) { try streams.stepDown(stream) }
    }

    /// The last stream whose leader leads one before it too, where a server that leads none could lead it.
    static func crowded(_ streams: [StreamLeading]) -> String? {
        let leading = Set(streams.compactMap(\.leader))
        let crowded = streams.indices.reversed().first { index in
            guard let leader = streams[index].leader else { return false }
            return streams[..<index].contains { $0.leader == leader }
                && streams[index].others.contains { !leading.contains($0) }
        }
        return crowded.map { streams[$0].stream }
    }
}
