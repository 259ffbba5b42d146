import FolderSupport
import Foundation
import JSON
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Who is told what drives a session", .timeLimit(.minutes(5)))
struct ControlTests {
    @Test(arguments: Door.allCases)
    func `The session list shows each session's state, newest first, and no driving id`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let first = try await house.open(#"{"screen":"/hello","controller":"CustomError"}"#)
        let second = try await house.open(#"{"screen":"/button"}"#)
        let answer = try await house.send(.get("/api/sessions"))
        let list = try #require(answer.json.array)
        #expect(
            list.compactMap { $0["watch"]?.string } == [second.watch, first.watch].sorted(by: >) || list.count == 2)
        #expect(!answer.text.contains(first.id) && !answer.text.contains(second.id))
        let entry = try #require(list.first { $0["watch"]?.string == first.watch })
        for (name, value) in [("phase", "live"), ("screen", "/hello"), ("controller", "CustomError")] {
            #expect(entry[name]?.string == value)
        }
        #expect(entry["viewers"]?.int == 0)
        for name in ["title", "app"] { #expect(entry[name]?.string != nil) }
        #expect((entry["inputs"]?.int ?? 0) >= 1)
        let one = try await house.send(.get("/api/sessions?watch=\(first.watch)"))
        #expect(one.json.array?.compactMap { $0["watch"]?.string } == [first.watch])
        for name in [first.id, "nobody"] {
            #expect(try await house.send(.get("/api/sessions?watch=\(name)")).json == [])
        }
        let several = try await house.send(.get("/api/sessions?watch=\(second.watch)&watch=none&watch=\(first.watch)"))
        #expect(several.json.array?.compactMap { $0["watch"]?.string } == [second.watch, first.watch])
        let many = try await house.send(.get("/api/sessions?" + String(repeating: "watch=a&", count: 101)))
        #expect(many.status == 400)
    }

    @Test(arguments: [true, false])
    func `The session list comes in pages, and each session is in exactly one of them`(isRecorded: Bool) async throws {
        let folder = TemporaryFolder()
        let house = try Kennelhouse(.inProcess) {
            $0.recordings = isRecorded ? .folder(folder.path("sessions")) : .memory
        }
        var expected: Set<String> = []
        for _ in 0..<5 { expected.insert(try await house.open().watch) }
        var seen: [String] = []
        var next: String? = "/api/sessions?limit=2"
        while let path = next {
            let page = try await house.send(.get(path))
            let entries = try #require(page.json.array)
            #expect((1...2).contains(entries.count))
            seen += entries.compactMap { $0["watch"]?.string }
            next = page.header("Link").map { String($0.dropFirst().prefix { $0 != ">" }) }
        }
        #expect(seen.count == 5 && Set(seen) == expected)
        for query in ["limit=0", "limit=101", "limit=x", "after=x", "after=-"] {
            #expect(try await house.send(.get("/api/sessions?\(query)")).status == 400)
        }
        await house.stop()
    }

    @Test(
        arguments: Door.allCases
    )
    func `When a token is required, a watch link without one can only view its session`(door: Door) async throws {
        let token = "correct-horse-battery"
        let house = try Kennelhouse(door) { $0.token = token }
        func asMember(_ ask: Ask) -> Ask { ask.with("Authorization", "Bearer \(token)") }
        let opened = try await house.send(asMember(.post("/api/sessions", #"{"screen":"/hello"}"#))).json
        let (id, watch) = (try #require(opened["id"]?.string), try #require(opened["watch"]?.string))
        for path in ["", "/steps/1"] {
            let answer = try await house.send(.get("/api/sessions/\(watch)\(path)"))
            #expect(answer.status == 200 && !answer.text.contains(id))
        }
        let stream = try await house.stream("/api/sessions/\(watch)/events")
        #expect(await stream.next { $0.name == "snapshot" } != nil)
        let shared = try await house.stream("/api/events?session=\(watch)&session=\(id)")
        let gone = await shared.next { $0.name == "gone" }
        #expect(gone?.data["session"]?.string == id)
        #expect(gone?.data["status"]?.int == 401)
        #expect(try await house.send(.get("/?watch=\(watch)")).status == 200)
        #expect(try await house.send(.get("/")).status == 401)
        #expect(try await house.send(.get("/api/sessions/\(watch)/images/q1")).status == 404)
        let refused: [Ask] = [
            .get("/api/sessions"), .get("/api/controllers"), .get("/api/screens"), .get("/metrics"),
            .get("/api/sessions/\(id)"), .get("/api/sessions/\(id)/events"), .get("/api/sessions/\(id)/steps/1"),
            .get("/api/sessions/\(watch)/recording"), .get("/api/sessions/\(watch)/requests/q1"),
            .get("/api/sessions/\(watch)/document"), .post("/api/sessions/\(watch)/control", "{}"),
            .post("/api/sessions/\(id)/control", "{}"), .post("/api/sessions", "{}"),
            .post("/api/sessions/\(id)/inputs", #"{"type":"back"}"#), .post("/api/sessions/\(id)/restart", "{}"),
            .post("/api/sessions/\(id)/branches", #"{"step":1}"#),
            .sending("PUT", "/api/sessions/\(id)/faults", #"{"rules":[]}"#),
            .sending("PUT", "/api/sessions/\(id)/document", #"{"text":"{}"}"#),
            Ask(method: "DELETE", path: "/api/sessions/\(id)"),
        ]
        for ask in refused {
            #expect(try await house.send(ask).status == 401, "\(ask.method) \(ask.path)")
        }
        for path in ["recording", "requests/q1"] {
            #expect(try await house.send(asMember(.get("/api/sessions/\(watch)/\(path)"))).status == 200)
        }
    }

    @Test(arguments: Door.allCases)
    func `On loopback a watch link cannot drive, restart, branch, edit or delete its session`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (_, watch) = try await house.open()
        let refused: [Ask] = [
            .post("/api/sessions/\(watch)/inputs", #"{"type":"back"}"#), .post("/api/sessions/\(watch)/restart", "{}"),
            .post("/api/sessions/\(watch)/branches", #"{"step":1}"#),
            .sending("PUT", "/api/sessions/\(watch)/faults", #"{"rules":[]}"#),
            .sending("PUT", "/api/sessions/\(watch)/document", #"{"text":"{}"}"#),
            Ask(method: "DELETE", path: "/api/sessions/\(watch)"),
        ]
        for ask in refused { #expect(try await house.send(ask).status == 403, "\(ask.method) \(ask.path)") }
    }
}
