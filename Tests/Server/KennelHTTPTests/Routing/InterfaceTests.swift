import Foundation
import JSON
import KennelSupport
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("The interface", .timeLimit(.minutes(5)))
struct InterfaceTests {
    @Test(arguments: Door.allCases)
    func `A session is opened, listed, shown and closed`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let opened = try await house.send(.post("/api/sessions", #"{"screen":"/hello"}"#))
        #expect(opened.status == 201)
        let id = try #require(opened.json["id"]?.string)
        #expect(opened.header("Location") == "/api/sessions/\(id)")
        #expect(opened.json["url"]?.string == "/?session=\(id)")
        let listed = try await house.send(.get("/api/sessions"))
        #expect(listed.json.array?.map { $0["watch"]?.string } == [opened.json["watch"]?.string])
        #expect(!listed.text.contains(id))
        let shown = try await house.send(.get("/api/sessions/\(id)"))
        #expect(shown.json["session"]?["id"]?.string == id)
        #expect(shown.json["session"]?["configuration"]?["screen"]?.string == "/hello")

        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(id)")).status == 204)
        #expect(try await house.send(.get("/api/sessions/\(id)")).status == 404)
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(id)")).status == 404)
        #expect(try await house.send(.get("/api/sessions/\(id)/events")).status == 404)
        #expect(try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"back"}"#)).status == 404)
    }

    @Test(arguments: Door.allCases)
    func `A screen is loaded over HTTP and streamed, and a tap's patch has the tap's input number`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open(#"{"screen":"/button"}"#)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        let shown = try #require(await stream.next { $0.draws("Press") })
        let button = try #require(shown.view("button", showing: "Press"))
        let tap = #"{"type":"tap","view":"\#(button)","key":"k1"}"#
        let answer = try await house.send(.post("/api/sessions/\(id)/inputs", tap))
        #expect(answer.status == 202)
        let number = try #require(answer.json["input"]?.int)
        let patch = try #require(await stream.next { $0.draws("Well done") })
        #expect(patch.data["input"]?.int == number)
        // A second request with the same key has no effect, and gets the same response.
        let repeated = try await house.send(.post("/api/sessions/\(id)/inputs", tap))
        #expect(repeated.status == 202)
        #expect(repeated.json["input"]?.int == number)
        // A view that the alert covers cannot be tapped.
        let covered = try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"tap","view":"\#(button)"}"#))
        #expect(covered.status == 409)
        #expect(covered.json["detail"]?.string?.contains("covered") == true)
    }

