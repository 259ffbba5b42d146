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

    /// Returns whether the session, rebuilt from its journal, is the same and sends no request.
    private func isReplayed(_ session: TestSession) async throws -> Bool {
        let asked = session.backend.requests.count
        let before = await session.texts()
        let copy = try await session.rebuilt(DeskApp.init)
        let differs = await copy.snapshot()["origin"]?["firstDifference"] ?? .null
        #expect(await copy.texts() == before)
        return differs == .null && copy.backend.requests.count == asked
    }

    @Test func `A URLSession task completes in the session, and its request is in the session's list`() async throws {
        let session = await open(.screen("forty-two"))
        try await session.tap("Ask")
        #expect(await session.shows("200: forty-two"))
        #expect(await session.requests().map(\.phase) == ["done"])
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "tap", "response"])
        // Headers that only the transport may set are removed.
        #expect(session.backend.requests.map(\.headers) == [["X-Desk": "yes"]])
        #expect(await session.log().contains { $0.contains("the header Host is not for a document to set") })
        #expect(try await isReplayed(session))
    }

    @Test(arguments: [
        (FaultRule.Fault.status(500), "500: "), (.noConnection, "failed -1004: "),
        (.offline, "failed -1009: The Internet connection appears to be offline."),
        (.timeout(after: nil), "failed -1001: "),
    ])
    func `A fault gives a URLSession task a response for a status and a URLError for a failure`(
        fault: FaultRule.Fault, begin: String
    ) async throws {
        let session = await open(.screen("forty-two"), faults: [FaultRule(path: "/answer", fault: fault)])
        try await session.tap("Ask")
        await session.advance(by: .seconds(60))
        #expect(await session.texts().contains { $0.hasPrefix(begin) })
        #expect(session.backend.requests.isEmpty)
    }

    @Test(arguments: [
        (
            TransportFailure.Kind.timeout, "-1001: The request timed out.",
            "-1001: O tempo limite da solicitação expirou."
        ),
        (
            .offline, "-1009: The Internet connection appears to be offline.",
            "-1009: A conexão à Internet parece estar offline."
        ),
        (
            .dns, "-1003: A server with the specified hostname could not be found.",
            "-1003: Não foi possível encontrar um servidor com o nome de host especificado."
        ),
        (.noConnection, "-1004: Could not connect to the server.", "-1004: Não foi possível conectar-se ao servidor."),
        (.connectionLost, "-1005: The network connection was lost.", "-1005: A conexão de rede foi perdida."),
        (.badResponse, "-1017: cannot parse response", "-1017: não é possível analisar a resposta"),
        (
            .tls, "-1200: An SSL error has occurred and a secure connection to the server cannot be made.",
            "-1200: Ocorreu um erro de SSL e não é possível estabelecer uma conexão segura com o servidor."
        ),
        (.tooManyRedirects, "-1007: too many HTTP redirects", "-1007: excesso de redirecionamentos HTTP"),
    ])
    func `A request without a response fails with the sentence of iOS in the device's language`(
        kind: TransportFailure.Kind, english: String, portuguese: String
    ) async throws {
        for (language, sentence) in [("en", english), ("pt-BR", portuguese)] {
            let device = Device(language: try #require(Device.Language(language)))
            let backend = TestBackend()
            backend.answer("/answer", with: .failure(kind))
            let session = await TestSession.open(
                DeskApp.init, device: device, backend: backend)
            try await session.tap("Ask")
            let texts = await session.texts()
            #expect(texts.contains("failed \(sentence)"), "\(texts)")
        }
    }

    @Test func `A download is stored in a file of the session that is removed after the completion`() async throws {
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

    @Test func `A held URLSession request is not sent, and a cancelled one fails as cancelled`() async throws {
        let session = await open(.screen("forty-two"), faults: [FaultRule(path: "*", fault: .hold(.init(.request)))])
        try await session.tap("Ask")
        #expect(session.backend.requests.isEmpty)
        try await session.send(.held(RequestID(rawValue: 1), .release(HeldEdit())))
        #expect(await session.shows("200: forty-two"))
        try await session.tap("Ask")
        try await session.tap("Give up")
        #expect(await session.shows("failed -999: cancelled"))
    }

    @Test func `A task's awaited values arrive in turns of the session, also from actors and child tasks`() async throws
    {
        let session = await open(.after(.seconds(1), .screen("forty-two")))
        try await session.tap("Await")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("1, 200: forty-two, 2"))
        #expect(try await isReplayed(session))
    }

    @Test func `Cancelling a task cancels its request or wakes it from sleep`() async throws {
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

    @Test func `The app's own queue finishes before a wait on it, and a global queue after the turn`() async throws {
        let session = await open()
        try await session.tap("Queues")
        #expect(await session.shows("begun, own, before, behind, waited, over, global"))
        #expect(try await isReplayed(session))
    }

    @Test func `A dispatch group notifies when all have left, and cancelled work does not run`() async throws {
        let session = await open(.screen("forty-two"))
        try await session.tap("Group")
        #expect(await !session.shows("both came"))
        await session.advance(by: .seconds(1))
        #expect(await session.shows("both came"))
        for _ in 0..<2 { try await session.tap("Debounce") }
        await session.advance(by: .seconds(1))
        #expect(await session.texts().count { $0 == "typed" } == 1)
    }

    @Test func `A timer fires once it is in a run loop, and each session has user defaults of its own`() async throws {
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
