import KennelTesting
import Testing
import Wire

@Suite("Publishers in turns and by the clock of a session")
struct SessionPublisherTests {
    private func open(_ answers: TestBackend.Answer..., faults: [FaultRule] = []) async -> TestSession {
        let backend = TestBackend()
        backend.answer("/rye", with: answers)
        return await TestSession.open(counterApp, faults: FaultScript(rules: faults), backend: backend)
    }

    /// Returns whether the session, rebuilt from its journal, is the same and sends no request.
    private func isReplayed(_ session: TestSession) async throws -> Bool {
        let asked = session.backend.requests.count
        let before = await session.texts()
        let copy = try await session.rebuilt(counterApp)
        let differs = await copy.snapshot()["origin"]?["firstDifference"] ?? .null
        #expect(await copy.texts() == before)
        return differs == .null && copy.backend.requests.count == asked
    }

    @Test func `Debounced typing sends one session request, which a replay reproduces`() async throws {
        let session = await open(.screen("a loaf"))
        try await session.type("r", into: "Look for")
        await session.advance(by: .milliseconds(200))
        try await session.type("rye", into: "Look for")
        await session.advance(by: .milliseconds(299))
        #expect(session.backend.requests.isEmpty)
        await session.advance(by: .milliseconds(1))
        #expect(await session.shows("answer: a loaf"))
        #expect(await session.requests().map(\.phase) == ["done"])
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "text", "text", "timer", "response"])
        // The two typed values and the response, observed by key-value observing after each input.
        #expect(await session.texts().filter { $0.hasPrefix("title") } == (1...3).map { "title changed \($0)" })
        #expect(try await isReplayed(session))
    }

    @Test(arguments: [
        (FaultRule.Fault.status(500), "failed -1011"), (.noConnection, "failed -1004"), (.offline, "failed -1009"),
    ])
    func `A fault rule applies to requests sent through a publisher`(fault: FaultRule.Fault, expected: String)
        async throws
    {
        let session = await open(.screen("a loaf"), faults: [FaultRule(path: "/rye", fault: fault)])
        try await session.type("rye", into: "Look for")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("answer: \(expected)"))
        #expect(session.backend.requests.isEmpty)
    }

    @Test func `A new request from switchToLatest cancels the previous one`() async throws {
        let session = await open(.after(.seconds(5), .screen("too late")), .screen("a loaf"))
        try await session.type("rye", into: "Look for")
        await session.advance(by: .seconds(1))
        try await session.type("bun", into: "Look for")
        await session.advance(by: .seconds(9))
        let phases = await session.requests().map(\.phase)
        #expect(phases == ["cancelled", "failed"])
        #expect(await session.shows("answer: failed -1011"))
    }

    @Test func `A timer follows the session's clock until it is cancelled`() async throws {
        let session = await open()
        try await session.tap("Count")
        await session.advance(by: .milliseconds(2_500))
        try await session.tap("Stop")
        await session.advance(by: .seconds(5))
        #expect(await session.texts().filter { $0.hasPrefix("tick") } == ["tick 1", "tick 2"])
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "tap", "timer", "timer", "tap"])
        #expect(try await isReplayed(session))
    }

    @Test func `Session notifications are delivered, and queues and run loops run after the turn`() async throws {
        let session = await open()
        try await session.tap("Bake")
        try await session.tap("Order")
        let heard = ["baked true", "at once", "queued", "far away"]
        #expect(await session.texts().filter(heard.contains) == heard)
        #expect(try await isReplayed(session))
    }

    @Test func `A delayed value arrives exactly 2 seconds later, and a task can await values`() async throws {
        let session = await open(.screen("a loaf"))
        try await session.tap("Wait")
        await session.advance(by: .milliseconds(1_999))
        #expect(await session.texts().allSatisfy { !$0.hasPrefix("after") })
        await session.advance(by: .milliseconds(1))
        #expect(await session.shows("after 2000000000"))
        try await session.type("rye", into: "Look for")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("awaited a loaf"))
        #expect(try await isReplayed(session))
    }
}
