import Foundation
import FoundationNetworking
import HTTPServer
import Testing

@Suite("Requests and responses over a socket")
struct RequestTests {
    @Test func `A handler receives the request as it was sent`() throws {
        let seen = Notes<HTTPRequest>()
        let server = try HTTPServer { request, reply in
            seen.append(request)
            reply.send(HTTPResponse("hello", status: 201))
        }
        let client = try RawClient(port: server.port)
        try client.request(
            "POST", "/a%2Fb//%C3%A9/?q=1+2&x&y=%26%3d=", headers: ["X-One: 1", "x-two:  two "], body: "the body")
        let response = try client.response()
        #expect(response.status == 201)
        #expect(response.body == "hello")
        let request = try #require(seen.all.first)
        #expect(request.method == "POST")
        #expect(request.path == "/a%2Fb//%C3%A9/")
        #expect(request.pathComponents == ["a/b", "é"])
        #expect(request.rawQuery == "q=1+2&x&y=%26%3d=")
        #expect(request.query.map { "\($0.name):\($0.value)" } == ["q:1 2", "x:", "y:&=="])
        #expect(request.query("q") == "1 2")
        #expect(request.header("x-ONE") == "1")
        #expect(request.header("X-Two") == "two")
        #expect(request.header("X") == nil)
        #expect(request.headers.map(\.name) == ["Host", "X-One", "x-two", "Content-Length"])
        #expect(request.body == Array("the body".utf8))
        #expect(request.remoteAddress == "127.0.0.1")
    }

    @Test(
        arguments: [
            ("/", [], ""), ("/a/b?x=1?2", ["a", "b"], "x=1?2"), ("http://host:80/a?b", ["a"], "b"),
            ("http://host", [], ""), ("*", ["*"], ""), ("/%zz/%4/%", ["%zz", "%4", "%"], ""),
            ("/%ff", ["\u{FFFD}"], ""), ("/../%2e%2e/etc", ["..", "..", "etc"], ""),
        ] as [(String, [String], String)])
    func `A request target is parsed without a socket too`(_ target: String, components: [String], query: String) {
        let request = HTTPRequest(target: target, headers: [("A", ""), ("B", "2")])
        #expect(request.pathComponents == components)
        #expect(request.rawQuery == query)
        #expect(request.header("b") == "2")
        #expect(request.header("a") == "")
        #expect(request.headers.count == 2)
    }

    @Test func `A path component equals its decoded text, however it is encoded`() {
        let segments = HTTPRequest(target: "/plain/pl%61in/a%2Fb").pathSegments
        #expect(segments.map(\.decoded) == ["plain", "plain", "a/b"])
        #expect(segments.map { $0.equals(Array("plain".utf8)) } == [true, true, false])
        #expect(segments[2].equals(Array("a/b".utf8)))
        #expect(!segments[0].equals(Array("plai".utf8)))
    }

    @Test func `A header is compared whole, by its case-insensitive name and first value`() {
        let request = HTTPRequest(target: "/", headers: [("Content-Type", "a/b"), ("content-type", "c"), ("X", "")])
        #expect(request.header("CONTENT-type", is: "a/b"))
        #expect(request.header("X", is: ""))
        for other: StaticString in ["c", "a/", "a/b;", "A/B", ""] {
            #expect(!request.header("Content-Type", is: other))
        }
        #expect(!request.header("Y", is: ""))
    }

    @Test func `One connection carries many requests, small and large`() throws {
        let server = try HTTPServer { $1.send(HTTPResponse(status: 200, body: $0.body)) }
        let client = try RawClient(port: server.port)
        for size in [1, 100, 70_000, 3, 1_000_000] {
            let body = String(repeating: "x", count: size)
            try client.request("POST", "/", body: body)
            #expect(try client.response().body == body)
        }
    }

