import FolderSupport
import Foundation
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("What one client may take", .timeLimit(.minutes(5)))
struct ClientLimitTests {
    @Test(arguments: Door.allCases)
    func `A session over the client limit opens, and the oldest one without viewers is parked`(door: Door) async throws
    {
        let folder = TemporaryFolder()
        let house = try Kennelhouse(door) {
            $0.sessionsPerClient = 3
            $0.recordings = .folder(folder.path("sessions"))
        }
        func phase(_ session: (id: String, watch: String)) async throws -> String? {
            let list = try await house.send(.get("/api/sessions?watch=\(session.watch)"))
            return list.json[0]?["phase"]?.string
        }
        let first = try await house.open()
        let stream = try await house.stream("/api/sessions/\(first.id)/events")
        #expect(await stream.next("snapshot") != nil)
        let (second, third) = (try await house.open(), try await house.open())
        let fourth = try await house.open()
        #expect(try await phase(first) == "live", "somebody watches it")
        #expect(try await phase(second) == "parked")
        #expect(try await phase(third) == "live")
        // Opening a branch makes room too, and a parked session is restored when it is requested.
        let branch = try await house.send(.post("/api/sessions/\(fourth.id)/branches", #"{"step":1}"#))
        #expect(branch.status == 201)
        #expect(try await phase(third) == "parked")
        #expect(try await house.send(.get("/api/sessions/\(second.id)")).status == 200)
        #expect(try await phase(second) == "live")
        // Several requests at the same time find room too.
        let opened = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<6 {
                group.addTask { try await house.send(.post("/api/sessions", #"{"screen":"/hello"}"#)).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(opened == Array(repeating: 201, count: 6))
        withExtendedLifetime(stream) {}
        await house.stop()
    }

    @Test(arguments: Door.allCases)
    func `A session over the client limit is refused with 429 when no session can be parked`(door: Door) async throws {
        let folder = TemporaryFolder()
        let house = try Kennelhouse(door) {
            $0.sessionsPerClient = 1
            $0.recordings = .folder(folder.path("sessions"))
        }
        let (id, _) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(await stream.next("snapshot") != nil)
        let refused = try await house.send(.post("/api/sessions", "{}"))
        #expect(refused.status == 429 && refused.json["type"] == "urn:kennel:problem:too-many-of-yours")
        withExtendedLifetime(stream) {}
        await house.stop()
    }

    @Test(arguments: Door.allCases)
    func `In memory a client's sessions and branches are limited, and deleting one makes room`(door: Door) async throws
    {
        let house = try Kennelhouse(door) {
            $0.sessionsPerClient = 2
            $0.recordings = .memory
        }
        let (first, second) = (try await house.open(), try await house.open())
        for ask in [Ask.post("/api/sessions", "{}"), .post("/api/sessions/\(first.id)/branches", #"{"step":1}"#)] {
            let refused = try await house.send(ask)
            #expect(refused.status == 429 && refused.json["type"] == "urn:kennel:problem:too-many-of-yours")
        }
        #expect(try await house.send(.post("/api/sessions/\(second.id)/restart", "{}")).status == 204)
        #expect(try await house.send(.post("/api/sessions", "{}")).status == 429)
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(second.id)")).status == 204)
        #expect(try await house.send(.post("/api/sessions", "{}")).status == 201)
        #expect(try await house.send(.post("/api/sessions", "{}")).status == 429)
    }

    @Test func `A session with a full journal refuses user input but can be read, also after a restart`() async throws {
        let folder = TemporaryFolder()
        let screen = #"{"screen_json":"{\"_beagleComponent_\":\"beagle:textInput\",\"value\":\"\"}"}"#
        func house() throws -> Kennelhouse {
            try Kennelhouse(.inProcess) {
                $0.recordings = .folder(folder.path("sessions"))
                $0.journalBytes = 60_000
            }
        }
        func field(_ snapshot: Reply) throws -> String {
            let found = snapshot.text.firstMatch(of: #/"id":"(v\d+)","kind":"(?:textfield|textField|input|textInput)"/#)
            return try #require(found.map { String($0.1) })
        }
        let first = try house()
        let (id, _) = try await first.open(screen)
        let view = try field(try await first.send(.get("/api/sessions/\(id)")))
        let text = String(repeating: "x", count: 5_000)
        func type(_ house: Kennelhouse, _ number: Int) async throws -> Reply {
            try await house.send(
                .post(
                    "/api/sessions/\(id)/inputs",
                    #"{"type":"text","view":"\#(view)","text":"\#(text)","sequence":\#(number)}"#))
        }
        var number = 1
        while case let answer = try await type(first, number), answer.status == 202 {
            number += 1
            try #require(number < 100)
        }
        let refused = try await type(first, number)
        #expect(refused.status == 409 && refused.json["type"] == "urn:kennel:problem:journal-full")
        #expect(number > 5)
        #expect(try await first.send(.get("/api/sessions/\(id)")).status == 200)
        #expect(try await first.send(.get("/api/sessions/\(id)/recording")).status == 200)
        await first.stop()
        let second = try house()
        let inputs = try #require(try await second.send(.get("/api/sessions/\(id)")).json["input"]?.int)
        #expect(inputs >= number)
        #expect(try await type(second, number).status == 409)
        #expect(try await second.open(screen).id != id)
        await second.stop()
    }
}
