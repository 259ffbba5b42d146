import FolderSupport
import Foundation
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("What one client may take", .timeLimit(.minutes(5)))
struct ClientLimitTests {
    @Test("One address opens so many sessions, branches too, and ending one makes room", arguments: Door.allCases)
    func sessions(door: Door) async throws {
        let house = try Kennelhouse(door) { $0.sessionsPerClient = 2 }
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

    @Test("So much is recorded of a session; then it refuses what people do, and stays as it is, after a restart too")
    func journal() async throws {
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