    @Test func `Pipelined requests are answered in order even if responses come late`() throws {
        let server = try HTTPServer { request, reply in
            let text = request.path
            if text.hasSuffix("5") {
                onThread { reply.send(HTTPResponse(text)) }
            } else {
                reply.send(HTTPResponse(text))
            }
        }
        let client = try RawClient(port: server.port)
        try client.send((0..<60).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
        for number in 0..<60 { #expect(try client.response().body == "/\(number)") }
    }

    @Test func `HEAD is answered like GET without the body`() throws {
        let server = try HTTPServer { $1.send(HTTPResponse($0.method)) }
        let client = try RawClient(port: server.port)
        try client.request("HEAD", "/")
        let response = try client.response(toHead: true)
        #expect(response.status == 200)
        #expect(response.headers["content-length"] == "3")
        #expect(try client.get("/").body == "GET")
    }

    @Test func `HEAD of a stream ends at once`() async throws {
        let closed = Notes<Int>()
        let streams = Notes<EventStream>()
        let server = try HTTPServer { _, reply in
            streams.append(reply.stream(onClose: { closed.append(1) }))
        }
        let client = try RawClient(port: server.port)
        try client.request("HEAD", "/")
        #expect(try client.response(toHead: true).headers["content-type"] == "text/event-stream")
        try await eventually("the stream is over") { closed.count == 1 }
        #expect(streams.all[0].send([1]) == .closed)
    }

    @Test func `Response headers are sent, except those that would break the response`() throws {
        let server = try HTTPServer { _, reply in
            reply.send(HTTPResponse(headers: [("X-A", "1"), ("X-Bad", "1\r\nX-Injected: 1"), ("X-A", "2")]))
        }
        let response = try RawClient(port: server.port).get("/")
        #expect(response.status == 200)
        #expect(response.headers["x-injected"] == nil)
        #expect(response.headers["x-a"] == "2")
    }

    @Test func `A request that gets no response is answered 500`() throws {
        let server = try HTTPServer { request, reply in
            if request.path == "/late" { onThread { withExtendedLifetime(reply) {} } }
        }
        let client = try RawClient(port: server.port)
        for path in ["/", "/late"] {
            let response = try client.get(path)
            #expect(response.status == 500)
            #expect(response.headers["content-type"] == "application/problem+json")
            #expect(response.body.hasPrefix("{\"type\":\"about:blank\""))
        }
    }

    @Test(arguments: ["/now", "/late"])
    func `Hanging up closes the connection without sending a byte`(path: String) throws {
        let server = try HTTPServer { request, reply in
            if request.path == "/now" { reply.hangUp() } else { onThread { reply.hangUp() } }
        }
        let client = try RawClient(port: server.port)
        try client.request("GET", path)
        #expect(try client.rest().isEmpty)
    }

    @Test(arguments: [1, 2])
    func `Many responses sent at once by many threads all arrive`(threads: Int) async throws {
        let waiting = Notes<(HTTPRequest, HTTPReply)>()
        let server = try HTTPServer({ $0.threads = threads }) { waiting.append(($0, $1)) }
        let clients = try (0..<64).map { _ in try RawClient(port: server.port) }
        for round in 0..<20 {
            for (number, client) in clients.enumerated() {
                try client.request("POST", "/", body: "\(round).\(number)")
            }
            try await eventually("all requests are there") { waiting.count == clients.count }
            let replies = waiting.removeAll()
            for share in 0..<4 {
                onThread {
                    for index in stride(from: share, to: replies.count, by: 4) {
                        replies[index].1.send(HTTPResponse(status: 200, body: replies[index].0.body))
                    }
                }
            }
            for (number, client) in clients.enumerated() {
                #expect(try client.response().body == "\(round).\(number)")
            }
        }
        try await eventually("nothing waits") { server.waitingCount == 0 }
    }

    @Test func `A client that leaves before its response holds no resources`() async throws {
        let waiting = Notes<HTTPReply>()
        let server = try HTTPServer { waiting.append($1) }
        let clients = try (0..<8).map { _ in try RawClient(port: server.port) }
        for client in clients { try client.request("GET", "/") }
        try await eventually("all requests wait") { waiting.count == 8 && server.waitingCount == 8 }
        for (number, client) in clients.enumerated() { number.isMultiple(of: 2) ? client.hangUp() : client.reset() }
        try await eventually("the server has noticed") { server.waitingCount == 0 }
        for reply in waiting.all { reply.send(HTTPResponse("too late")) }
        let stream = waiting.all[0].stream()
        #expect(stream.send([1]) == .closed)
    }

    @Test func `Foundation's client works with the server, also for compressed bodies`() async throws {
        let text = String(repeating: "compressible ", count: 10_000)
        let server = try HTTPServer { request, reply in
            let body = Gzip.compress(Array(text.utf8))
            reply.send(HTTPResponse(headers: [("Content-Encoding", "gzip"), ("X-Size", "\(body.count)")], body: body))
        }
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
        let (data, response) = try await URLSession.shared.data(from: url)
        #expect(String(decoding: data, as: UTF8.self) == text)
        let size = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Size").flatMap { Int($0) }
        #expect(try #require(size) < 1000)
    }
}
