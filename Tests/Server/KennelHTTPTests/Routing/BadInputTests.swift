import Foundation
import HTTPServer
import JSON
import KennelSupport
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Bad input gives a clear error", .timeLimit(.minutes(5)))
struct BadInputTests {
    /// Expects a problem in the form of RFC 9457.
    private func expectProblem(_ answer: Reply, _ status: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(answer.status == status, "\(answer.text)", sourceLocation: sourceLocation)
        #expect(answer.header("Content-Type") == "application/problem+json", sourceLocation: sourceLocation)
        #expect(answer.json["status"]?.int == status, sourceLocation: sourceLocation)
        for member in ["type", "title", "detail"] {
            #expect(answer.json[member]?.string?.isEmpty == false, "\(member)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: Door.allCases)
    func `Unknown sessions and routes are answered with 404`(door: Door) async throws {
        let house = try Kennelhouse(door)
        for path in [
            "/api/sessions/nobody", "/api/sessions/nobody/events", "/api/nothing", "/api", "/api/sessions/a/b/c/d",
        ] {
            expectProblem(try await house.send(.get(path)), 404)
        }
        expectProblem(try await house.send(.post("/api/sessions/nobody/inputs", #"{"type":"back"}"#)), 404)
        expectProblem(try await house.send(.sending("PUT", "/api/sessions/nobody/faults", #"{"rules":[]}"#)), 404)
    }

    @Test(arguments: Door.allCases)
    func `A method that a route does not have is answered with 405 and the allowed methods`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open()
        for (method, path, allowed) in [
            ("DELETE", "/api/sessions", "GET, HEAD, POST"), ("GET", "/api/sessions/\(id)/inputs", "POST"),
            ("POST", "/api/sessions/\(id)/faults", "GET, HEAD, PUT"), ("PUT", "/", "GET, HEAD"),
            ("POST", "/api/controllers", "GET, HEAD"), ("PUT", "/api/sessions/\(id)", "GET, HEAD, PATCH, DELETE"),
        ] {
            let answer = try await house.send(Ask(method: method, path: path))
            expectProblem(answer, 405)
            #expect(answer.header("Allow") == allowed)
        }
    }

    @Test(arguments: Door.allCases)
    func `An input for a view, retry or screen that does not exist is answered with 409`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(await stream.next { $0.draws("Hello there") } != nil)
        for input in [
            #"{"type":"tap","view":"v9999"}"#, #"{"type":"retry","retry":"r77"}"#, #"{"type":"back"}"#,
            #"{"type":"text","view":"v9999","text":"x"}"#,
        ] {
            expectProblem(try await house.send(.post("/api/sessions/\(id)/inputs", input)), 409)
        }
    }

    @Test(arguments: Door.allCases)
    func `An input for a page that does not exist is answered with 409 and the number of pages`(door: Door) async throws
    {
        let house = try Kennelhouse(door)
        let document = #"{\"_beagleComponent_\":\"beagle:pageView\",\"children\":[]}"#
        let opened = try await house.send(.post("/api/sessions", #"{"screen_json":"\#(document)"}"#))
        let path = "/api/sessions/\(opened.json["id"]?.string ?? "")"
        let tree = try await house.send(.get(path)).json["tree"]
        func pages(_ node: JSON?) -> String? {
            guard node?["kind"] != "pages" else { return node?["id"]?.string }
            return (node?["children"]?.array ?? []).lazy.compactMap { pages($0) }.first
        }
        let view = try #require(pages(tree))
        let answer = try await house.send(.post("\(path)/inputs", #"{"type":"page","view":"\#(view)","index":3}"#))
        expectProblem(answer, 409)
        #expect(answer.json["detail"] == .string("View \(view) has no page 3: it has 0, counted from 0."))
    }

    @Test(arguments: Door.allCases)
    func `A body with too many JSON values is answered with 413 and the line and column`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open()
        let many = String(repeating: "{},", count: 70_000)
        for path in ["/api/sessions", "/api/sessions/\(id)/inputs"] {
            let answer = try await house.send(.post(path, "{\"type\":\n[\(many)0]}"))
            expectProblem(answer, 413)
            #expect(answer.json["type"] == "urn:kennel:problem:too-many-values")
            #expect(answer.json["line"] == 2)
            #expect(answer.json["column"] == 98_300)
        }
    }

    @Test func `A large body is parsed and answered on another thread than the one that received it`() async throws {
        let house = try Kennelhouse(.inProcess)
        let long = String(repeating: "long ", count: 20_000)
        for (text, isLarge) in [(long, true), ("short", false)] {
            let isSameThread = await withCheckedContinuation { continuation in
                // A separate thread that waits for the response, so that nothing else can run on it meanwhile.
                Thread.detachNewThread {
                    let received = pthread_self()
                    let isAnswered = DispatchSemaphore(value: 0)
                    let reply = CollectingReply { _ in
                        continuation.resume(returning: pthread_equal(pthread_self(), received) != 0)
                        isAnswered.signal()
                    } streams: {
                        fatalError("a body opens no stream")
                    }
                    let ask = Ask.post("/api/sessions", "{\"nonsense\":\"\(text)\"")
                    house.service.interface.answer(HTTPRequest(ask), reply)
                    isAnswered.wait()
                }
            }
            #expect(isSameThread == !isLarge)
        }
    }

    @Test(
        arguments: [
            #"{}"#, #"{"type":"dance"}"#, #"{"type":"tap"}"#, #"{"type":"tap","view":42}"#,
            #"{"type":"tap","view":"42"}"#, #"{"type":"tap","view":"v-1"}"#,
            #"{"type":"tap","view":"v99999999999999"}"#,
            #"{"type":"scroll","view":"v1","x":"left","y":0}"#, #"{"type":"alert","view":"v1","button":1.5}"#,
            #"{"type":"response","request":"q1"}"#, #"{"type":"opened"}"#, #"[]"#, #""tap""#, #"null"#,
        ], Door.allCases)
    func `A malformed input is answered with 400`(input: String, door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open()
        expectProblem(try await house.send(.post("/api/sessions/\(id)/inputs", input)), 400)
    }

    @Test(arguments: Door.allCases)
    func `Broken, repeated or too deeply nested JSON is answered with 400, with the line and column`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door)
        let broken = try await house.send(.post("/api/sessions", "{\n  \"screen\": ]\n}"))
        expectProblem(broken, 400)
        #expect(broken.json["line"]?.int == 2)
        #expect(broken.json["column"]?.int == 13)
        let repeated = try await house.send(.post("/api/sessions", #"{"screen":"/a","screen":"/b"}"#))
        expectProblem(repeated, 400)
        #expect(repeated.json["line"]?.int == 1)
        let depth = 5_000
        let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        expectProblem(try await house.send(.post("/api/sessions", #"{"faults":\#(deep)}"#)), 400)
        for text in ["", "nope", "{", "{\"a\":1}x", "\u{FEFF}{}"] {
            expectProblem(try await house.send(.post("/api/sessions", text)), 400)
        }
        var notUTF8 = Ask.post("/api/sessions", "")
        notUTF8.body = [0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]
        expectProblem(try await house.send(notUTF8), 400)
    }

    @Test(arguments: Door.allCases)
    func `A body that is too large is answered with 413`(door: Door) async throws {
        let house = try Kennelhouse(door) { $0.bodyBytes = 10_000 }
        let body = #"{"screen_json":""# + String(repeating: "x", count: 20_000) + #""}"#
        expectProblem(try await house.send(.post("/api/sessions", body)), 413)
    }

    @Test(arguments: Door.allCases)
    func `A body that is not declared as JSON is answered with 415`(door: Door) async throws {
        let house = try Kennelhouse(door)
        for type in [nil, "text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""] {
            expectProblem(try await house.send(.post("/api/sessions", "{}", type: type)), 415)
        }
        for type in ["application/json; charset=utf-8", "Application/JSON"] {
            #expect(try await house.send(.post("/api/sessions", "{}", type: type)).status == 201)
        }
    }

    @Test(
        arguments: [
            (#"{"screen":5}"#, "/screen"), (#"{"screen":""}"#, "/screen"), (#"{"controller":[]}"#, "/controller"),
            (#"{"bff":"not a url"}"#, "/bff"), (#"{"bff":"file:///etc/passwd"}"#, "/bff"),
            (#"{"bff":"http://user:secret@host.example"}"#, "/bff"),
            (#"{"screen":"/a","screen_json":"{}"}"#, "/screen_json"), (#"{"faults":{"rules":5}}"#, "/faults"),
            (#"{"faults":{"rules":[{"path":"/x","fault":"meteor"}]}}"#, "/faults"),
        ], Door.allCases)
    func `An invalid session request is answered with 400 and a pointer, and opens no session`(
        body: (json: String, pointer: String), door: Door
    ) async throws {
        let house = try Kennelhouse(door)
        let answer = try await house.send(.post("/api/sessions", body.json))
        expectProblem(answer, 400)
        #expect(answer.json["pointer"]?.string == body.pointer)
        #expect(try await house.send(.get("/api/sessions")).json == [])
    }

    @Test(arguments: ["\(Int.min)", "0", "\(Int.max)", "x"])
    func `The test backend answers any value of the Kennel-Attempt header`(claimed: String) async throws {
        let backend = try BackendServer(.testing)
        defer { Thread.detachNewThread { backend.stop() } }
        let port = try #require(backend.url.port.flatMap { UInt16(exactly: $0) })
        let answer = try await SocketClient.answer(to: .get("/twice", ["Kennel-Attempt": claimed]), port: port)
        #expect([200, 500].contains(answer.status))
    }

    @Test(arguments: Door.allCases)
    func `A session over the server's maximum is answered with 503 and Retry-After`(door: Door) async throws {
        let house = try Kennelhouse(door) { $0.maximumSessions = 2 }
        let (first, _) = try await house.open()
        _ = try await house.open()
        let answer = try await house.send(.post("/api/sessions", "{}"))
        expectProblem(answer, 503)
        #expect(answer.header("Retry-After") != nil)
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(first)")).status == 204)
        _ = try await house.open()
    }

    @Test(arguments: Door.allCases)
    func `Inputs over the limit per second are answered with 429, and other sessions are unaffected`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door) { $0.inputsPerSecond = 1 }
        let (id, _) = try await house.open()
        let answers = try await withThrowingTaskGroup(of: Reply.self) { group in
            for _ in 0..<20 {
                group.addTask { try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"back"}"#)) }
            }
            return try await group.reduce(into: [Reply]()) { $0.append($1) }
        }
        let answer = try #require(answers.first { $0.status != 409 })
        expectProblem(answer, 429)
        #expect(answer.header("Retry-After").flatMap { Int($0) } ?? 0 >= 1)
        // Another session is not limited.
        let (other, _) = try await house.open()
        let free = try await house.send(.post("/api/sessions/\(other)/inputs", #"{"type":"back"}"#))
        #expect(free.status == 409)
    }

    @Test(arguments: Door.allCases)
    func `A watch link can read a session but not send inputs, set faults or delete it`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, watch) = try await house.open()
        let shown = try await house.send(.get("/api/sessions/\(watch)"))
        #expect(shown.status == 200)
        #expect(!shown.text.contains(id))
        let stream = try await house.stream("/api/sessions/\(watch)/events")
        #expect(await stream.next { $0.draws("Hello there") } != nil)
        expectProblem(try await house.send(.post("/api/sessions/\(watch)/inputs", #"{"type":"back"}"#)), 403)
        expectProblem(try await house.send(.sending("PUT", "/api/sessions/\(watch)/faults", #"{"rules":[]}"#)), 403)
        expectProblem(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(watch)")), 403)
    }
}
