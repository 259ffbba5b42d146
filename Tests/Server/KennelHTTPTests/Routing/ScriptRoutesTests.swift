import JSON
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Fault scripts with names, and what they hold", .timeLimit(.minutes(5)))
struct ScriptRoutesTests {
    @Test(arguments: Door.allCases)
    func `A fault script is stored as written, can open sessions, and can be deleted`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let text = "# as on Friday\n/twice: 503 once"
        let body = JSON.object(["text": .string(text)]).description
        let kept = try await house.send(Ask.sending("PUT", "/api/scripts/on%20Friday", body))
        #expect(kept.status == 200)
        #expect(kept.json["text"]?.string == text)
        #expect(kept.json["rules"]?[0]?["status"]?.int == 503)
        #expect(try await house.send(.get("/api/scripts")).json == [["name": "on Friday", "rules": 1]])
        let opened = try await house.send(.post("/api/sessions", #"{"screen":"/twice","faults":"on Friday"}"#))
        #expect(opened.status == 201)
        let id = try #require(opened.json["id"]?.string)
        #expect(try await house.send(.get("/api/sessions/\(id)")).json["faults"]?["rules"]?[0]?["status"]?.int == 503)
        let set = try await house.send(
            Ask.sending("PUT", "/api/sessions/\(id)/faults", #"{"text":"*: 1 s slow"}"#))
        #expect(set.json["rules"]?[0]?["delay"]?.int == 1_000)
        #expect(try await house.send(.get("/api/sessions/\(id)/faults")).json["text"]?.string == "*: 1 s slow")
        let gone = Ask(method: "DELETE", path: "/api/scripts/on%20Friday")
        #expect(try await house.send(gone).status == 204)
        #expect(try await house.send(gone).json["type"]?.string == "urn:kennel:problem:unknown-script")
        let unknown = try await house.send(.post("/api/sessions", #"{"screen":"/twice","faults":"on Friday"}"#))
        #expect(unknown.status == 404)
        #expect(unknown.json["pointer"]?.string == "/faults")
    }

    @Test(arguments: [
        ("a%2Fb", #"{"text":"*: 500"}"#, "A script's name"), (".hidden", #"{"text":"*: 500"}"#, "A script's name"),
        ("x", #"{"text":"*: 700"}"#, "Line 1, \"*: 700\": there is no status 700."),
        ("x", #"{"text":7}"#, "\"text\" of a fault script must be a string, not a number."),
        ("x", #"{"rules":[{"path":"x"}]}"#, "\"path\" of rule 1 must start"),
    ])
    func `A fault script with a bad name or content is answered with 400 and a reason`(
        name: String, body: String, sentence: String
    ) async throws {
        let house = try Kennelhouse(.inProcess)
        let answer = try await house.send(Ask.sending("PUT", "/api/scripts/\(name)", body))
        #expect(answer.status == 400)
        #expect(answer.json["detail"]?.string?.hasPrefix(sentence) == true, "\(answer.json)")
    }

    @Test func `An error in a fault script has a code, the word and the line`() async throws {
        let house = try Kennelhouse(.inProcess)
        let answer = try await house.send(Ask.sending("PUT", "/api/scripts/x", #"{"text":"*: 500\n/a: explode"}"#))
        #expect(answer.status == 400)
        #expect(answer.json["reason"]?.string == "fault-text-unknown-word" && answer.json["word"]?.string == "explode")
        #expect(answer.json["line"]?.int == 2)
    }

    @Test(arguments: Door.allCases)
    func `A held response is listed, changed and released`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let opened = try await house.send(
            .post("/api/sessions", #"{"screen":"/hello","faults":{"rules":[{"path":"*","fault":"hold"}]}}"#))
        let id = try #require(opened.json["id"]?.string)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        _ = try #require(
            await stream.next { event in
                (event.data["requests"]?.array ?? [event.data]).contains { $0["held"] != nil }
            })
        let list = try await house.send(.get("/api/sessions/\(id)/held")).json
        let request = try #require(list[0]?["id"]?.string)
        #expect(list[0]?["held"]?["side"]?.string == "answer")
        let place = "/api/sessions/\(id)/held/\(request)"
        let wrong = try await house.send(.post(place, #"{"do":"release","url":"http://elsewhere.test/"}"#))
        #expect(wrong.status == 400)
        #expect(try await house.send(.post(place, #"{"do":"wait"}"#)).status == 400)
        let released = try await house.send(.post(place, #"{"do":"release","status":404,"body":"{}"}"#))
        #expect(released.status == 202)
        #expect(try await house.send(.get("/api/sessions/\(id)/held")).json == [])
        let details = try await house.send(.get("/api/sessions/\(id)/requests/\(request)")).json
        #expect(details["status"]?.int == 404)
        #expect(details["original"]?["status"]?.int == 200)
        let late = try await house.send(.post(place, #"{"do":"drop"}"#))
        #expect(late.json["type"]?.string == "urn:kennel:problem:not-held")
    }
}
