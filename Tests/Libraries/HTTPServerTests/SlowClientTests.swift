import HTTPServer
import Testing

@Suite("Clients that take their time, or many connections", .timeLimit(.minutes(1)))
struct SlowClientTests {
    /// Sends a byte now and then until the server closes the connection. Returns the response.
    private func drip(_ text: String, to client: RawClient) async throws {
        for byte in text.utf8 {
            do { try client.send([byte]) } catch { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test func `A head sent byte by byte is cut off after its timeout, on new and used connections`() async throws {
        let server = try HTTPServer({ $0.headTimeout = .seconds(1) }) { $1.send(HTTPResponse("ok")) }
        let endless = "GET / HTTP/1.1\r\nHost: x\r\nA: " + String(repeating: "b", count: 1_000)
        let new = try RawClient(port: server.port)
        try await drip(endless, to: new)
        #expect(try new.isAtEnd())
        let used = try RawClient(port: server.port)
        #expect(try used.get("/").status == 200)
        try await drip(endless, to: used)
        #expect(try used.isAtEnd())
        #expect(try RawClient(port: server.port).get("/").status == 200)
    }

    @Test func `A body sent byte by byte is cut off after its timeout, and the handler is not called`() async throws {
        let called = Notes<Int>()
        let server = try HTTPServer({ $0.bodyTimeout = .seconds(1) }) {
            called.append($0.body.count)
            $1.send(HTTPResponse("ok"))
        }
        let client = try RawClient(port: server.port)
        try client.request("POST", "/", headers: ["Content-Length: 1000"])
        try await drip(String(repeating: "b", count: 1_000), to: client)
        #expect(try client.isAtEnd())
        #expect(called.count == 0)
        let prompt = try RawClient(port: server.port)
        try prompt.request("POST", "/", body: "all of it")
        #expect(try prompt.response().status == 200)
    }

    @Test func `A client that waits for its response or reads a stream has no deadline`() async throws {
        let replies = Notes<HTTPReply>()
        let server = try HTTPServer({
            $0.headTimeout = .seconds(1)
            $0.bodyTimeout = .seconds(1)
        }) { replies.append($1) }
        let patient = try RawClient(port: server.port)
        try patient.request("POST", "/", body: "x")
        let reader = try RawClient(port: server.port)
        try reader.request("GET", "/")
        try await eventually("both wait") { replies.count == 2 }
        let stream = replies.all[1].stream()
        #expect(try reader.head().status == 200)
        // Connections that send nothing are closed within this time. If the other connections had the same timeout,
        // they would have been closed too.
        #expect(try RawClient(port: server.port).isAtEnd())
        stream.send(Array("still here".utf8))
        #expect(try reader.chunk() == "still here")
        replies.all[0].send(HTTPResponse("finally"))
        #expect(try patient.response().body == "finally")
    }

    @Test func `Large bodies share limited memory, one without room is answered 503, small ones always fit`()
        async throws
    {
        let replies = Notes<HTTPReply>()
        let server = try HTTPServer({ $0.maximumBodyBytesAtOnce = 200_000 }) { request, reply in
            if request.path == "/later" { replies.append(reply) } else { reply.send(HTTPResponse("ok")) }
        }
        let first = try RawClient(port: server.port)
        try first.request("POST", "/later", body: String(repeating: "x", count: 150_000))
        try await eventually("the first waits") { replies.count == 1 }
        let second = try RawClient(port: server.port)
        try second.request("POST", "/", body: String(repeating: "x", count: 100_000))
        let refused = try second.response()
        #expect(refused.status == 503 && refused.headers["retry-after"] == "2")
        try second.request("POST", "/", body: String(repeating: "x", count: 60_000))
        #expect(try second.response().status == 200)
        replies.removeAll().first?.send(HTTPResponse("ok"))
        #expect(try first.response().status == 200)
        try await eventually("there is room again") {
            try second.request("POST", "/", body: String(repeating: "x", count: 100_000))
            return try second.response().status == 200
        }
    }

    @Test func `An address can have a limited number of busy connections, and more are closed`() async throws {
        let replies = Notes<HTTPReply>()
        let server = try HTTPServer({ $0.maximumConnectionsPerAddress = 3 }) { request, reply in
            if request.path == "/later" { replies.append(reply) } else { reply.send(HTTPResponse("ok")) }
        }
        var clients = try (0..<3).map { _ in try RawClient(port: server.port) }
        for client in clients { try client.request("GET", "/later") }
        try await eventually("all are at work") { replies.count == 3 }
        let late = try RawClient(port: server.port)
        #expect(try late.isAtEnd())
        clients.removeLast().hangUp()
        try await eventually("there is room again") {
            let next = try RawClient(port: server.port)
            return (try? next.get("/").status) == 200
        }
        replies.all[0].send(HTTPResponse("ok"))
        replies.all[1].send(HTTPResponse("ok"))
        #expect(try clients[0].response().status == 200)
    }
}
