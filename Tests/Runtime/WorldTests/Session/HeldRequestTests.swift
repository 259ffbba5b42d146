import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("Requests and answers that wait for a person")
struct HeldRequestTests {
    private let first = RequestID(rawValue: 1)

    private func open(
        _ hold: FaultRule.Hold, _ answer: TestBackend.Answer = .screen("forty-two"), beside: [FaultRule] = []
    ) async throws -> (TestSession, TestBackend) {
        let backend = TestBackend()
        backend.answer("/answer", with: answer)
        let session = await TestSession.open(
            WorkshopApp.init, faults: FaultScript(rules: [FaultRule(path: "*", fault: .hold(hold))] + beside),
            backend: backend)
        try await session.tap("Fetch")
        return (session, backend)
    }

    @Test("A held request has not left; released, it does, and the app has its answer")
    func request() async throws {
        let (session, backend) = try await open(.init(.request))
        await session.advance(by: .seconds(300))
        #expect(backend.requests.isEmpty)
        let entry = await session.snapshot()["requests"]?[0]
        #expect(entry?["phase"] == "pending")
        #expect(entry?["held"]?["side"] == "request")
        #expect(entry?["fault"] == "held request (1)")
        try await session.send(.held(first, .release(HeldEdit())))
        #expect(backend.requests.count == 1)
        #expect(await session.shows("forty-two"))
        let after = await session.snapshot()["requests"]?[0]
        #expect(after?["held"] == nil && after?["edited"] == nil)
    }

    @Test("A request can be changed before it leaves, and what it was is kept")
    func editedRequest() async throws {
        let (session, backend) = try await open(.init(.request))
        let elsewhere = try #require(URL(string: "https://bff.test/elsewhere"))
        backend.answer("/elsewhere", with: .screen("from elsewhere"))
        try await session.send(
            .held(
                first,
                .release(
                    HeldEdit(
                        method: "POST", url: elsewhere, headers: ["X-Own": "1", "Host": "evil"], body: Data("{}".utf8)))
            ))
        let sent = try #require(backend.requests.first)
        #expect(sent.method == "POST" && sent.url == elsewhere && sent.body == Data("{}".utf8))
        #expect(sent.headers == ["X-Own": "1"])
        #expect(await session.shows("from elsewhere"))
        let entry = await session.snapshot()["requests"]?[0]
        #expect(entry?["method"] == "POST")
        #expect(entry?["edited"]?["side"] == "request")
        let details = try #require(await session.details(of: 1))
        #expect(details["original"]?["method"] == "GET")
        #expect(details["original"]?["url"]?.string?.hasSuffix("/answer") == true)
    }

    @Test("An answer can be changed before the app has it; what came is kept, and the replay has both")
    func editedAnswer() async throws {
        let (session, backend) = try await open(.init(.answer))
        #expect(backend.requests.count == 1)
        #expect(await !session.shows("forty-two"))
        #expect(await session.snapshot()["requests"]?[0]?["held"]?["side"] == "answer")
        try await session.send(.held(first, .release(HeldEdit(status: 503, body: Data("no".utf8)))))
        #expect(await session.texts().contains { $0.hasPrefix("The server answered 503") })
        let entry = await session.snapshot()["requests"]?[0]
        #expect(entry?["status"] == 503 && entry?["bytes"] == 2)
        #expect(entry?["edited"]?["status"] == 200 && entry?["edited"]?["bytes"] == 9)
        let details = try #require(await session.details(of: 1))
        #expect(details["response"]?["body"] == "no")
        #expect(details["original"]?["body"] == "forty-two")
        #expect(details["original"]?["status"] == 200)
        let again = try await session.rebuilt(WorkshopApp.init)
        #expect(await again.texts().contains { $0.hasPrefix("The server answered 503") })
        #expect(await again.details(of: 1)?["original"]?["body"] == "forty-two")
    }

    @Test("A dropped request, or answer, ends by the session's timeout", arguments: FaultRule.Hold.Side.allCases)
    func dropped(side: FaultRule.Hold.Side) async throws {
        let (session, _) = try await open(.init(side))
        try await session.send(.held(first, .drop))
        #expect(await session.requests().map(\.phase) == ["pending"])
        await session.advance(by: .seconds(300))
        #expect(await session.shows("The request timed out."))
        #expect(await session.requests().map(\.phase) == ["failed"])
    }

    @Test("One that a person has fail fails as if the connection broke", arguments: FaultRule.Hold.Side.allCases)
    func failed(side: FaultRule.Hold.Side) async throws {
        let (session, _) = try await open(.init(side))
        try await session.send(.held(first, .fail))
        #expect(await session.shows("Could not connect to the server."))
    }

    @Test("Where time runs on, a held request fails by the session's timeout; where it does not, it waits")
    func expiry() async throws {
        let (session, _) = try await open(.init(.answer, expires: true))
        await session.advance(by: .seconds(300))
        #expect(await session.shows("The request timed out."))
        await #expect(throws: TestFailure.self) { try await session.send(.held(first, .drop)) }
    }

    @Test("What a rule answers is held too, and what came to nothing can become an answer")
    func simulated() async throws {
        let (session, backend) = try await open(
            .init(.answer), beside: [FaultRule(path: "*", count: 1, fault: .noConnection)])
        #expect(backend.requests.isEmpty)
        try await session.send(.held(first, .release(HeldEdit(body: Data("made up".utf8)))))
        #expect(await session.shows("made up"))
        #expect(await session.snapshot()["requests"]?[0]?["edited"]?["status"] == nil)
    }

    @Test("Giving up a held request ends it; a decision about one that is not held is refused")
    func refusals() async throws {
        let (session, backend) = try await open(.init(.request))
        await #expect(throws: TestFailure.self) {
            try await session.send(.held(first, .release(HeldEdit(status: 404))))
        }
        await #expect(throws: TestFailure.self) { try await session.send(.held(RequestID(rawValue: 9), .drop)) }
        try await session.tap("Give up")
        #expect(await session.requests().map(\.phase) == ["cancelled"])
        await #expect(throws: TestFailure.self) { try await session.send(.held(first, .fail)) }
        #expect(backend.requests.isEmpty && backend.cancelled == 0)
    }
}