    @Test(
        arguments: Door.allCases
    )
    func `A retry that fails shows its error again, and the third response shows the screen`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open(#"{"screen":"/twice"}"#)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        for attempt in 1...2 {
            let failed = try #require(await stream.next { !($0.data["retries"]?.array ?? []).isEmpty })
            let retry = try #require(failed.data["retries"]?[0]?["id"]?.string)
            #expect(failed.data["retries"]?[0]?["attempt"]?.int == attempt)
            let answer = try await house.send(
                .post("/api/sessions/\(id)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
            #expect(answer.status == 202)
            let again = try await house.send(
                .post("/api/sessions/\(id)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
            #expect(again.status == 409)
        }
        #expect(await stream.next { $0.draws("At last") } != nil)
    }

    @Test(arguments: Door.allCases)
    func `A session can be opened with strict decoding, and an unknown decoding mode is refused`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open(#"{"screen":"/hello","decoding":"strict"}"#)
        let shown = try await house.send(.get("/api/sessions/\(id)")).json
        #expect(shown["session"]?["configuration"]?["decoding"] == "strict")
        let refused = try await house.send(.post("/api/sessions", #"{"decoding":"severe"}"#))
        #expect(refused.status == 400)
        #expect(refused.json["pointer"] == "/decoding")
    }

    @Test(arguments: Door.allCases)
    func `A screen's text is read and replaced, and the error of a broken text has its line`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, watch) = try await house.open(
            #"{"screen_json":"{\"_beagleComponent_\":\"beagle:text\",\"text\":\"One\"}"}"#)
        let path = "/api/sessions/\(id)/document"
        #expect(try await house.send(.get(path)).json["text"]?.string?.contains("One") == true)
        let replaced = try await house.send(
            .sending("PUT", path, #"{"text":"{\"_beagleComponent_\":\"beagle:text\",\"text\":\"Two\"}"}"#))
        #expect(replaced.status == 200)
        #expect(replaced.json["error"] == nil)
        #expect(try await house.send(.get("/api/sessions/\(id)")).text.contains("Two"))
        let broken = try await house.send(.sending("PUT", path, #"{"text":"{\n7"}"#))
        #expect(broken.status == 200)
        #expect(broken.json["error"]?["line"] == 2)
        #expect(try await house.send(.sending("PUT", path, #"{"text":"{}","broken":"hide"}"#)).status == 400)
        let watched = "/api/sessions/\(watch)/document"
        #expect(try await house.send(.get(watched)).status == 200)
        #expect(try await house.send(.sending("PUT", watched, #"{"text":"{}"}"#)).status == 403)
        let (remote, _) = try await house.open()
        #expect(try await house.send(.get("/api/sessions/\(remote)/document")).status == 404)
    }

    @Test(arguments: Door.allCases)
    func `Controllers and screens are listed`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let before = try await house.send(.get("/api/controllers")).json
        #expect(before == [["id": .null, "type": "BeagleNavigationController", "default": true]])
        _ = try await house.open()
        let controllers = try #require(try await house.send(.get("/api/controllers")).json.array)
        #expect(controllers.count >= 6)
        #expect(controllers.filter { $0["default"]?.bool == true }.count == 1)
        #expect(controllers.contains { $0["id"]?.string == "CustomError" })
        #expect(controllers.allSatisfy { $0["type"]?.string?.hasSuffix("NavigationController") == true })
        let screens = try await house.send(.get("/api/screens")).json
        #expect(screens[0]?["path"]?.string == "/hello")
    }

    @Test(arguments: Door.allCases)
    func `With another backend the screen list is empty`(door: Door) async throws {
        let house = try Kennelhouse(door) { $0.bffs = ["http://127.0.0.1:1"] }
        #expect(try await house.send(.get("/api/screens")).json == [])
    }

    @Test(arguments: Door.allCases)
    func `Fault rules are set, applied and counted`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open(
            #"{"screen":"/hello","faults":{"rules":[{"path":"/hello","fault":"status","status":503,"count":1}]}}"#)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        let failed = try #require(await stream.next { !($0.data["retries"]?.array ?? []).isEmpty })
        let snapshot = try await house.send(.get("/api/sessions/\(id)")).json
        #expect(snapshot["faults"]?["rules"]?[0]?["used"]?.int == 1)
        let script = #"{"rules":[{"path":"/other*","fault":"noConnection"}]}"#
        let answer = try await house.send(.sending("PUT", "/api/sessions/\(id)/faults", script))
        #expect(answer.status == 200)
        #expect(answer.json["rules"]?[0]?["used"]?.int == 0)
        #expect(answer.json["rules"]?[0]?["id"]?.string?.hasPrefix("f") == true)
        let retry = try #require(failed.data["retries"]?[0]?["id"]?.string)
        _ = try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
        #expect(await stream.next { $0.draws("Hello there") } != nil)
    }

    @Test(arguments: Door.allCases)
    func `A recorded request can be read with its response`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(await stream.next { $0.draws("Hello there") } != nil)
        let exchange = try await house.send(.get("/api/sessions/\(id)/requests/q1")).json
        #expect(exchange["status"]?.int == 200)
        #expect(exchange["response"]?["body"]?.string?.contains("Hello there") == true)
        #expect(try await house.send(.get("/api/sessions/\(id)/requests/q99")).status == 404)
        #expect(try await house.send(.get("/api/sessions/\(id)/requests/x")).status == 404)
        #expect(try await house.send(.get("/api/sessions/\(id)/images/q1")).status == 404)
    }

    @Test(arguments: Door.allCases)
    func `A session can be opened with an inline screen`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let json = JSON.object(["screen_json": .string(Backend.screen("Inline"))])
        let (id, _) = try await house.open(String(decoding: json.encoded(), as: UTF8.self))
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(await stream.next { $0.draws("Inline") } != nil)
    }

    @Test(arguments: Door.allCases)
    func `The health check reports ok, and the metrics count open sessions in Prometheus format`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door)
        _ = try await house.open()
        #expect(try await house.send(.get("/healthz")).json["status"]?.string == "ok")
        let metrics = try await house.send(.get("/metrics"))
        #expect(metrics.header("Content-Type")?.hasPrefix("text/plain; version=0.0.4") == true)
        #expect(metrics.text.contains("\nkennel_sessions_open 1\n"))
    }

    @Test(arguments: Door.allCases)
    func `An idle session without viewers ends, and a session with a stream stays`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (watched, _) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(watched)/events")
        #expect(await stream.next("snapshot") != nil)
        let (lonely, _) = try await house.open()
        let sessions = house.service.interface.sessions
        let now = sessions.clock.now
        Housekeeping.sweep(sessions, idleTime: .seconds(600), now: now + .seconds(60))
        #expect(try await house.send(.get("/api/sessions/\(lonely)")).status == 200)
        Housekeeping.sweep(sessions, idleTime: .seconds(600), now: now + .seconds(3_600))
        #expect(try await house.send(.get("/api/sessions/\(lonely)")).status == 404)
        #expect(try await house.send(.get("/api/sessions/\(watched)")).status == 200)
        withExtendedLifetime(stream) {}
    }
}
