import Glibc

/// Taps many sessions, each at a steady rate, and records the response times.
final class PacedTaps {
    private struct Lane {
        let session: BenchmarkSession
        let posts: Socket
        var due: Microseconds
        var sentAt: Microseconds?
    }

    private let poller = Poller()
    private let pause: Microseconds
    private var lanes: [Lane] = []
    private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    /// The time at which each tap was sent, and the time at which its response arrived.
    private(set) var answers: [(sent: Microseconds, came: Microseconds)] = []

    /// Opens a number of sessions. Each is tapped once in each `pause`, or as soon as the last response has arrived.
    init(_ server: ServerProcess, sessions: Int, pause: Microseconds) throws {
        self.pause = pause
        let requests = try Requests(port: server.port)
        for number in 0..<sessions {
            let session = try BenchmarkSession(through: requests, body: "{}")
            lanes.append(Lane(session: session, posts: try Socket(port: server.port), due: 0))
            poller.add(lanes[number].posts, number: number)
        }
        let start = now()
        for number in lanes.indices { lanes[number].due = start + pause * Double(number) / Double(sessions) }
    }

    deinit { buffer.deallocate() }

    /// Whether a response is pending.
    var areUnderWay: Bool { lanes.contains { $0.sentAt != nil } }

    /// Sends the taps that are due.
    func send() throws {
        for number in lanes.indices where lanes[number].sentAt == nil && lanes[number].due <= now() {
            lanes[number].sentAt = now()
            try lanes[number].posts.send(lanes[number].session.tap)
        }
    }

    /// Reads responses, and waits at most two milliseconds for them.
    func receive() throws {
        try poller.wait(milliseconds: 2) { number in
            let count = try lanes[number].posts.receive(into: buffer)
            let text = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            guard text.count > 12, text[9] == UInt8(ascii: "2"), let sent = lanes[number].sentAt else {
                throw BenchmarkError("a tap was refused: \(String(decoding: text, as: UTF8.self))")
            }
            answers.append((sent, now()))
            lanes[number].sentAt = nil
            lanes[number].due = max(now(), sent + pause)
        }
    }
}
