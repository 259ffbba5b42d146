import Glibc

/// Taps many sessions at a steady rate while their world processes are killed, and measures the response times.
final class KillRun {
    private let server: ServerProcess
    private let taps: PacedTaps

    /// Opens a number of sessions. Each will be tapped five times a second.
    init(_ server: ServerProcess, sessions: Int) throws {
        self.server = server
        taps = try PacedTaps(server, sessions: sessions, pause: 200_000)
    }

    /// Kills a process each second. Returns the times of all responses that were pending then, or requested within a
    /// quarter of a second after it.
    func run(kills: Int) throws -> [Microseconds] {
        var killed: [Microseconds] = []
        var next = now() + 1e6
        while killed.count < kills || taps.areUnderWay {
            if killed.count < kills || now() <= next { try taps.send() }
            if killed.count < kills, now() >= next, let process = server.children.randomElement() {
                kill(process, SIGKILL)
                killed.append(now())
                next += 1e6
            }
            try taps.receive()
        }
        return taps.answers.compactMap { answer in
            killed.contains { answer.sent < $0 + 250_000 && answer.came > $0 } ? answer.came - answer.sent : nil
        }
    }
}
