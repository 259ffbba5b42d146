import JSON
import SampleApp
import SessionSupport
import Testing
import Wire
import World

@testable import Kennel
@testable import KennelHTTP

@Suite("Sessions for whose app no process can be had, over HTTP", .timeLimit(.minutes(5)))
struct OutageRoutesTests {
    private let worlds = ScarceWorlds(LocalWorlds(AppDelegate.init))

    @Test(arguments: Door.allCases)
    func `Without a process for the app, requests are answered with 503, a reason and Retry-After`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door, worlds: worlds)
        let (id, watch) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(watch)/events")
        _ = try #require(await stream.next())
        worlds.end()
        let faults = Ask.sending("PUT", "/api/sessions/\(id)/faults", #"{"rules":[]}"#)
        for ask in [faults, .post("/api/sessions", "{}"), .get("/api/sessions/\(id)/requests/q1")] {
            let reply = try await house.send(ask)
            #expect(reply.status == 503 && reply.json["type"] == "urn:kennel:problem:no-process")
            #expect(reply.json["detail"]?.string?.contains(ScarceWorlds.reason) == true)
            #expect(reply.header("Retry-After").flatMap { Int($0) } ?? 0 >= 1)
        }
        let told = try #require(await stream.next { $0.data["waiting"] != nil })
        #expect(told.data["session"]?["phase"] == "waiting" && told.data["waiting"]?["kind"] == "unavailable")
        let shown = try await house.send(.get("/api/sessions/\(watch)"))
        #expect(shown.status == 200 && shown.json["waiting"] == told.data["waiting"])
        let metrics = try await house.send(.get("/metrics")).text
        #expect(metrics.contains(#"kennel_requests_refused_total{reason="no-process"} 3"#))
        #expect(metrics.contains("kennel_session_crashes_total 0"))
        worlds.comeBack()
        #expect(try await house.send(faults).status == 200)
        #expect(await stream.next { $0.data["session"]?["phase"] == "live" } != nil)
    }
}
