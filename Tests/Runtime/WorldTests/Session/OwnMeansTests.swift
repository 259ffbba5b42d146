import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("Requests, tasks, queues and settings of an app's own")
struct OwnMeansTests {
    private func open(_ answers: TestBackend.Answer..., faults: [FaultRule] = []) async -> TestSession {
        let backend = TestBackend()
        backend.answer("/answer", with: answers)
        backend.answer("/other", with: .after(.seconds(1), .screen("other")))
        return await TestSession.open(DeskApp.init, faults: FaultScript(rules: faults), backend: backend)
    }

    /// Whether the session, rebuilt from what was recorded, is the same and asks nobody.
    private func isReplayed(_ session: TestSession) async throws -> Bool {
        let asked = session.backend.requests.count
        let before = await session.texts()
        let copy = try await session.rebuilt(DeskApp.init)
        let differs = await copy.snapshot()["origin"]?["firstDifference"] ?? .null
        #expect(await copy.texts() == before)
        return differs == .null && copy.backend.requests.count == asked
    }

    @Test("A task's completion runs in the session, and its request stands among the session's")
    func completion() async throws {
        let session = await open(.screen("forty-two"))
        try await session.tap("Ask")
        #expect(await session.shows("200: forty-two"))
        #expect(await session.requests().map(\.phase) == ["done"])
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "tap", "response"])
        // What only the transport may say does not leave.
        #expect(session.backend.requests.map(\.headers) == [["X-Desk": "yes"]])
        #expect(await session.log().contains { $0.contains("the header Host is not for a document to set") })
        #expect(try await isReplayed(session))
    }

    @Test(
        "Rules bite it, and a status is an answer while a failure is an error of URLSession's",
        arguments: [
            (FaultRule.Fault.status(500), "500: "), (.noConnection, "failed -1004: "),
            (.offline, "failed -1009: The Internet connection appears to be offline."),
            (.timeout(after: nil), "failed -1001: "),
        ])
    func faults(fault: FaultRule.Fault, begin: String) async throws {
        let session = await open(.screen("forty-two"), faults: [FaultRule(path: "/answer", fault: fault)])
        try await session.tap("Ask")
        await session.advance(by: .seconds(60))
        #expect(await session.texts().contains { $0.hasPrefix(begin) })
        #expect(session.backend.requests.isEmpty)
    }

    @Test("A download's answer comes in a file of the session, which goes after the completion")
    func download() async throws {
        let session = await open(.screen("forty-two"))
        try await session.tap("Download")
        #expect(await session.shows("200: forty-two"))
        #expect(await session.shows("own true, there false"))
        try await session.tap("Await a download")
        #expect(await session.texts().count { $0 == "200: forty-two" } == 2)
        #expect(try await isReplayed(session))
        let failing = await open(faults: [FaultRule(path: "/answer", fault: .noConnection)])
        for button in ["Download", "Await a download"] { try await failing.tap(button) }
        #expect(await failing.texts().count { $0.hasPrefix("failed -1004: ") } == 2)
    }

    @Test("A request that is held has not left, and one that is cancelled says so")
    func held() async throws {
        let session = await open(.screen("forty-two"), faults: [FaultRule(path: "*", fault: .hold(.init(.request)))])
        try await session.tap("Ask")
        #expect(session.backend.requests.isEmpty)
        try await session.send(.held(RequestID(rawValue: 1), .release(HeldEdit())))
        #expect(await session.shows("200: forty-two"))
        try await session.tap("Ask")
        try await session.tap("Give up")
        #expect(await session.texts().contains { $0.hasPrefix("failed -999: ") })
    }

    @Test("What a task waits for comes in turns of the session, actors and child tasks too")
    func awaiting() async throws {
        let session = await open(.after(.seconds(1), .screen("forty-two")))
        try await session.tap("Await")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("1, 200: forty-two, 2"))
        #expect(try await isReplayed(session))
    }

    @Test("A task that is cancelled gives its request up, or wakes")
    func cancelling() async throws {
        let session = await open(.never)
        try await session.tap("Await")
        try await session.tap("Cancel")
        #expect(await session.texts().contains { $0.hasPrefix("failed -999: ") })
        #expect(await session.requests().map(\.phase) == ["cancelled"])
        try await session.tap("Sleep")
        try await session.tap("Cancel")
        #expect(await session.shows("woken: true"))
        try await session.tap("Sleep")
        await session.advance(by: .milliseconds(1_900))
        #expect(await !session.shows("awake"))
        await session.advance(by: .milliseconds(200))
        #expect(await session.shows("awake"))
        #expect(try await isReplayed(session))
    }

    @Test("A queue of the app's own has done its work when something waits for it; a global one does it after the turn")
    func queues() async throws {
        let session = await open()
        try await session.tap("Queues")
        #expect(await session.shows("begun, own, before, behind, waited, over, global"))
        #expect(try await isReplayed(session))
    }

    @Test("A group tells when all have left, and work that is called off is not done")
    func groups() async throws {
        let session = await open(.screen("forty-two"))
        try await session.tap("Group")
        #expect(await !session.shows("both came"))
        await session.advance(by: .seconds(1))
        #expect(await session.shows("both came"))
        for _ in 0..<2 { try await session.tap("Debounce") }
        await session.advance(by: .seconds(1))
        #expect(await session.texts().count { $0 == "typed" } == 1)
    }

    @Test("A timer runs once a run loop has it, and settings are the session's own")
    func timersAndSettings() async throws {
        let session = await open()
        try await session.tap("Wait by timer")
        await session.advance(by: .milliseconds(2_500))
        #expect(await session.texts().count { $0 == "tick" } == 2)
        for _ in 0..<2 { try await session.tap("Remember") }
        #expect(await session.shows("visit 42"))
        #expect(try await isReplayed(session))
        let other = await open()
        try await other.tap("Remember")
        #expect(await other.shows("visit 41"))
    }
}
