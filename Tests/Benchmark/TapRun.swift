import Glibc

/// Taps a number of sessions, with one pending tap on each. The next tap of a session is sent when both the response to
/// the last tap and its patch have arrived. Responses and patches have separate connections.
final class TapRun {
    private struct Lane {
        let session: BenchmarkSession
        let posts: Socket
        let events: EventReader
        var sentAt: Microseconds = 0
        var awaitsAnswer = false
        var awaitsChange = false
    }

    private let poller = Poller()
    private var lanes: [Lane] = []
    private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 262_144, alignment: 16)

    init(_ server: ServerProcess, sessions: Int, body: String = "{}") throws {
        let requests = try Requests(port: server.port)
        for number in 0..<sessions {
            let session = try BenchmarkSession(through: requests, body: body)
            let lane = Lane(
                session: session, posts: try Socket(port: server.port), events: try session.openStream(of: server))
            lanes.append(lane)
            poller.add(lane.posts, number: 2 * number)
            poller.add(lane.events.socket, number: 2 * number + 1)
        }
    }

    deinit { buffer.deallocate() }

    /// Taps a number of times in total and returns the time from each tap to its patch.
    func run(taps: Int) throws -> [Microseconds] {
        var times: [Microseconds] = []
        times.reserveCapacity(taps)
        var left = taps
        for number in lanes.indices where left > 0 {
            left -= 1
            try tap(number)
        }
        while times.count < taps || lanes.contains(where: { $0.awaitsAnswer || $0.awaitsChange }) {
            try poller.wait { number in
                let lane = number / 2
                if number.isMultiple(of: 2) {
                    try readAnswer(lane)
                } else {
                    let changes = try lanes[lane].events.readChanges(with: buffer)
                    if changes > 0, lanes[lane].awaitsChange {
                        times.append(now() - lanes[lane].sentAt)
                        lanes[lane].awaitsChange = false
                    }
                }
                if left > 0, !lanes[lane].awaitsAnswer, !lanes[lane].awaitsChange {
                    left -= 1
                    try tap(lane)
                }
            }
        }
        return times
    }

    private func tap(_ number: Int) throws {
        lanes[number].awaitsAnswer = true
        lanes[number].awaitsChange = true
        lanes[number].sentAt = now()
        try lanes[number].posts.send(lanes[number].session.tap)
    }

    /// Reads a response, which is short enough to arrive in one piece.
    private func readAnswer(_ number: Int) throws {
        let count = try lanes[number].posts.receive(into: buffer)
        let text = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        guard text.count > 12, text[9] == UInt8(ascii: "2") else {
            throw BenchmarkError("a tap was refused: \(String(decoding: text, as: UTF8.self))")
        }
        lanes[number].awaitsAnswer = false
    }
}
