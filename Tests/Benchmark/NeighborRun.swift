/// Taps sessions beside a misbehaving app, and measures the response times.
enum NeighborRun {
    /// Returns the times of a number of responses, from twenty sessions that are tapped ten times a second each.
    static func run(_ misbehavior: Misbehavior?, beside server: ServerProcess, answers: Int) throws -> [Microseconds] {
        let taps = try PacedTaps(server, sessions: 20, pause: 100_000)
        // The process prints the server's address before it begins to misbehave.
        let culprit = try misbehavior.map {
            try ServerProcess([Plan.program, "misbehave", "\(server.port)", $0.rawValue], isPinned: false)
        }
        while taps.answers.count < answers || taps.areUnderWay {
            if taps.answers.count < answers { try taps.send() }
            try taps.receive()
        }
        // A process that has ended has no memory.
        guard culprit?.residentKilobytes != 0 else { throw BenchmarkError("the app beside them went wrong no more") }
        return taps.answers.map { $0.came - $0.sent }
    }
}
