import Glibc

/// Measures the memory that the server needs for each open session whose screen is streamed.
enum MemoryRun {
    struct Result {
        let sessions: Int
        let kilobytesEach: Double
        let opening: Microseconds
    }

    /// Opens sessions until each of the counts is reached, one count after the other, and measures the server's memory
    /// at each. `body` returns the request body for the session with the given number.
    static func run(_ server: ServerProcess, counts: [Int], body: (Int) -> String) throws -> [Result] {
        let requests = try Requests(port: server.port)
        // The first session has costs that belong to the process, so it is not counted.
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
