import Glibc

/// Memory per open session that shows its screen on a stream.
enum MemoryRun {
    struct Result {
        let sessions: Int
        let kilobytesEach: Double
        let opening: Microseconds
    }

    /// Opens sessions up to each count in turn and notes the server's memory there; `body` opens the session of a
    /// number.
    static func run(_ server: ServerProcess, counts: [Int], body: (Int) -> String) throws -> [Result] {
        let requests = try Requests(port: server.port)
        // What only the first session costs is the process's, not a session's.
        let first = try BenchmarkSession(through: requests, body: body(0))
        var streams = [try first.openStream(of: server)]
        let before = server.residentKilobytes
        let start = now()
        var results: [Result] = []
        var opened = 0
        for count in counts.sorted() {
            while opened < count {
                let session = try BenchmarkSession(through: requests, body: body(opened + 1))
                streams.append(try session.openStream(of: server))
                opened += 1
            }
            let grown = Double(server.residentKilobytes - before)
            results.append(Result(sessions: count, kilobytesEach: grown / Double(count), opening: now() - start))
        }
        withExtendedLifetime(streams) {}
        return results
    }
}
