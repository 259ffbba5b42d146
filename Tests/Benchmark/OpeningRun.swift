import Glibc

/// Opens sessions, several at a time: the next one is requested when an earlier response has arrived.
final class OpeningRun {
    private let poller = Poller()
    private var posts: [Socket] = []
    private let request: [UInt8]
    private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

    init(_ server: ServerProcess, atATime: Int, body: String) throws {
        request = Requests.bytes("POST", "/api/sessions", body: body)
        for number in 0..<atATime {
            posts.append(try Socket(port: server.port))
            poller.add(posts[number], number: number)
        }
    }

    deinit { buffer.deallocate() }

    /// Opens a number of sessions and returns how many were opened per second.
    func run(sessions: Int) throws -> Double {
        let start = now()
        var (asked, opened) = (0, 0)
        for post in posts where asked < sessions {
            try post.send(request)
            asked += 1
        }
        while opened < sessions {
            try poller.wait { number in
                let count = try posts[number].receive(into: buffer)
                let text = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                guard text.count > 12, text[9] == UInt8(ascii: "2") else {
                    throw BenchmarkError("no session: \(String(decoding: text, as: UTF8.self))")
                }
                opened += 1
                guard asked < sessions else { return }
                asked += 1
                try posts[number].send(request)
            }
        }
        return Double(sessions) / (now() - start) * 1e6
    }
}
