import FolderSupport
import Foundation
import JSON
import Recordings
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Steps, branches and recordings", .timeLimit(.minutes(5)))
struct RecordingRoutesTests {
    /// Where the tests' sessions are recorded.
    enum Place: CaseIterable, Sendable {
        case memory
        case disk
    }

    private let folder = TemporaryFolder()

    private func house(_ door: Door, _ place: Place = .memory, _ change: (inout Options) -> Void = { _ in }) throws
        -> Kennelhouse
    {
        try Kennelhouse(door) { options in
            switch place {
            case .memory: options.recordings = .memory
            case .disk: options.recordings = .folder(folder.path(UUID().uuidString))
            }
            change(&options)
        }
    }

    /// A session on a screen whose load and retry failed, without pending work.
    private func failing(_ house: Kennelhouse) async throws -> (id: String, watch: String) {
        let session = try await house.open(#"{"screen":"/twice"}"#)
        let stream = try await house.stream("/api/sessions/\(session.id)/events")
        let failed = try #require(await stream.next { !($0.data["retries"]?.array ?? []).isEmpty })
        let retry = try #require(failed.data["retries"]?[0]?["id"]?.string)
        await stream.tells("timer t1 (animation)", since: failed)
        _ = try await house.send(
            .post("/api/sessions/\(session.id)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
        await stream.tells("timer t2 (animation)")
        return session
    }

    private func snapshot(_ house: Kennelhouse, _ id: String) async throws -> JSON {
        try await house.send(.get("/api/sessions/\(id)")).json
    }

    /// Returns the parts of a snapshot about the app.
    private func app(_ snapshot: JSON?) -> JSON {
        var snapshot = snapshot ?? .null
        for name in ["epoch", "seq", "session", "restored", "recording"] { snapshot[name] = nil }
        return snapshot
    }

    /// Returns the snapshot without the effects of a recorded pause.
    private func withoutPause(_ snapshot: JSON) -> JSON {
        var snapshot = snapshot
        for name in ["input", "time", "log", "pauses"] { snapshot[name] = nil }
        return snapshot
    }

    @Test(arguments: Door.allCases)
    func `Each step is served with its snapshot and changes to drivers and viewers`(door: Door) async throws {
        let house = try house(door)
        let (id, watch) = try await failing(house)
        let now = try await snapshot(house, id)
        let count = try #require(now["input"]?.int)
        for step in 1...count {
            let answer = try await house.send(.get("/api/sessions/\(id)/steps/\(step)"))
            #expect(answer.status == 200)
            #expect(answer.json["step"]?.int == step && (answer.json["of"]?.int ?? 0) >= count)
            #expect(answer.json["changes"]?["since"]?.int == step - 1)
            #expect(answer.json["snapshot"]?["input"]?.int == step)
            #expect(answer.json["snapshot"]?["session"]?["phase"] == "recording")
            #expect(answer.json["snapshot"]?["session"]?["id"]?.string == id)
            #expect(answer.json["differsFrom"] == nil)
        }
        let last = try await house.send(.get("/api/sessions/\(id)/steps/\(count)"))
        #expect(app(last.json["snapshot"]) == app(now))
        let error = try await house.send(.get("/api/sessions/\(watch)/steps/2?since=1"))
        #expect(error.json["label"] == "answer 500 to request q1" && error.json["type"] == "response")
        #expect(error.json["changes"]?["lines"]?.array?.contains { $0.string?.hasPrefix("+ error ") == true } == true)
        #expect(error.json["snapshot"]?["session"]?["id"]?.string == watch)
        #expect(!error.text.contains(id))
        let back = try await house.send(.get("/api/sessions/\(id)/steps/1?since=2"))
        #expect(back.json["changes"]?["lines"]?.array?.contains { $0.string?.hasPrefix("- error ") == true } == true)
    }

    @Test(
        arguments: [
            "0", "-1", "1000", "x", "1?since=1000", "1?since=y", "\(Int.min)", "\(Int.max)", "\(Int.min)?since=0",
            "1?since=\(Int.min)", "99999999999999999999",
        ], Door.allCases)
    func `A step that does not exist is answered with 404`(step: String, door: Door) async throws {
        let house = try house(door)
        let (id, watch) = try await house.open()
        #expect(try await house.send(.get("/api/sessions/\(watch)/steps/\(step)")).status == 404)
        let answer = try await house.send(.get("/api/sessions/\(id)/steps/\(step)"))
        #expect(answer.status == 404)
        #expect(answer.json["type"] == "urn:kennel:problem:no-such-step")
        #expect(
            try await house.send(.get("/api/sessions/nobody/steps/1")).json["type"]
                == "urn:kennel:problem:unknown-session")
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(id)/steps/1")).status == 405)
    }

    @Test func `A step far back is always served the same, in whatever order steps are requested`() async throws {
        let house = try house(.inProcess)
        let (id, _) = try await failing(house)
        let first = try #require(try await snapshot(house, id)["input"]?.int)
        for number in 1...80 {
            let script = #"{"rules":[{"path":"/\#(number)","fault":"noConnection"}]}"#
            _ = try await house.send(.sending("PUT", "/api/sessions/\(id)/faults", script))
        }
        let (count, order) = (first + 80, [1, 80, 79, 30, 29, 14, 13, 12, 80, 1, 2, 40, first + 80])
        var seen: [Int: JSON] = [:]
        for step in Array(1...count) + order {
            let answer = try await house.send(.get("/api/sessions/\(id)/steps/\(step)")).json
            #expect(answer["snapshot"]?["input"]?.int == step && answer["of"]?.int == count)
            if let known = seen[step] { #expect(answer == known) }
            seen[step] = answer
        }
        #expect(seen[count]?["snapshot"]?["faults"]?["rules"]?[0]?["path"] == "/80")
        #expect(seen[count - 1]?["changes"]?["lines"]?.array?.first == "Faults")
    }

    @Test func `Steps of more sessions than there are players are served`() async throws {
        let house = try house(.inProcess)
        var sessions: [String] = []
        for _ in 1...10 { sessions.append(try await house.open().id) }
        for _ in 1...2 {
            for id in sessions {
                let answer = try await house.send(.get("/api/sessions/\(id)/steps/1")).json
                #expect(answer["label"] == "opens /hello" && answer["snapshot"]?["session"]?["id"]?.string == id)
            }
        }
    }

    @Test(arguments: Place.allCases)
    func `A branch at any step equals the original at that step and leaves the original unchanged`(place: Place)
        async throws
    {
        let house = try house(.inProcess, place)
        let (id, watch) = try await failing(house)
        let now = try await snapshot(house, id)
        let count = try #require(now["input"]?.int)
        for step in 1...count {
            let opened = try await house.send(.post("/api/sessions/\(id)/branches", #"{"step":\#(step)}"#))
            #expect(opened.status == 201)
            let branch = try #require(opened.json["id"]?.string)
            #expect(opened.header("Location") == "/api/sessions/\(branch)" && branch != id)
            #expect(opened.json["url"]?.string == "/?session=\(branch)" && opened.json["watch"]?.string != watch)
            let (own, original) = (
                try await house.send(.get("/api/sessions/\(branch)/steps/\(step)")).json,
                try await house.send(.get("/api/sessions/\(id)/steps/\(step)")).json
            )
            #expect(app(own["snapshot"]) == app(original["snapshot"]) && own["differsFrom"] == nil)
            let live = try await snapshot(house, branch)
            #expect(live["session"]?["phase"] == "live" && live["restored"]?["differsFrom"] == nil)
            #expect(
                live["session"]?["origin"] == [
                    "step": .int(Int64(step)), "session": .string(id), "watch": .string(watch),
                ])
            let watched = try await snapshot(house, try #require(opened.json["watch"]?.string))
            #expect(watched["session"]?["origin"] == ["step": .int(Int64(step)), "watch": .string(watch)])
            let waits = original["snapshot"]?["requests"]?.array?.contains { $0["phase"] == "pending" } ?? false
            if waits {
                #expect(live["requests"]?.array?.contains { $0["error"]?["kind"] == "interrupted" } == true)
            } else if live["input"]?.int == step {  // no timer fired yet
                #expect(app(live) == app(original["snapshot"]))
            }
            #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(branch)")).status == 204)
        }
        #expect(try await snapshot(house, id) == now)
    }

    @Test(arguments: Place.allCases)
    func `A restarted session has the same state, sends no ended event and goes on`(place: Place) async throws {
        let house = try house(.socket, place)
        let (id, watch) = try await failing(house)
        let before = try await snapshot(house, id)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(try await house.send(.post("/api/sessions/\(watch)/restart", "{}")).status == 403)
        #expect(try await house.send(.post("/api/sessions/\(id)/restart", "{}")).status == 204)
        #expect(await stream.next { $0.name == "ended" } == nil)
        let after = try await snapshot(house, id)
        #expect(app(withoutPause(after)) == app(withoutPause(before)))
        #expect(after["log"]?.array?.dropLast() == before["log"]?.array?[...])
        #expect(after["restored"]?["inputs"] == before["input"])
        #expect(after["restored"]?["differsFrom"] == nil)
        // The restart was an action of a user, so it is recorded, although nothing has happened since then.
        #expect(after["restored"]?["pause"] == nil && after["pauses"]?.array?.count == 1)
        let line = after["log"]?.array?.last { $0["kind"] == "pause" }
        #expect(line?["detail"]?["cause"] == "restarted")
        let (away, down) = (line?["detail"]?["away"]?.int ?? -1, line?["detail"]?["down"]?.int ?? -1)
        #expect((0..<60_000).contains(away) && (0...away).contains(down))
        let retry = try #require(after["retries"]?[0]?["id"]?.string)
        let again = try await house.send(
            .post("/api/sessions/\(id)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
        #expect(again.status == 202)
        // The pause was recorded as an earlier input.
        #expect(again.json["input"]?.int == (before["input"]?.int ?? 0) + 2)
        #expect(try await snapshot(house, id)["pauses"]?.array?.count == 1)
    }

    @Test(arguments: Place.allCases)
    func `A branch can go on with other fault rules`(place: Place) async throws {
        let house = try house(.socket, place)
        let (id, _) = try await failing(house)
        let body = #"{"step":2,"faults":[{"path":"*","fault":"status","status":418}]}"#
        let opened = try await house.send(.post("/api/sessions/\(id)/branches", body))
        let branch = try #require(opened.json["id"]?.string)
        let before = try await snapshot(house, branch)
        // The branch was created later than the step from which it continues. That time is its first input.
        #expect(try await house.send(.get("/api/sessions/\(branch)/steps/3")).json["type"] == "resumed")
        #expect(try await house.send(.get("/api/sessions/\(branch)/steps/4")).json["type"] == "faults")
        #expect(before["faults"]?["rules"]?[0]?["status"] == 418)
        let retry = try #require(before["retries"]?[0]?["id"]?.string)
        let stream = try await house.stream("/api/sessions/\(branch)/events")
        // The snapshot of the stream comes first, so that the failure is a separate event.
        #expect(await stream.next()?.name == "snapshot")
        _ = try await house.send(.post("/api/sessions/\(branch)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
        let failed = try #require(await stream.next { $0.data["state"] == "error" && $0.data["attempt"] == 2 })
        #expect(failed.data["error"]?["message"]?.string?.contains("418") == true)
    }

    @Test(arguments: [
        (#"{}"#, 400), (#"{"step":"2"}"#, 400), (#"{"step":0}"#, 404), (#"{"step":99}"#, 404),
        (#"{"step":1,"faults":{}}"#, 400), (#"{"step":1,"faults":[{"path":"x"}]}"#, 400), ("[", 400),
    ])
    func `An invalid branch request is refused and opens no session`(body: String, status: Int) async throws {
        let house = try house(.inProcess)
        let (id, watch) = try await failing(house)
        let answer = try await house.send(.post("/api/sessions/\(id)/branches", body))
        #expect(answer.status == status && answer.header("Content-Type") == "application/problem+json")
        #expect(try await house.send(.post("/api/sessions/\(watch)/branches", #"{"step":1}"#)).status == 403)
        let foreign = Ask.post("/api/sessions/\(id)/branches", #"{"step":1}"#).with("Sec-Fetch-Site", "cross-site")
        #expect(try await house.send(foreign).status == 403)
        #expect(try await house.send(.get("/api/sessions")).json.array?.count == 1)
    }

    @Test(arguments: Door.allCases)
    func `A recording downloads as one file without the session's id or viewer id`(door: Door) async throws {
        let house = try house(door)
        let (id, watch) = try await failing(house)
        let answer = try await house.send(.get("/api/sessions/\(watch)/recording"))
        #expect(answer.status == 200 && answer.header("Content-Type") == "application/x-ndjson")
        let disposition = try #require(answer.header("Content-Disposition"))
        #expect(disposition.wholeMatch(of: /attachment; filename="kennel-twice-\d{4}-\d\d-\d\d\.kennel"/) != nil)
        #expect(!answer.text.contains(id) && !answer.text.contains(watch))
        let recording = try RecordingReader.read(answer.body)
        #expect(recording.header.app == "AppDelegate" && !recording.header.controllers.isEmpty && !recording.isCut)
        #expect(recording.inputs.count == (try await snapshot(house, id))["input"]?.int)
        #expect(recording.inputs.allSatisfy { $0.outcome != nil })
    }

    private func importing(_ file: [UInt8], type: String? = "application/x-ndjson") -> Ask {
        var ask = Ask(method: "POST", path: "/api/recordings", body: file)
        ask.headers["Content-Type"] = type
        return ask
    }

    @Test func `An imported recording can be viewed, branched and deleted, and accepts no input`() async throws {
        for (door, place) in [(Door.inProcess, Place.memory), (.socket, .disk)] {
            let house = try house(door, place)
            let (id, _) = try await failing(house)
            let now = try await snapshot(house, id)
            let file = try await house.send(.get("/api/sessions/\(id)/recording")).body
            let opened = try await house.send(importing(file))
            #expect(opened.status == 201 && opened.json["inputs"] == now["input"])
            let recording = try #require(opened.json["id"]?.string)
            let watch = try #require(opened.json["watch"]?.string)
            let shown = try await snapshot(house, recording)
            #expect(shown["session"]?["phase"] == "recording" && app(shown) == app(now))
            #expect(shown["recording"]?["inputs"] == now["input"] && shown["recording"]?["app"] == "AppDelegate")
            #expect(shown["recording"]?["cut"] == false && shown["recording"]?["differsFrom"] == nil)
            for ask in [
                Ask.post("/api/sessions/\(recording)/inputs", #"{"type":"back"}"#),
                .sending("PUT", "/api/sessions/\(recording)/faults", #"{"rules":[]}"#),
                .sending("PUT", "/api/sessions/\(recording)/document", #"{"text":"{}"}"#),
            ] {
                let refused = try await house.send(ask)
                #expect(refused.status == 409 && refused.text.contains("This is a recording"))
            }
            let step = try await house.send(.get("/api/sessions/\(watch)/steps/2"))
            #expect(step.json["label"] == "answer 500 to request q1" && step.json["of"] == now["input"])
            let stream = try await house.stream("/api/sessions/\(watch)/events")
            #expect(await stream.next { $0.name == "snapshot" }?.data["session"]?["phase"] == "recording")
            let branch = try await house.send(.post("/api/sessions/\(recording)/branches", #"{"step":2}"#))
            #expect(branch.status == 201)
            let again = try await house.send(.get("/api/sessions/\(recording)/recording"))
            #expect(
                try RecordingReader.read(again.body).inputs.map(\.digest)
                    == RecordingReader.read(file).inputs.map(\.digest))
            let list = try await house.send(.get("/api/sessions")).json.array ?? []
            #expect(list.first { $0["watch"]?.string == watch }?["phase"] == "recording")
            #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(watch)")).status == 403)
            #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(recording)")).status == 204)
            #expect(try await house.send(.get("/api/sessions/\(recording)")).status == 404)
        }
    }

    @Test func `An unreadable recording is refused with its line and nothing of it is stored`() async throws {
        let house = try house(.socket) { $0.recordingBytes = 60_000 }
        let (id, _) = try await failing(house)
        let file = try await house.send(.get("/api/sessions/\(id)/recording")).body
        var lines = String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init)
        func refusal(_ ask: Ask) async throws -> (status: Int, line: Int?) {
            let answer = try await house.send(ask)
            #expect(answer.header("Content-Type")?.hasPrefix("application/problem+json") == true)
            return (answer.status, answer.json["line"]?.int)
        }
        #expect(try await refusal(importing(file, type: "application/json")) == (415, nil))
        #expect(try await refusal(importing(file, type: nil)) == (415, nil))
        #expect(try await refusal(importing(Array("garbage".utf8))) == (422, 1))
        #expect(try await refusal(importing([UInt8](repeating: 0x20, count: 60_001))).status == 413)
        let deep = String(repeating: #"{"a":"#, count: 5_000) + "1" + String(repeating: "}", count: 5_000)
        #expect(try await refusal(importing(Array("\(lines[0])\n\(deep)\n".utf8))) == (422, 2))
        lines[2] = lines[2].replacingOccurrences(of: #"{"n":2"#, with: #"{"n":2,"n":2"#)
        #expect(try await refusal(importing(Array(lines.joined(separator: "\n").utf8))) == (422, 3))
        let other = String(decoding: file, as: UTF8.self).replacing(#""format":3"#, with: #""format":9"#)
        let unknown = try await house.send(importing(Array(other.utf8)))
        #expect(unknown.status == 422 && unknown.json["detail"]?.string?.contains("format 9") == true)
        let foreign = importing(file).with("Origin", "http://evil.test")
        #expect(try await house.send(foreign).status == 403)
        #expect(try await house.send(.get("/api/sessions")).json.array?.count == 1)
    }

    @Test(arguments: Place.allCases)
    func `The number of imported recordings is limited, and deleting one makes room`(place: Place) async throws {
        let house = try house(.inProcess, place) { $0.maximumRecordings = 1 }
        let (id, _) = try await failing(house)
        let file = try await house.send(.get("/api/sessions/\(id)/recording")).body
        let first = try #require(try await house.send(importing(file)).json["id"]?.string)
        #expect(try await house.send(importing(file)).status == 503)
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(first)")).status == 204)
        #expect(try await house.send(importing(file)).status == 201)
    }

    @Test func `A file that is no recording is refused at its first line and uses none of the limit`() async throws {
        let house = try house(.socket, .disk) { $0.maximumRecordings = 1 }
        let (id, _) = try await failing(house)
        let file = try await house.send(.get("/api/sessions/\(id)/recording")).body
        let endless = Array("{}\n".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 8_000_000)
        for _ in 0..<3 {
            let refused = try await house.send(importing(endless))
            #expect(refused.status == 422 && refused.json["line"] == 1)
        }
        #expect(try await house.send(importing(file)).status == 201)
    }

    @Test func `A truncated recording file is opened up to the cut`() async throws {
        let house = try house(.inProcess)
        let (id, _) = try await failing(house)
        let file = try await house.send(.get("/api/sessions/\(id)/recording")).body
        let opened = try await house.send(importing(Array(file.dropLast(100))))
        let recording = try #require(opened.json["id"]?.string)
        let shown = try await snapshot(house, recording)
        #expect(shown["recording"]?["cut"] == true && shown["recording"]?["differsFrom"] == nil)
        #expect(shown["input"] == opened.json["inputs"])
    }

    @Test func `A recording of another app shows the step where it differs and the difference`() async throws {
        let house = try house(.inProcess)
        let (id, _) = try await failing(house)
        let file = String(decoding: try await house.send(.get("/api/sessions/\(id)/recording")).body, as: UTF8.self)
        var lines = file.split(separator: "\n").map(String.init)
        // The file is changed as if the app's error view had had another text when it was recorded.
        let failed = try #require(lines.indices.first { lines[$0].contains(#""title":"Retry""#) })
        lines[failed] = lines[failed].replacing(#""title":"Retry""#, with: #""title":"Again""#)
            .replacing(/"digest":"[0-9a-f]{16}"/, with: #""digest":"0123456789abcdef""#)
        let opened = try await house.send(importing(Array(lines.joined(separator: "\n").utf8)))
        let recording = try #require(opened.json["id"]?.string)
        #expect(try await snapshot(house, recording)["recording"]?["differsFrom"]?.int == failed)
        let same = try await house.send(.get("/api/sessions/\(recording)/steps/\(failed - 1)")).json
        #expect(same["differsFrom"] == nil && same["difference"] == nil)
        let step = try await house.send(.get("/api/sessions/\(recording)/steps/\(failed)")).json
        #expect(step["differsFrom"]?.int == failed && step["difference"]?["seen"] == nil)
        let told = step["difference"]?["lines"]?.array?.compactMap { $0.string } ?? []
        #expect(told.count == 2 && told.first == "Screen")
        #expect(
            told.last?.hasPrefix("~ title of button v") == true && told.last?.hasSuffix(#""Again" → "Retry""#) == true)
    }

    @Test func `Steps, recording, branch and restart are refused with 409 when inputs were not kept`() async throws {
        let house = try house(.inProcess) { $0.inputBytes = 200 }
        let (id, _) = try await failing(house)
        for ask in [
            Ask.get("/api/sessions/\(id)/steps/1"), .get("/api/sessions/\(id)/recording"),
            .post("/api/sessions/\(id)/branches", #"{"step":1}"#), .post("/api/sessions/\(id)/restart", "{}"),
        ] {
            let answer = try await house.send(ask)
            #expect(answer.status == 409 && answer.json["type"] == "urn:kennel:problem:inputs-not-kept")
        }
        #expect(try await house.send(.get("/api/sessions/\(id)")).status == 200)
    }

    @Test func `On disk an imported recording survives a server restart and stays a recording`() async throws {
        let first = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        let (id, watch) = try await failing(first)
        let file = try await first.send(.get("/api/sessions/\(id)/recording")).body
        let opened = try await first.send(importing(file)).json
        let recording = try #require(opened["id"]?.string)
        let shown = try await snapshot(first, recording)
        await first.stop()
        let second = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        let list = try await second.send(.get("/api/sessions")).json.array ?? []
        #expect(list.first { $0["watch"] == opened["watch"] }?["phase"] == "recording")
        #expect(list.first { $0["watch"]?.string == watch }?["phase"] == "parked")
        let again = try await snapshot(second, recording)
        #expect(app(again) == app(shown) && again["session"]?["phase"] == "recording")
        await second.stop()
    }
}

extension EventReader {
    /// Waits until the log has a message, which may already be in the snapshot.
    fileprivate func tells(_ line: String, since seen: ReceivedEvent? = nil) async {
        func has(_ event: ReceivedEvent) -> Bool {
            event.data["message"]?.string == line
                || event.data["log"]?.array?.contains { $0["message"]?.string == line } == true
        }
        if let seen, has(seen) { return }
        _ = await next(where: has)
    }
}
