import HTTPServer
import Testing

@Suite("Requests that two readers could understand differently", .timeLimit(.minutes(1)))
struct StrictnessTests {
    private static let hostile: [(name: String, text: String)] = [
        ("two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 2\r\n\r\nabcd"),
        ("two lengths alike", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\ncontent-length: 4\r\n\r\nabcd"),
        ("a list of lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4, 4\r\n\r\nabcd"),
        ("a signed length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: +4\r\n\r\nabcd"),
        (
            "a length and chunks",
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
        (
            "chunks and a length",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n"
        ),
        (
            "a space before the colon of a coding",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n"
        ),
        ("a space before the colon of a length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length : 4\r\n\r\nabcd"),
        ("a tab before a colon", "GET / HTTP/1.1\r\nHost: x\r\nA\t: b\r\n\r\n"),
        ("no name", "GET / HTTP/1.1\r\nHost: x\r\n: b\r\n\r\n"),
        ("no colon", "GET / HTTP/1.1\r\nHost: x\r\nab\r\n\r\n"),
        ("line feeds alone", "GET / HTTP/1.1\nHost: x\n\n"),
        ("a line feed alone after the first line", "GET / HTTP/1.1\nHost: x\r\n\r\n"),
        ("a line feed alone between headers", "GET / HTTP/1.1\r\nHost: x\nA: b\r\n\r\n"),
        ("a line feed alone after the last header", "GET / HTTP/1.1\r\nHost: x\n\r\n"),
        ("a line feed alone as the last line", "GET / HTTP/1.1\r\nHost: x\r\n\n"),
        ("a carriage return alone", "GET / HTTP/1.1\r\nHost: x\r\nA: b\rContent-Length: 4\r\n\r\n"),
        ("a folded header", "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\nD: e\r\n\r\n"),
        ("a folded last header", "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n\tc\r\n\r\n"),
        ("a folded first line", "GET / HTTP/1.1\r\n A: b\r\nHost: x\r\n\r\n"),
        ("NUL in a value", "GET / HTTP/1.1\r\nHost: x\r\nA: b\0c\r\nD: e\r\n\r\n"),
        ("NUL at the end", "GET / HTTP/1.1\r\nHost: x\r\nA: b\0\r\n\r\n"),
        ("NUL in a name", "GET / HTTP/1.1\r\nHost: x\r\nA\0b: c\r\n\r\n"),
        ("NUL in the target", "GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n"),
        ("a control character in a value", "GET / HTTP/1.1\r\nHost: x\r\nA: b\u{8}c\r\n\r\n"),
        ("two spaces in the first line", "GET  / HTTP/1.1\r\nHost: x\r\n\r\n"),
        ("no host", "GET / HTTP/1.1\r\n\r\n"),
    ]

    @Test(arguments: hostile.indices)
    func `An ambiguous request is answered 400, its connection closed, and no handler called`(_ index: Int) throws {
        let (name, text) = Self.hostile[index]
        let called = Notes<String>()
        let server = try HTTPServer {
            called.append($0.path)
            $1.send(HTTPResponse("done"))
        }
        for pieces in [[Array(text.utf8)], text.utf8.map { [$0] }] {
            let client = try RawClient(port: server.port)
            for piece in pieces { try? client.send(piece) }  // the server may refuse it before its end
            try? client.send("GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.head().status == 400, "\(name)")
            let rest = String(decoding: try client.rest(), as: UTF8.self)
            #expect(!rest.contains("200 OK"), "\(name)")
        }
        #expect(called.all == [], "\(name)")
    }

    @Test func `A chunked body is answered 411, whatever its framing`() throws {
        let called = Notes<String>()
        let server = try HTTPServer {
            called.append($0.path)
            $1.send(HTTPResponse("done"))
        }
        for text in ["5\r\nhello\r\n0\r\n\r\n", "5\nhello\n0\n\n", "5;a=\nb\r\nhello\r\n0\r\n\r\n"] {
            let client = try RawClient(port: server.port)
            try client.request("POST", "/", headers: ["Transfer-Encoding: chunked"])
            try? client.send(text)
            let response = try client.response()
            #expect(response.status == 411)
            #expect(response.headers["content-type"] == "application/problem+json")
            #expect(try client.isAtEnd())
        }
        #expect(called.count == 0)
    }

    @Test func `An unusual but unambiguous request is accepted, in one piece and byte by byte`() throws {
        let server = try HTTPServer { request, reply in
            let headers = request.headers.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
            reply.send(HTTPResponse("\(request.method) \(request.path)?\(request.rawQuery) \(headers)"))
        }
        let long = String(repeating: "c", count: 2_500)
        let asked: [(text: String, answer: String)] = [
            ("GET /a%2Fb?x=1&y=%41 HTTP/1.1\r\nHost:x\r\n\r\n", "GET /a%2Fb?x=1&y=%41 Host=x"),
            ("GET / HTTP/1.1\r\nHost: x\r\nA: \t b c \t \r\nB:\r\n\r\n", "GET /? Host=x;A=b c;B="),
            ("\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n", "GET /? Host=x"),
            ("GET http://x/a?b HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a?b Host=x"),
            ("GET / HTTP/1.1\r\nHost: x\r\nA!#$%&'*+-.^_`|~9z: é\r\n\r\n", "GET /? Host=x;A!#$%&'*+-.^_`|~9z=é"),
            ("GET / HTTP/1.1\r\nHost: x\r\nCookie: \(long)\r\n\r\n", "GET /? Host=x;Cookie=\(long)"),
        ]
        for (text, answer) in asked {
            for pieces in [[Array(text.utf8)], text.utf8.map { [$0] }] {
                let client = try RawClient(port: server.port)
                for _ in 0..<2 {
                    for piece in pieces { try client.send(piece) }
                    #expect(try client.response().body == answer)
                }
            }
        }
        let old = try RawClient(port: server.port)
        try old.send("GET / HTTP/1.0\r\n\r\n")
        #expect(try old.response().body == "GET /? ")
    }
}
