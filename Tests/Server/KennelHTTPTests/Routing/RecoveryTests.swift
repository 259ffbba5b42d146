import FolderSupport
import Foundation
import JSON
import SampleApp
import SessionSupport
import Testing
import Wire
import World

@testable import Kennel
@testable import KennelHTTP

@Suite("Sessions whose app has crashed, over HTTP", .timeLimit(.minutes(5)))
struct RecoveryTests {
    private let worlds = CrashingWorlds(LocalWorlds(AppDelegate.init))

    /// Returns a session that crashed when its faults were changed, and has no pending work.
    private func crashed(_ house: Kennelhouse) async throws -> (id: String, watch: String, reply: Reply) {
        let names = try await house.open()
        worlds.crash { if case .faults = $0 { true } else { false } }
        let reply = try await house.send(.sending("PUT", "/api/sessions/\(names.id)/faults", #"{"rules":[]}"#))
        worlds.crash { _ in false }
        return (names.id, names.watch, reply)
    }

    private func recover(_ house: Kennelhouse, _ id: String, _ body: String) async throws -> Reply {
        try await house.send(.post("/api/sessions/\(id)/recovery", body))
    }

    @Test(
        arguments: Door.allCases
    )
    func `A crashing input is refused with its report, shown to viewers, listed and recorded`(door: Door) async throws {
        let house = try Kennelhouse(door, worlds: worlds)
        let (id, watch, reply) = try await crashed(house)
        #expect(reply.status == 409 && reply.json["type"] == "urn:kennel:problem:crashed")
        #expect(reply.json["detail"]?.string?.contains("FragileController.swift:23") == true)
        let snapshot = try #require(await house.stream("/api/sessions/\(watch)/events").next())
        #expect(snapshot.data["session"]?["phase"] == "crashed")
        #expect(snapshot.data["crash"]?["frames"]?[1]?["line"] == 23)
        let listed = try await house.send(.get("/api/sessions?watch=\(watch)")).json
        #expect(listed[0]?["phase"] == "crashed")
        let refused = try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"back"}"#))
        #expect(refused.status == 409 && refused.json["type"] == "urn:kennel:problem:crashed")
        let step = try #require(snapshot.data["crash"]?["input"]?.int)
        let shown = try await house.send(.get("/api/sessions/\(id)/steps/\(step)")).json
        #expect(shown["type"] == "crashed" && shown["snapshot"]?["crash"] == snapshot.data["crash"])
        let file = try await house.send(.get("/api/sessions/\(id)/recording"))
        #expect(file.text.contains(#""format":3"#) && file.text.contains("FragileController.swift"))
    }

    @Test(arguments: Door.allCases)
    func `Only the driver can recover a crashed session, and not once it is live again`(door: Door) async throws {
        let house = try Kennelhouse(door, worlds: worlds)
        let (id, watch, _) = try await crashed(house)
        #expect(try await recover(house, watch, #"{"way":"again"}"#).status == 403)
        for body in [#"{"way":"sideways"}"#, "{}", "[]"] {
            #expect(try await recover(house, id, body).status == 400, "\(body)")
        }
        let stream = try await house.stream("/api/sessions/\(id)/events")
        _ = try #require(await stream.next())
        let again = try await recover(house, id, #"{"way":"again"}"#)
        #expect(again.status == 200 && again.json["phase"] == "live" && again.json["input"]?.int != nil)
        #expect(await stream.next { $0.data["crash"] == .null } != nil)
        let over = try await recover(house, id, #"{"way":"before"}"#)
        #expect(over.status == 409 && over.json["type"] == "urn:kennel:problem:not-crashed")
    }

    @Test func `A parked crashed session is listed as crashed and is still crashed when it comes back`() async throws {
        let folder = TemporaryFolder()
        let before = try Kennelhouse(.inProcess, worlds: worlds) { $0.recordings = .folder(folder.path("sessions")) }
        let (id, watch, _) = try await crashed(before)
        await before.stop()
        let house = try Kennelhouse(.inProcess, worlds: worlds) { $0.recordings = .folder(folder.path("sessions")) }
        let listed = try await house.send(.get("/api/sessions")).json
        #expect(listed[0]?["phase"] == "crashed" && listed[0]?["watch"]?.string == watch)
        let back = try await house.send(.get("/api/sessions/\(id)")).json
        #expect(back["session"]?["phase"] == "crashed" && back["crash"]?["type"] == "faults")
        #expect(try await recover(house, id, #"{"way":"before"}"#).json["phase"] == "live")
        await house.stop()
    }

    @Test func `A session that crashes during a rebuild can be rebuilt again or branched before the crash`()
        async throws
    {
        let house = try Kennelhouse(.inProcess, worlds: worlds)
        let (id, _) = try await house.open()
        let faults = Ask.sending("PUT", "/api/sessions/\(id)/faults", #"{"rules":[]}"#)
        #expect(try await house.send(faults).status == 200)
        worlds.crash { if case .faults = $0 { true } else { false } }
        #expect(try await house.send(.post("/api/sessions/\(id)/restart", "{}")).status == 204)
        let fallen = try await house.send(.get("/api/sessions/\(id)")).json
        let step = try #require(fallen["crash"]?["input"]?.int)
        #expect(fallen["session"]?["phase"] == "crashed" && fallen["crash"]?["recorded"]?.int ?? 0 >= step)
        #expect(try await house.send(.get("/api/sessions/\(id)/recording")).status == 200)
        #expect(try await recover(house, id, #"{"way":"again"}"#).json["phase"] == "crashed")
        let before = try await recover(house, id, #"{"way":"before"}"#)
        #expect(before.status == 409 && before.json["type"] == "urn:kennel:problem:nothing-before")
        let branch = try await house.send(.post("/api/sessions/\(id)/branches", #"{"step":\#(step - 1)}"#))
        let other = try #require(branch.json["id"]?.string)
        #expect(try await house.send(.get("/api/sessions/\(other)")).json["session"]?["phase"] == "live")
        worlds.crash { _ in false }
        #expect(try await recover(house, id, #"{"way":"again"}"#).json["phase"] == "live")
    }
}
