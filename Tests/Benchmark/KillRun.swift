import Glibc

/// Taps many sessions at a steady pace while their world processes are killed, and measures how long answers take then.
final class KillRun {
    private struct Lane {
        let session: BenchmarkSession
        let posts: Socket
        var due: Microseconds
        var sentAt: Microseconds?
    }

    private let server: ServerProcess
    private let poller = Poller()
    private let pause: Microseconds = 200_000
    private var lanes: [Lane] = []
    private var answers: [(sent: Microseconds, came: Microseconds)] = []
    private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

    /// Opens so many sessions; each will be tapped five times a second.
    init(_ server: ServerProcess, sessions: Int) throws {
        self.server = server
        let requests = try Requests(port: server.port)
        for number in 0..<sessions {
            let session = try BenchmarkSession(of: server, through: requests, body: "{}")
            let lane = Lane(
                session: session, posts: try Socket(port: server.port),
                due: now() + pause * Double(number) / Double(sessions))
            lanes.append(lane)
            poller.add(lane.posts, number: number)
        }
    }

    deinit { buffer.deallocate() }

    /// Kills a process each second, and gives the times of all answers that were under way then, or asked for within a
    /// quarter of a second after it.
    func run(kills: Int) throws -> [Microseconds] {
        var killed: [Microseconds] = []
        var next = now() + 1e6
        while killed.count < kills || lanes.contains(where: { $0.sentAt != nil }) {
            let isOver = killed.count == kills && now() > next
            for number in lanes.indices where !isOver && lanes[number].sentAt == nil && lanes[number].due <= now() {
                lanes[number].sentAt = now()
                try lanes[number].posts.send(lanes[number].session.tap)
            }
            if killed.count < kills, now() >= next, let process = worldProcesses.randomElement() {
                kill(process, SIGKILL)
                killed.append(now())
                next += 1e6
            }
            try poller.wait(milliseconds: 2) { try readAnswer($0) }
        }
        return answers.compactMap { answer in
            killed.contains { answer.sent < $0 + 250_000 && answer.came > $0 } ? answer.came - answer.sent : nil
        }
    }

    private func readAnswer(_ number: Int) throws {
        let count = try lanes[number].posts.receive(into: buffer)
        let text = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        guard text.count > 12, text[9] == UInt8(ascii: "2"), let sent = lanes[number].sentAt else {
            throw BenchmarkError("a tap was refused: \(String(decoding: text, as: UTF8.self))")
        }
        answers.append((sent, now()))
        lanes[number].sentAt = nil
        lanes[number].due = max(now(), sent + pause)
    }

    /// The children of the server.
    private var worldProcesses: [pid_t] {
        guard let file = popen("pgrep -P \(server.pid)", "r") else { return [] }
        defer { pclose(file) }
        var found: [pid_t] = []
        var line = [CChar](repeating: 0, count: 32)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if let id = pid_t(text) { found.append(id) }
        }
        return found
    }
}
