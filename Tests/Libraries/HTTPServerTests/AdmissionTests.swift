import Testing

@testable import HTTPServer

@Suite("Clients that the server knows, and strangers", .timeLimit(.minutes(5)))
struct AdmissionTests {
    private func server(
        _ calls: Notes<String> = Notes(), _ change: @escaping (inout HTTPServer.Configuration) -> Void = { _ in },
        handler: @escaping @Sendable (HTTPRequest, HTTPReply) -> Void = { $1.send(HTTPResponse("ok")) }
    ) throws -> HTTPServer {
        try HTTPServer({
            $0.admission = { request in
                if request.header("Token") != nil { return .known }
                return request.method == "GET" ? .stranger : .refused(HTTPResponse("no token", status: 401))
            }
            change(&$0)
        }) { request, reply in
            calls.append(request.method)
            handler(request, reply)
        }
    }

    @Test func `A request refused by its head does not reach the handler`() throws {
        let calls = Notes<String>()
        let server = try server(calls)
        let client = try RawClient(port: server.port)
        try client.request("POST", "/", body: "a body")
        #expect(try client.response().status == 401)
        try client.request("POST", "/")
        #expect(try client.response().status == 401)
        try client.request("POST", "/", headers: ["Content-Length: 1000", "Expect: 100-continue"])
        #expect(try client.head().status == 401)
        let known = try RawClient(port: server.port)
        try known.request("POST", "/", headers: ["Token: yes"], body: "a body")
        #expect(try known.response().status == 200)
        #expect(calls.all == ["POST"])
    }

    @Test(arguments: [true, false])
    func `A declared but unsent body takes no memory from other requests`(known: Bool) async throws {
        let server = try server { $0.maximumBodyBytesAtOnce = 200_000 }
        let boasting = try (0..<10).map { _ in
            let client = try RawClient(port: server.port)
            let token = known ? ["Token: yes"] : []
            try client.request("POST", "/", headers: token + ["Content-Length: 150000"])
            try client.send("x")
            return client
        }
        for _ in 0..<3 {
            let client = try RawClient(port: server.port)
            try client.request("POST", "/", headers: ["Token: yes"], body: String(repeating: "x", count: 150_000))
            #expect(try client.response().status == 200)
        }
        withExtendedLifetime(boasting) {}
    }

    @Test func `A body over the total limit is read if it is the only one`() throws {
        let server = try server { $0.maximumBodyBytesAtOnce = 100_000 }
        let client = try RawClient(port: server.port)
        try client.request("POST", "/", headers: ["Token: yes"], body: String(repeating: "x", count: 900_000))
        #expect(try client.response().status == 200)
    }

    @Test(arguments: [true, false])
    func `Streams leave connections free for requests, and a closed stream frees its place`(ofAddress: Bool)
        async throws
    {
        let traffic = TrafficCounter()
        let streams = Notes<EventStream>()
        let server = try HTTPServer({ configuration in
            configuration.traffic = traffic
            if ofAddress {
                configuration.maximumConnectionsPerAddress = 16
            } else {
                configuration.maximumConnections = 16
            }
        }) { request, reply in
            if request.path == "/stream" { streams.append(reply.stream()) } else { reply.send(HTTPResponse("ok")) }
        }
        let readers = try (0..<12).map { _ in
            let client = try RawClient(port: server.port)
            try client.request("GET", "/stream")
            #expect(try client.head().status == 200)
            return client
        }
        let late = try RawClient(port: server.port)
        let refused = try late.get("/stream")
        #expect(refused.status == 503 && traffic.refusedStreams == 1)
        #expect(streams.all.last?.isClosed == true)
        let other = try RawClient(port: server.port)
        #expect(try other.get("/").status == 200)
        streams.all[0].close()
        try await eventually("a place for a stream is free") {
            let client = try RawClient(port: server.port)
            try client.request("GET", "/stream")
            return try client.head().status == 200
        }
        withExtendedLifetime(readers) {}
    }

    @Test func `A new connection replaces an idle one where idle connections and streams take all places`() throws {
        let streams = Notes<EventStream>()
        let server = try HTTPServer({ $0.maximumConnections = 16 }) { request, reply in
            if request.path == "/stream" { streams.append(reply.stream()) } else { reply.send(HTTPResponse("ok")) }
        }
        let readers = try (0..<20).map { _ in
            let client = try RawClient(port: server.port)
            try client.request("GET", "/stream")
            #expect([200, 503].contains(try client.head().status))
            return client
        }
        for _ in 0..<20 { #expect(try RawClient(port: server.port).get("/").status == 200) }
        #expect(streams.all.count(where: { !$0.isClosed }) == 12)
        withExtendedLifetime(readers) {}
    }

    @Test func `An address with all connections in use loses the one that was idle longest`() async throws {
        let traffic = TrafficCounter()
        let server = try server { configuration in
            configuration.maximumConnectionsPerAddress = 4
            configuration.traffic = traffic
        }
        let clients = try (0..<4).map { _ in try RawClient(port: server.port) }
        for client in clients.reversed() { #expect(try client.get("/").status == 200) }
        for _ in 0..<2 { #expect(try clients[3].get("/").status == 200) }
        let next = try RawClient(port: server.port)
        #expect(try next.get("/").status == 200)
        #expect(try clients[2].isAtEnd())
        #expect(traffic.closedForOthers == 1)
        for client in [clients[0], clients[1], clients[3]] { #expect(try client.get("/").status == 200) }
    }

    @Test func `An address's last connections are kept for known clients, and idle strangers are closed`() async throws
    {
        let replies = Notes<HTTPReply>()
        let server = try server {
            $0.maximumConnectionsPerAddress = 16
        } handler: { request, reply in
            if request.path == "/later" { replies.append(reply) } else { reply.send(HTTPResponse("ok")) }
        }
        let waiting = try (0..<14).map { _ in
            let client = try RawClient(port: server.port)
            try client.request("GET", "/later")
            return client
        }
        try await eventually("all wait") { replies.count == 14 }
        let stranger = try RawClient(port: server.port)
        let refused = try stranger.get("/")
        #expect(refused.status == 503 && refused.headers["retry-after"] == "2")
        #expect(try stranger.isAtEnd())
        let known = try RawClient(port: server.port)
        try known.request("GET", "/", headers: ["Token: yes"])
        #expect(try known.response().status == 200)
        // An idle connection of a client without a token is closed to make room for the next one. The other replies are
        // retained, because releasing a reply sends an error.
        let kept = replies.removeAll()
        kept.first?.send(HTTPResponse("ok"))
        var first: RawClient?
        try await eventually("one is answered") {
            first = try waiting.first { try $0.hasBytes() }
            return first != nil
        }
        let answered = try #require(first)
        #expect(try answered.response().status == 200)
        try await eventually("there is room") { (try? RawClient(port: server.port).get("/").status) == 200 }
        withExtendedLifetime(kept) {}
    }
}
