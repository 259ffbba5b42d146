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

    @Test func `A held request is sent only when it is released, and then gets its response`() async throws {
        let (session, backend) = try await open(.init(.request))
        await session.advance(by: .seconds(300))
        #expect(backend.requests.isEmpty)
        let entry = await session.snapshot()["requests"]?[0]
        #expect(entry?["phase"] == "pending")
        #expect(entry?["held"]?["side"] == "request")
        #expect(entry?["fault"] == "held request (1)")
        try await session.decide(.release(HeldEdit()))
        #expect(backend.requests.count == 1)
        #expect(await session.shows("forty-two"))
        let after = await session.snapshot()["requests"]?[0]
        #expect(after?["held"] == nil && after?["edited"] == nil)
        await #expect(throws: TestFailure.nothingHeld) { try await session.decide(.drop) }
    }

    @Test func `A held request can be edited before it is sent, and the original is kept`() async throws {
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

    @Test func `A held response can be edited, and a rebuilt session has both it and the original`() async throws {
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

    @Test(arguments: FaultRule.Hold.Side.allCases)
    func `A dropped request or response ends with the session's timeout`(side: FaultRule.Hold.Side) async throws {
        let (session, _) = try await open(.init(side))
        try await session.send(.held(first, .drop))
        #expect(await session.requests().map(\.phase) == ["pending"])
        await session.advance(by: .seconds(300))
        #expect(await session.shows("The request timed out."))
        #expect(await session.requests().map(\.phase) == ["failed"])
    }

    @Test(arguments: FaultRule.Hold.Side.allCases)
    func `Failing a held request or response fails it as a connection error`(side: FaultRule.Hold.Side) async throws {
        let (session, _) = try await open(.init(side))
        try await session.send(.held(first, .fail))
        #expect(await session.shows("Could not connect to the server."))
    }

    @Test func `A hold that expires fails with the session's timeout, and can no longer be decided`() async throws {
        let (session, _) = try await open(.init(.answer, expires: true))
        await session.advance(by: .seconds(300))
        #expect(await session.shows("The request timed out."))
        await #expect(throws: TestFailure.self) { try await session.send(.held(first, .drop)) }
    }

    @Test func `A simulated failure is held too, and can be released as a response`() async throws {
        let (session, backend) = try await open(
            .init(.answer), beside: [FaultRule(path: "*", count: 1, fault: .noConnection)])
        #expect(backend.requests.isEmpty)
        try await session.send(.held(first, .release(HeldEdit(body: Data("made up".utf8)))))
        #expect(await session.shows("made up"))
        #expect(await session.snapshot()["requests"]?[0]?["edited"]?["status"] == nil)
    }

    @Test func `Cancelling a held request ends it, and deciding on one that is not held is refused`() async throws {
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
