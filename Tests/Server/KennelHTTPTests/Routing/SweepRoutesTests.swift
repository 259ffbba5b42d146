import JSON
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Sweeps over HTTP", .timeLimit(.minutes(5)))
struct SweepRoutesTests {
    private func opened(_ house: Kennelhouse) async throws -> String {
        let (id, _) = try await house.open(#"{"screen":"/hello"}"#)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        _ = try #require(
            await stream.next { event in
                (event.data["states"]?.array ?? [event.data]).contains { $0["state"]?.string == "success" }
            })
        return id
    }

    /// Requests a sweep until it has ended.
    private func whole(_ id: String, in house: Kennelhouse) async throws -> JSON {
        while true {
            let told = try await house.send(.get("/api/sweeps/\(id)")).json
            if ["done", "stopped"].contains(told["phase"]?.string ?? "done") { return told }
            await Task.yield()
        }
    }

    @Test(arguments: Door.allCases)
    func `A session is swept, and the state of a try can be opened as a session`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let session = try await opened(house)
        let begun = try await house.send(
            .post("/api/sweeps", #"{"session":"\#(session)","faults":["500","slow"],"controllers":[null]}"#))
        #expect(begun.status == 202)
        let id = try #require(begun.json["id"]?.string)
        let told = try await whole(id, in: house)
        #expect(told["phase"]?.string == "done")
        #expect(told["cells"]?.int == 2 && told["done"]?.int == 2)
        let first = try #require(told["tries"]?[0])
        #expect(first["request"]?.string == "GET /hello" && first["fault"]?.string == "500")
        #expect(first["verdict"]?.string == "blank")
        #expect(first["findings"]?[0]?["text"]?.string?.contains("\"Cancel\"") == true)
        #expect(first["findings"]?[0]?["after"] == "press")
        #expect(first["findings"]?[0]?["target"] == "button \"Cancel\"")
        #expect(told["tries"]?[1]?["verdict"]?.string == "fine")
        let moment = try await house.send(.post("/api/sweeps/\(id)/cells/0", "{}"))
        #expect(moment.status == 201)
        let branch = try #require(moment.json["id"]?.string)
        let snapshot = try await house.send(.get("/api/sessions/\(branch)")).json
        #expect(snapshot["requests"]?[0]?["fault"]?.string == "status 500 (1 of 1)")
        #expect(snapshot["log"]?.description.contains("nothing is left to retry") == true)
        // The session itself is unchanged.
        #expect(try await house.send(.get("/api/sessions/\(session)")).json["requests"]?.array?.count == 1)
    }

    @Test func `An invalid sweep request is refused with the reason`() async throws {
        let house = try Kennelhouse(.inProcess)
        let session = try await opened(house)
        for (more, sentence) in [
            (#""faults":["fire"]"#, "\"fire\" is not a fault of a sweep"),
            (#""faults":[]"#, "\"faults\" must be a list"),
            (#""controllers":["Nobody"]"#, "the app has no controller \"Nobody\""),
            (#""controllers":[7]"#, "\"controllers\" must be a list"), (#""seeds":0"#, "\"seeds\" must be"),
        ] {
            let answer = try await house.send(.post("/api/sweeps", #"{"session":"\#(session)",\#(more)}"#))
            #expect(answer.status == 400)
            #expect(answer.json["detail"]?.string?.contains(sentence) == true, "\(answer.json)")
        }
        #expect(try await house.send(.post("/api/sweeps", #"{"session":"nobody"}"#)).status == 404)
        #expect(
            try await house.send(.get("/api/sweeps/none")).json["type"]?.string == "urn:kennel:problem:unknown-sweep")
    }

    @Test func `A stopped sweep keeps its finished tries, and a try beyond its last is unknown`() async throws {
        let house = try Kennelhouse(.inProcess)
        let session = try await opened(house)
        let begun = try await house.send(.post("/api/sweeps", #"{"session":"\#(session)","seeds":20}"#))
        let id = try #require(begun.json["id"]?.string)
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sweeps/\(id)")).status == 204)
        let told = try await whole(id, in: house)
        let verdicts = told["tries"]?.array?.count { $0["verdict"] != nil }
        #expect(told["done"]?.int == verdicts)
        let beyond = try await house.send(.post("/api/sweeps/\(id)/cells/100000", "{}"))
        #expect(beyond.json["type"]?.string == "urn:kennel:problem:no-such-try")
    }

    @Test func `Stopping all sweeps, as at shutdown or when the app is replaced, stops a running sweep`() async throws {
        let house = try Kennelhouse(.inProcess)
        let session = try await opened(house)
        let begun = try await house.send(.post("/api/sweeps", #"{"session":"\#(session)","seeds":20}"#))
        let id = try #require(begun.json["id"]?.string)
        house.service.interface.stopSweeps()
        #expect(try await whole(id, in: house)["phase"]?.string == "stopped")
    }
}
