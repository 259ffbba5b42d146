import FolderSupport
import Foundation
import JSON
import Recordings
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Control that changes hands", .timeLimit(.minutes(5)))
struct HandingOverTests {
    private static let back = #"{"type":"focus","view":"v1"}"#

    private func change(_ name: String, _ body: String, in house: Kennelhouse) async throws -> (Int, JSON) {
        let answer = try await house.send(.post("/api/sessions/\(name)/control", body))
        return (answer.status, answer.json)
    }

    @Test(arguments: Door.allCases)
    func `Control is taken with the watch link, and the previous driver becomes a notified viewer`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door)
        let (id, watch) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(id)/events")
        _ = await stream.next { $0.draws("Hello there") }
        let (status, answer) = try await change(watch, #"{"by":" Ana\tB. "}"#, in: house)
        let name = try #require(answer["id"]?.string)
        #expect(status == 200 && name != id && answer["watch"]?.string == watch)
        let line = await stream.next { $0.name == "log" && $0.data["detail"]?["type"]?.string == "control" }
        #expect(line?.data["message"]?.string == "Ana B. takes control")
        #expect(line?.data["detail"] == ["type": "control", "change": "taken", "by": "Ana B."])
        #expect(line?.data["input"] == answer["grant"])
        let refused: [Ask] = [
            .post("/api/sessions/\(id)/inputs", Self.back), .post("/api/sessions/\(id)/restart", "{}"),
            .post("/api/sessions/\(id)/branches", #"{"step":1}"#),
            .post("/api/sessions/\(id)/recovery", #"{"way":"again"}"#),
            .sending("PUT", "/api/sessions/\(id)/faults", #"{"rules":[]}"#),
            .post("/api/sessions/\(id)/control", #"{"change":"hand","to":1}"#),
        ]
        for ask in refused {
            let answer = try await house.send(ask)
            #expect(answer.status == 403, "\(ask.method) \(ask.path)")
            #expect(answer.json["type"]?.string == "urn:kennel:problem:not-driving")
            #expect(answer.json["detail"]?.string?.hasPrefix("Ana B. has control of this session now.") == true)
        }
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(id)")).status == 403)
        let shown = try await house.send(.get("/api/sessions/\(id)"))
        #expect(shown.json["session"]?["id"]?.string == watch && !shown.text.contains(name))
        let own = try await house.send(.get("/api/sessions/\(name)")).json["session"]
        #expect(own?["id"]?.string == name && own?["grant"] == answer["grant"])
        #expect(own?["driver"] == ["input": answer["grant"] ?? .null, "by": "Ana B."])
        #expect(try await house.send(.post("/api/sessions/\(name)/inputs", #"{"type":"back"}"#)).status == 409)
        let entry = try await house.send(.get("/api/sessions?watch=\(watch)")).json.array?.first
        #expect(entry?["driver"] == ["by": "Ana B.", "here": false])
        let file = try await house.send(.get("/api/sessions/\(watch)/recording"))
        #expect(try RecordingReader.read(file.body).inputs.contains { $0.input == .control(.taken(by: "Ana B.")) })
        #expect(!file.text.contains(name.split(separator: ".")[2]))
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(name)")).status == 204)
    }

    @Test func `A repeated request takes control once, and of two competing requests the later one drives`()
        async throws
    {
        let house = try Kennelhouse(.inProcess)
        let (_, watch) = try await house.open()
        let key = "a-key-of-the-client-that-is-long"
        let (_, first) = try await change(watch, #"{"key":"\#(key)"}"#, in: house)
        #expect(try await change(watch, #"{"key":"\#(key)"}"#, in: house).1 == first)
        let both = try await withThrowingTaskGroup(of: JSON.self) { group in
            for _ in 0..<2 { group.addTask { try await change(watch, "{}", in: house).1 } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let byInput = both.sorted { ($0["grant"]?.int ?? 0) < ($1["grant"]?.int ?? 0) }
        let statuses = [first] + byInput
        var refused: [Bool] = []
        for answer in statuses {
            let ask = Ask.sending("PUT", "/api/sessions/\(answer["id"]?.string ?? "")/faults", #"{"rules":[]}"#)
            refused.append(try await house.send(ask).status == 403)
        }
        #expect(refused == [true, true, false])
    }

    @Test(arguments: Door.allCases)
    func `Control is handed to a client that asked for it, and only the driver can hand it over`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door)
        let (id, watch) = try await house.open()
        let (status, asked) = try await change(watch, #"{"change":"ask","by":"Ana"}"#, in: house)
        let (name, grant) = (try #require(asked["id"]?.string), try #require(asked["grant"]?.int))
        #expect(status == 200)
        let faults = Ask.sending("PUT", "/api/sessions/\(name)/faults", #"{"rules":[]}"#)
        #expect(try await house.send(faults).status == 403)
        for stranger in [watch, name] {
            #expect(try await change(stranger, #"{"change":"hand","to":\#(grant)}"#, in: house).0 == 403)
        }
        #expect(try await change(id, #"{"change":"hand","to":1}"#, in: house).0 == 409)
        let (handed, answer) = try await change(id, #"{"change":"hand","to":\#(grant)}"#, in: house)
        #expect(handed == 202 && (answer["input"]?.int ?? 0) > grant)
        #expect(try await house.send(faults).status == 200)
        #expect(try await change(id, #"{"change":"hand","to":\#(grant)}"#, in: house).0 == 403)
    }

    @Test func `Taken control survives a restart of the server and of the app`() async throws {
        let folder = TemporaryFolder()
        let first = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        let (id, watch) = try await first.open()
        let name = try #require(try await change(watch, "{}", in: first).1["id"]?.string)
        #expect(try await first.send(.post("/api/sessions/\(name)/restart", "{}")).status == 204)
        #expect(try await first.send(.post("/api/sessions/\(id)/restart", "{}")).status == 403)
        await first.stop()
        let second = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        #expect(try await second.send(.post("/api/sessions/\(id)/inputs", Self.back)).status == 403)
        #expect(try await second.send(.sending("PUT", "/api/sessions/\(name)/faults", #"{"rules":[]}"#)).status == 200)
        await second.stop()
    }

    @Test(
        "What does not say what it must is refused with a sentence",
        arguments: [
            (#"{"change":"give"}"#, 400), (#"{"change":"hand"}"#, 400), (#"{"key":"short"}"#, 400),
            (#"{"key":"a.name.with.dots.in.it.of.enough.letters"}"#, 400), (#"{"by":5}"#, 400), (#"{"x":1}"#, 400),
            (#"[]"#, 400), (#"{"by":"\#(String(repeating: "a", count: 161))"}"#, 400),
        ])
    func malformed(body: String, status: Int) async throws {
        let house = try Kennelhouse(.inProcess)
        let (id, watch) = try await house.open()
        #expect(try await change(watch, body, in: house).0 == status)
        #expect(try await house.send(.get("/api/sessions/\(id)")).json["session"]?["driver"] == nil)
        #expect(try await house.send(.get("/api/sessions/\(watch)/control")).status == 405)
        #expect(try await change("nobody", "{}", in: house).0 == 404)
        #expect(try await change("\(watch).1.nobody-knows-this-long-secret", "{}", in: house).0 == 200)
        #expect(try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"control"}"#)).status == 400)
    }
}
