/// One session with many viewers.
final class FanOutRun {
    private let poller = Poller(batch: 1024)
    private let session: BenchmarkSession
    private let posts: Socket
    private let readers: [EventReader]

    init(_ server: ServerProcess, viewers: Int, body: String = "{}") throws {
        let session = try BenchmarkSession(through: Requests(port: server.port), body: body)
        self.session = session
        posts = try Socket(port: server.port)
        readers = try (0..<viewers).map { _ in try session.openStream(of: server) }
        for (number, reader) in readers.enumerated() { poller.add(reader.socket, number: number) }
    }

    /// Taps, and returns for each round the time until the last viewer has the patch.
    func run(rounds: Int) throws -> [Microseconds] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 262_144, alignment: 16)
        defer { buffer.deallocate() }
        return try (0..<rounds).map { _ in
            let start = now()
            try posts.send(session.tap)
            var missing = readers.count
            while missing > 0 {
                try poller.wait { number in missing -= try readers[number].readChanges(with: buffer) }
            }
            let time = now() - start
            _ = try posts.receive(into: buffer)  // the response
            return time
        }
    }
}
