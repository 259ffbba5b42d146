import FolderSupport
import Foundation
import HTTPServer
import Testing

@testable import Kennel
@testable import KennelHTTP

/// A session is parked by an entry of its mailbox. A request may therefore find the session before it is parked, and
/// reach it afterwards. The tests hold the session until both wait in its mailbox in this order.
@Suite("Sessions that are put aside as somebody comes", .timeLimit(.minutes(5)))
struct PutAsideTests {
    /// A request, by the part of the path after the session's name, and the expected status.
    struct Case: Sendable, CustomTestStringConvertible {
        let ask: @Sendable (_ session: String) -> Ask
        let status: Int

        init(_ method: String, _ rest: String, _ body: String? = nil, _ status: Int = 200) {
            self.status = status
            ask = { session in
                let path = "/api/sessions/\(session)\(rest)"
                return body.map { .sending(method, path, $0) } ?? Ask(method: method, path: path)
            }
        }

        var testDescription: String { "\(ask("ID").method) \(ask("ID").path)" }
    }

    private static let cases = [
        Case("PUT", "/faults", #"{"rules":[]}"#),
        Case("GET", "/faults"),
        Case("POST", "/inputs", #"{"type":"device","appearance":"dark"}"#, 202),
        Case("GET", ""),
        Case("GET", "/held"),
        Case("GET", "/document", nil, 404),
        Case("GET", "/requests/q1"),
        Case("POST", "/recovery", #"{"way":"again"}"#, 409),
        Case("POST", "/control", #"{"change":"ask","by":"Ana"}"#),
        Case("GET", "/steps/1"),
        Case("GET", "/recording"),
        Case("POST", "/restart", "{}", 204),
        Case("POST", "/branches", #"{"step":1}"#, 201),
    ]

    @Test(arguments: cases)
    func `A request that meets a session being parked is answered by the session brought back`(one: Case) async throws {
        let held = try await HeldSession()
        held.putAside()
        let answers = held.ask(one.ask(held.id))
        held.letGo()
        let answer = try #require(await answers.first { _ in true })
        #expect(answer.status == one.status, "\(answer.text)")
        #expect(!answer.text.contains("put-aside") && !answer.text.contains("unknown-session"))
        await held.house.stop()
    }

    @Test func `An input that meets a session being parked is applied once`() async throws {
        let held = try await HeldSession()
        held.putAside()
        let ask = Ask.post("/api/sessions/\(held.id)/inputs", #"{"type":"device","appearance":"dark","key":"k"}"#)
        let answers = held.ask(ask)
        held.letGo()
        let answer = try #require(await answers.first { _ in true })
        #expect(answer.status == 202)
        let again = try await held.house.send(ask)
        #expect(again.status == 202 && again.json["input"] == answer.json["input"])
        await held.house.stop()
    }

    @Test func `A request to a session that is ending is answered as for an unknown session`() async throws {
        let held = try await HeldSession()
        held.running.session.end(reason: "it was closed")
        let answers = held.ask(.sending("PUT", "/api/sessions/\(held.id)/faults", #"{"rules":[]}"#))
        held.letGo()
        #expect(try #require(await answers.first { _ in true }).json["type"] == "urn:kennel:problem:unknown-session")
        await held.house.stop()
    }

    @Test(arguments: [true, false])
    func `A stream of a session being parked ends, and a new stream brings the session back`(watchesBefore: Bool)
        async throws
    {
        let held = try await HeldSession()
        let path = "/api/sessions/\(held.watch)/events"
        if !watchesBefore { held.putAside() }
        let stream = CollectingReply.stream(.get(path), from: held.house.service.interface)
        if watchesBefore { held.putAside() }
        held.letGo()
        #expect(await stream.all { _ in false }.map(\.name) == (watchesBefore ? ["snapshot"] : []))
        #expect(try await held.house.stream(path).next("snapshot")?.data["session"]?["phase"] == "live")
        await held.house.stop()
    }
}

/// A recorded session that processes nothing until the test allows it, so that the test decides what waits in its
/// mailbox.
private struct HeldSession {
    let house: Kennelhouse
    let id: String
    let watch: String
    let running: ServedSession
    private let folder = TemporaryFolder()
    private let gate: AsyncStream<Void>.Continuation

    init() async throws {
        house = try Kennelhouse(.inProcess) { [folder] in $0.recordings = .folder(folder.path("sessions")) }
        (id, watch) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(watch)/events")
        _ = try #require(await stream.next { $0.draws("Hello there") })
        stream.leave()
        running = try #require(house.service.interface.sessions.directory.find(id)?.session)
        let (waiting, gate) = AsyncStream.makeStream(of: Void.self)
        self.gate = gate
        running.session.wait { for await _ in waiting {} }
    }

    /// Parks the session, like the server after a while without viewers.
    func putAside() { house.service.interface.sessions.parking.putAside(running) }

    /// Sends a request, which waits in the session's mailbox when this returns.
    func ask(_ ask: Ask) -> AsyncStream<Reply> {
        let (answers, told) = AsyncStream.makeStream(of: Reply.self)
        let reply = CollectingReply {
            told.yield(Reply($0))
        } streams: {
            CollectingStream(taken: { _ in }, ended: {})
        }
        house.service.interface.answer(HTTPRequest(ask), reply)
        return answers
    }

    func letGo() { gate.finish() }

}
