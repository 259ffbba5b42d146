import Foundation
import Testing

@testable import HTTPServer

@Suite("Bounds and bad requests")
struct BoundsTests {
    func server(called: Notes<Int> = Notes()) throws -> HTTPServer {
        try HTTPServer({ $0.maximumBodyBytes = 1000 }) { request, reply in
            called.append(request.body.count)
            reply.send(HTTPResponse("ok"))
        }
    }

    @Test func `A body over the limit is answered 413, and the handler is not called`() throws {
        let called = Notes<Int>()
        let server = try server(called: called)
        let client = try RawClient(port: server.port)
        try client.request("POST", "/", body: String(repeating: "x", count: 1000))
        #expect(try client.response().status == 200)
        for size in [1001, 5_000_000] {
            try client.request("POST", "/", body: String(repeating: "x", count: size))
            let response = try client.response()
            #expect(response.status == 413)
            #expect(response.headers["content-type"] == "application/problem+json")
        }
        #expect(try client.get("/").status == 200)
        #expect(called.all == [1000, 0])
    }

    @Test func `An Expect: 100-continue or far too long body is answered 413 before it is sent`() throws {
        let server = try server()
        let asking = try RawClient(port: server.port)
        try asking.request("POST", "/", headers: ["Content-Length: 2000", "Expect: 100-continue"])
        #expect(try asking.response().status == 413)
        let boasting = try RawClient(port: server.port)
        try boasting.request("POST", "/", headers: ["Content-Length: 99999999999"])
        #expect(try boasting.response().status == 413)
    }

    @Test func `A client with Expect: 100-continue gets 100 for a body that fits`() throws {
        let server = try server()
        let client = try RawClient(port: server.port)
        try client.request("POST", "/", headers: ["Content-Length: 4", "Expect: 100-continue"])
        #expect(try client.head().status == 100)
        try client.send("body")
        #expect(try client.response().status == 200)
    }

    @Test func `Headers of a browser's size are accepted, and far larger ones are answered 431`() throws {
        let server = try server()
        let client = try RawClient(port: server.port)
        try client.request(
            "GET", "/", headers: (0..<12).map { "X-Header-\($0): \(String(repeating: "v", count: 200))" })
        #expect(try client.response().status == 200)
        try client.request("GET", "/", headers: ["Cookie: \(String(repeating: "c", count: 3000))"])
        #expect(try client.response().status == 200)
        try client.request("GET", "/", headers: ["Cookie: \(String(repeating: "c", count: 20_000))"])
        #expect(try client.response().status == 431)
    }

    @Test(arguments: [100, 150, 500])
    func `A query with many parameters is served whole`(count: Int) throws {
        let server = try HTTPServer { request, reply in
            reply.send(HTTPResponse("\(request.path) \(request.query.map(\.value).joined())"))
        }
        let client = try RawClient(port: server.port)
        let query = (0..<count).map { "a=\($0 % 10)" }.joined(separator: "&")
        let answer = try client.get("/a%3Fb?\(query)?")
        #expect(answer.status == 200)
        #expect(answer.body == "/a%3Fb \((0..<count).map { "\($0 % 10)" }.joined())?")
    }

    @Test func `A query of any length is answered, with 414 or 431 at the latest`() throws {
        let server = try server()
        var length = 10
        while length < 40_000 {
            for parameter in ["a=1&", "abcdefghijklmnopqrstuvwxyz="] {
                let query = String(repeating: parameter, count: length / parameter.utf8.count)
                let status = try RawClient(port: server.port).get("/?\(query)").status
                #expect(status == (length < 3_000 ? 200 : status))
                #expect([200, 414, 431].contains(status), "\(length) \(parameter)")
            }
            length += length / 8 + 1
        }
    }

    @Test(arguments: [
        "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "GET / HTTP/1.1\r\nHost x\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\r\n\r\n",
    ])
    func `Malformed requests are answered or closed, and the server keeps running`(_ text: String) throws {
        let server = try server()
        let client = try RawClient(port: server.port)
        try client.send(text + String(repeating: "\r\n", count: 4))
        if try !client.isAtEnd() { #expect((200..<506).contains(try client.response().status)) }
        #expect(try RawClient(port: server.port).get("/").status == 200)
    }

    @Test func `A connection over the limit waits until there is room`() throws {
        let server = try HTTPServer({ $0.maximumConnections = 10 }) { $1.send(HTTPResponse("ok")) }
        var clients: [RawClient] = []
        for _ in 0..<10 {
            let client = try RawClient(port: server.port)
            #expect(try client.get("/").status == 200)
            clients.append(client)
        }
        let late = try RawClient(port: server.port)
        try late.request("GET", "/")
        clients[0].hangUp()
        #expect(try late.response().status == 200)
    }

    @Test func `Listening fails for a taken port and an unusable host, and finds a free port`() throws {
        let server = try server()
        let taken = HTTPServer.Configuration(port: server.port)
        #expect(throws: ListenError.addressInUse(host: "127.0.0.1", port: server.port)) {
            _ = try HTTPServer(taken) { _, _ in }
        }
        #expect(throws: ListenError.unusableHost("nowhere.example")) {
            _ = try HTTPServer(.init(host: "nowhere.example")) { _, _ in }
        }
        #expect(throws: ListenError.unusableHost("192.0.2.1")) {
            _ = try HTTPServer(.init(host: "192.0.2.1")) { _, _ in }
        }
        #expect(server.port > 0)
    }

    @Test func `Listening waits for a port that its previous owner closes a moment later`() throws {
        let before = try ListeningSocket(host: "127.0.0.1", port: 0)
        // This runs on a separate thread, because all threads of the pool may be busy for longer than the server waits
        // for a port.
        Thread.detachNewThread {
            usleep(50_000)
            close(before.descriptor)
        }
        let after = try HTTPServer(.init(port: before.port)) { _, reply in reply.send(HTTPResponse("ok")) }
        #expect(after.port == before.port)
        after.stop()
    }

    @Test func `A silent connection is closed, and one that waits for the application is not`() async throws {
        let waiting = Notes<HTTPReply>()
        let server = try HTTPServer({ $0.idleTimeout = .seconds(1) }) { waiting.append($1) }
        let patient = try RawClient(port: server.port)
        try patient.request("GET", "/")
        let reader = try RawClient(port: server.port)
        try reader.request("GET", "/")
        try await eventually("both wait") { waiting.count == 2 }
        let stream = waiting.all[1].stream()
        #expect(try reader.head().status == 200)
        for _ in 0..<2 { #expect(try RawClient(port: server.port).isAtEnd()) }  // each takes the whole timeout
        stream.send(Array("still here".utf8))
        #expect(try reader.chunk() == "still here")
        waiting.all[0].send(HTTPResponse("finally"))
        #expect(try patient.response().body == "finally")
    }
}
