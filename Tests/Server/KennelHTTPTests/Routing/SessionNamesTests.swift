import FolderSupport
import Foundation
import JSON
import Locks
import Sessions
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Names of sessions over HTTP", .timeLimit(.minutes(5)))
struct SessionNamesTests {
    private func name(_ watch: String, in house: Kennelhouse) async throws -> String? {
        try await house.send(.get("/api/sessions?watch=\(watch)")).json[0]?["name"]?.string
    }

    private func rename(_ id: String, _ json: String, in house: Kennelhouse) async throws -> Reply {
        try await house.send(.sending("PATCH", "/api/sessions/\(id)", json))
    }

    @Test(arguments: Door.allCases)
    func `A session can be renamed by its id or viewer id without changing its recorded steps`(door: Door) async throws
    {
        let house = try Kennelhouse(door)
        let (id, watch) = try await house.open(#"{"screen":"/hello"}"#)
        #expect(try await name(watch, in: house) == nil)
        let before = try await house.send(.get("/api/sessions/\(id)/recording")).text
        let reply = try await rename(id, #"{"name":"  Checkout \u2028"}"#, in: house)
        #expect(reply.status == 200 && reply.json["name"] == "Checkout")
        #expect(try await name(watch, in: house) == "Checkout")
        #expect(try await rename(watch, #"{"name":"Finalização da compra"}"#, in: house).status == 200)
        #expect(try await name(watch, in: house) == "Finalização da compra")
        let named = try await house.send(.get("/api/sessions/\(id)/recording"))
        let (old, new) = (before.split(separator: "\n"), named.text.split(separator: "\n"))
        #expect(new[0].contains(#""name":"Finalização da compra""#))
        #expect(new[1] == old[1])  // the opening, with its digest
        #expect(named.header("Content-Disposition")?.contains("kennel-finaliza-o-da-compra-") == true)
        #expect(try await rename(id, #"{"name":null}"#, in: house).json["name"] == .null)
        #expect(try await name(watch, in: house) == nil)
    }

    @Test func `An imported recording has its session's name`() async throws {
        let house = try Kennelhouse(.inProcess)
        let (id, _) = try await house.open(#"{"screen":"/hello"}"#)
        _ = try await rename(id, #"{"name":"Checkout"}"#, in: house)
        var upload = Ask.post("/api/recordings", try await house.send(.get("/api/sessions/\(id)/recording")).text)
        upload.headers["Content-Type"] = "application/x-ndjson"
        let opened = try await house.send(upload)
        let watch = try #require(opened.json["watch"]?.string)
        #expect(try await name(watch, in: house) == "Checkout")
    }

    @Test(arguments: [
        #"{}"#, #"{"name":""}"#, #"{"name":"   "}"#, #"{"name":"a\nb"}"#, #"{"name":"a\u0000"}"#, #"{"name":7}"#,
        "{\"name\":\"\(String(repeating: "x", count: 201))\"}",
    ])
    func `An invalid session name is refused and leaves the session without a name`(json: String) async throws {
        let house = try Kennelhouse(.inProcess)
        let (id, watch) = try await house.open(#"{"screen":"/hello"}"#)
        let reply = try await rename(id, json, in: house)
        #expect(reply.status == 400 && reply.json["pointer"] == "/name")
        #expect(try await name(watch, in: house) == nil)
        #expect(try await rename("nobody", #"{"name":"x"}"#, in: house).status == 404)
    }

    @Test func `A deleted session's name is removed, and the number of names is limited`() async throws {
        let stored = TestNames()
        let names = SessionNames(["old": "Old"]) { watch, name in stored.set(watch, name) }
        try names.set("New", of: "new")
        names.prune { $0 == "new" }
        #expect(names["old"] == nil && names["new"] == "New" && stored.all == ["new": "New"])
        for number in 1..<SessionNames.mostNames { try names.set("x", of: "w\(number)") }
        #expect(throws: TooManyNames.self) { try names.set("x", of: "more") }
        try names.set("Other", of: "new")
        let house = try Kennelhouse(.inProcess)
        let (id, watch) = try await house.open(#"{"screen":"/hello"}"#)
        _ = try await rename(id, #"{"name":"x"}"#, in: house)
        let kept = try await house.open(#"{"screen":"/hello"}"#)
        _ = try await rename(kept.id, #"{"name":"y"}"#, in: house)
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(id)")).status == 204)
        #expect(try await name(watch, in: house) == nil)
        #expect(try await name(kept.watch, in: house) == "y")
    }

    @Test func `A session name survives a server restart, and the name of a missing session is removed`() async throws {
        let folder = TemporaryFolder()
        let first = try Kennelhouse(.socket) { $0.recordings = .folder(folder.path("sessions")) }
        let (id, watch) = try await first.open(#"{"screen":"/hello"}"#)
        _ = try await rename(id, #"{"name":"Checkout"}"#, in: first)
        await first.stop()
        let stray = folder.path("sessions/names/gone.name")
        try Data("Gone".utf8).write(to: URL(filePath: stray))
        let house = try Kennelhouse(.socket) { $0.recordings = .folder(folder.path("sessions")) }
        #expect(try await name(watch, in: house) == "Checkout")
        #expect(!FileManager.default.fileExists(atPath: stray))
        let file = folder.path("sessions/names/\(watch).name")
        #expect(FileManager.default.fileExists(atPath: file))
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(id)")).status == 204)
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `The name of an expired session is removed`() async throws {
        let folder = TemporaryFolder()
        let first = try Kennelhouse(.socket) { $0.recordings = .folder(folder.path("sessions")) }
        let (id, watch) = try await first.open(#"{"screen":"/hello"}"#)
        _ = try await rename(id, #"{"name":"Checkout"}"#, in: first)
        await first.stop()
        let house = try Kennelhouse(.socket) { $0.recordings = .folder(folder.path("sessions")) }
        let service = house.service
        let file = folder.path("sessions/names/\(watch).name")
        #expect(FileManager.default.fileExists(atPath: file))
        await blocking {
            var retention = Retention()
            retention.age = .seconds(86_400)
            Housekeeping.expire(
                service.sessions, names: service.interface.names, retention: retention,
                now: WallTime.milliseconds + 2 * 86_400_000)
        }
        #expect(!FileManager.default.fileExists(atPath: file))
    }
}

/// A store that records names.
private final class TestNames: Sendable {
    private let names = Locked<[String: String]>(["old": "Old"])

    var all: [String: String] { names.withLock { $0 } }

    func set(_ watch: String, _ name: String?) { names.withLock { $0[watch] = name } }
}
