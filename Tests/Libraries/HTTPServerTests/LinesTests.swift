import HTTPServer
import Locks
import Testing

@Suite("Bodies that are read in lines while they come", .timeLimit(.minutes(1)))
struct LinesTests {
    private func server(
        atOnce: Int = 67_108_864, within time: Duration = .seconds(30),
        _ handler: @escaping @Sendable (HTTPRequest, HTTPReply) -> Void
    ) throws -> HTTPServer {
        try HTTPServer({
            $0.pathsReadInLines = ["/lines"]
            $0.maximumBodyBytes = 8_000_000
            $0.maximumBodyBytesAtOnce = atOnce
            $0.bodyTimeout = time
        }) { handler($0, $1) }
    }

    /// Responds with the number of bytes, and with whether they arrived in several short pieces.
    private static func count(_ request: HTTPRequest, _ reply: HTTPReply) {
        let counts = Notes<Int>()
        take(request.lines) {
            if let piece = $0 { return counts.append(piece.count) }
            let longest = counts.all.max() ?? 0
            let sum = counts.all.reduce(0, +)
            reply.send(HTTPResponse("\(sum) bytes, \(longest < 65_536 ? "bit by bit" : "at once")"))
        }
    }

    /// Calls `each` with each piece, and with nil at the end.
    private static func take(_ lines: BodyLines, _ each: @escaping @Sendable ([UInt8]?) -> Void) {
        lines.next { piece in
            guard case .lines(let piece) = piece else { return each(nil) }
            each(piece)
            take(lines, each)
        }
    }

    private func begin(_ length: Int, _ client: RawClient) throws {
        try client.send("POST /lines HTTP/1.1\r\nHost: x\r\nContent-Length: \(length)\r\n\r\n")
    }

    private static func lines(_ count: Int) -> String {
        String(repeating: String(repeating: "x", count: 99) + "\n", count: count / 100)
    }

    @Test func `The handler is called before the body is complete, and receives each complete line`() async throws {
        let pieces = Notes<String>()
        let server = try server { request, reply in
            Self.take(request.lines) { piece in
                guard let piece else { return reply.send(HTTPResponse("ok")) }
                pieces.append(String(decoding: piece, as: UTF8.self))
            }
        }
        let client = try RawClient(port: server.port)
        try begin(13, client)
        try client.send("one\ntw")
        try await eventually("one line is there") { pieces.all == ["one\n"] }
        try client.send("o\n")
        try await eventually("two are") { pieces.all == ["one\n", "two\n"] }
        try client.send("three")
        #expect(try client.response().body == "ok")
        #expect(pieces.all == ["one\n", "two\n", "three"])
    }

    @Test func `An empty body, one without a final line feed, and one on another path are read whole`() throws {
        let server = try server(Self.count)
        let client = try RawClient(port: server.port)
        for body in ["", "one", "one\ntwo", "one\n"] {
            for path in ["/lines", "/other"] {
                try client.request("POST", path, body: body)
                #expect(try client.response().body.hasPrefix("\(body.utf8.count) bytes"))
            }
        }
    }

    @Test func `A client is held while its lines wait, which does not count as its own time`() async throws {
        let begun = Notes<(HTTPRequest, HTTPReply)>()
        let server = try server(within: .seconds(1)) { request, reply in
            if begun.count == 0 { begun.append((request, reply)) } else { Self.count(request, reply) }
        }
        let client = try RawClient(port: server.port)
        try client.request("POST", "/lines", body: Self.lines(60_000))
        try await eventually("it is held") { server.waitingCount == 1 }
        // Connections that send nothing are closed within this time. If the other connection had the same timeout, it
        // would have been closed too.
        let silent = try RawClient(port: server.port)
        try silent.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n")
        #expect(try silent.isAtEnd())
        for (request, reply) in begun.all { Self.count(request, reply) }
        #expect(try client.response().body == "60000 bytes, bit by bit")
        try client.request("POST", "/lines", body: Self.lines(5_000_000))
        #expect(try client.response().body == "5000000 bytes, bit by bit")
    }

    @Test func `A response before the body's end is received, and the connection stays open`() throws {
        let server = try server { request, reply in
            request.lines.next { _ in reply.send(HTTPResponse("no", status: 422)) }
        }
        let client = try RawClient(port: server.port)
        for _ in 0..<2 {
            try client.request("POST", "/lines", body: Self.lines(5_000_000))
            #expect(try client.response().status == 422)
        }
        try begin(8_000_001, client)
        try client.send(Self.lines(8_000_000) + "x")
        #expect(try client.response().status == 413)
        let strict = try self.server { $1.send(HTTPResponse("no", status: 415)) }
        let asking = try RawClient(port: strict.port)
        try asking.request("POST", "/lines", headers: ["Content-Length: 2000", "Expect: 100-continue"])
        #expect(try asking.response().status == 415)
    }

    @Test func `A long line uses the shared body memory until it is read, and short lines use none`() async throws {
        let server = try server(atOnce: 300_000, Self.count)
        func long() throws -> RawClient {
            let client = try RawClient(port: server.port)
            try begin(200_002, client)
            try client.send(String(repeating: "x", count: 200_000))
            return client
        }
        var first = try long()
        let second = try RawClient(port: server.port)
        try await eventually("there is no room for a second one") {
            try second.request("POST", "/lines", body: String(repeating: "x", count: 150_000))
            if try second.response().status == 503 { return true }
            // This request may have come before the long line, which then found no room. It is refused at its end.
            try first.send("\n\n")
            _ = try first.response()
            first = try long()
            return false
        }
        try second.request("POST", "/lines", body: Self.lines(5_000_000))
        #expect(try second.response().body == "5000000 bytes, bit by bit")
        try first.send("\n\n")
        #expect(try first.response().body == "200002 bytes, at once")
        try second.request("POST", "/lines", body: String(repeating: "x", count: 150_000))
        #expect(try second.response().body == "150000 bytes, at once")
    }

    @Test func `A line reader is notified when its client disconnects`() async throws {
        let ends = Notes<String>()
        let server = try server { request, reply in
            let lines = request.lines
            lines.next { _ in
                ends.append("a line")
                lines.next { last in withExtendedLifetime(reply) { ends.append("\(last)") } }
            }
        }
        let client = try RawClient(port: server.port)
        try begin(1_000, client)
        try client.send("one\ntwo")
        try await eventually("a line is there") { ends.count == 1 }
        client.reset()
        try await eventually("the reader knows") { ends.all == ["a line", "cut"] }
    }
}
