import JSON
import KennelTesting
import Recordings
import SessionSupport
import Testing
import Wire
import World

@testable import Sessions

@Suite("Servers that code asks in the middle of a turn")
struct ReadingTests {
    private func open(
        _ answers: TestBackend.Answer..., in worlds: (any Worlds)? = nil, faults: [FaultRule] = []
    ) async -> TestSession {
        let backend = TestBackend()
        backend.answer("/answer", with: answers)
        var configuration = SessionConfiguration()
        configuration.faults = FaultScript(rules: faults)
        return await TestSession(
            in: worlds ?? LocalWorlds(DeskApp.init), configuration: configuration, backend: backend)
    }

    /// Returns whether a session that was rebuilt from the journal shows the same screen and sends no request.
    private func isReplayed(_ session: TestSession) async throws -> Bool {
        let before = await session.texts()
        let copy = try await session.rebuilt(DeskApp.init)
        let differs = await copy.snapshot()["origin"]?["firstDifference"] ?? .null
        let after = await copy.texts()
        #expect(before == after)
        return differs == .null && copy.backend.requests.count == session.backend.requests.count
    }

    @Test(arguments: [true, false], [200, 404])
    func `Code continues with a response of any status, recorded after the input that read it`(
        isRecordedFirst: Bool, status: Int
    ) async throws {
        let local = LocalWorlds(DeskApp.init)
        let session = await open(
            .response(TransportResponse(status: status, body: .init("forty-two".utf8))),
            in: isRecordedFirst ? local : CrashingWorlds(local))
        try await session.tap("Read at once")
        #expect(await session.shows("read forty-two"))
        #expect(await session.requests().map(\.phase) == [status == 200 ? "done" : "failed"])
        #expect(await session.requests().map(\.method) == ["GET"])
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "tap", "read"])
        #expect(try await isReplayed(session))
    }

    @Test func `A slow response ends its request on arrival, and later events happen after that`() async throws {
        let session = await open(.after(.seconds(2), .screen("forty-two")))
        try await session.tap("Read at once")
        #expect(await session.shows("read forty-two"))
        #expect(session.journal.entries.map(\.time) == [.zero, .zero, .seconds(2)])
        #expect(await session.snapshot()["requests"]?[0]?["duration"]?.double == 2_000)
        #expect(try await isReplayed(session))
    }

    @Test func `Several requests in one turn each have their own duration, and their times add up`() async throws {
        let session = await open(
            .after(.seconds(2), .screen("forty-two")),
            faults: [FaultRule(path: "/other", count: 1, fault: .timeout(after: .seconds(4)))])
        session.backend.answer("/other", with: .after(.seconds(1), .screen("other")))
        for _ in 0..<2 { try await session.tap("Read both") }
        let requests = await session.snapshot()["requests"]?.array ?? []
        #expect(requests.map { $0["duration"]?.double } == [2_000, 4_000, 2_000, 1_000])
        #expect(
            session.journal.entries.map(\.time)
                == [.zero, .zero, .seconds(2), .seconds(6), .seconds(8), .seconds(9)])
        #expect(await session.shows("read other"))
        #expect(try await isReplayed(session))
    }

    @Test func `A backend that never responds fails with a timeout after the request's time limit`() async throws {
        let session = await open(.never)
        try await session.tap("Read at once")
        #expect(await session.texts().contains { $0.hasPrefix("unread 256 -1001: The file “answer” couldn") })
        #expect(try await isReplayed(session))
    }

    @Test(
        "Rules bite it, and failures are what Foundation throws",
        arguments: [
            (FaultRule.Fault.status(500), "read {\"message\":\"simulated status 500\"}", 0),
            (.noConnection, "unread 256 -1004", 0), (.offline, "unread 256 -1009", 0),
            (.timeout(after: .seconds(3)), "unread 256 -1001", 3_000),
            (.delay(.seconds(1)), "read forty-two", 1_000), (.delay(.seconds(600)), "unread 256 -1001", 8_000),
            (.brokenBody, "read {\"_beagleComponent_\"", 0),
        ])
    func rules(fault: FaultRule.Fault, begin: String, duration: Double) async throws {
        let session = await open(.screen("forty-two"), faults: [FaultRule(path: "/answer", count: 1, fault: fault)])
        try await session.tap("Read at once")
        let texts = await session.texts()
        #expect(texts.contains { $0.hasPrefix(begin) }, "\(texts)")
        let request = await session.snapshot()["requests"]?[0]
        #expect(request?["duration"]?.double == duration && request?["fault"] != nil, "\(request ?? .null)")
        #expect(session.backend.requests.count == (begin == "read forty-two" ? 1 : 0))
        try await session.tap("Read at once")
        #expect(await session.shows("read forty-two"))
        #expect(try await isReplayed(session))
    }

    @Test func `A blocking request cannot be held, fails as a timeout, and the log says why`() async throws {
        let hold = FaultRule(path: "/answer", fault: .hold(.init(.request)))
        let session = await open(.screen("forty-two"), faults: [hold])
        try await session.tap("Read at once")
        #expect(await session.texts().contains { $0.hasPrefix("unread 256 -1001") })
        #expect(await session.log().contains { $0.contains("cannot be held for a person") })
        #expect(session.backend.requests.isEmpty)
        #expect(try await isReplayed(session))
    }

    @Test func `A blocking request without a recorded response is interrupted in playback and not sent`() async throws {
        let session = await open(.screen("forty-two"))
        try await session.tap("Read at once")
        let cut = try SessionPast(Array(session.journal.entries.prefix(2)))
        let player = Player(Recording(header: .testing, cut).inputs, worlds: LocalWorlds(DeskApp.init))
        try await player.seek(to: 2)
        let state = String(decoding: try await player.currentState().state, as: UTF8.self)
        #expect(state.contains("unread 256 -1005") && !state.contains("forty-two"))
    }

    @Test func `A response that cannot be recorded counts as interrupted, and its input is recorded`() async throws {
        let backend = TestBackend()
        backend.answer("/answer", with: .screen("forty-two"))
        let session = await TestSession(in: CrashingWorlds(LocalWorlds(DeskApp.init)), backend: backend) {
            Forgetful(journal: $0)
        }
        try await session.tap("Read at once")
        #expect(await session.texts().contains { $0.hasPrefix("unread 256 -1005") })
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "tap", "failure"])
        #expect(await session.requests().map(\.phase) == ["failed"])
        #expect(try await isReplayed(session))
    }

    /// A journal that refuses responses to blocking requests.
    private struct Forgetful: Journal {
        let journal: InMemoryJournal

        func append(_ entry: JournalEntry) async throws {
            if entry.input.isBlockingResponse { throw InputRejection.journalFull(bytes: 1) }
            try await journal.append(entry)
        }

        func recorded() async throws -> [JournalEntry] { try await journal.recorded() }
    }

    @Test func `Time travel shows the response at the input that read it, also in a running session`() async throws {
        let session = await open(.screen("forty-two"))
        let player = Player([], worlds: LocalWorlds(DeskApp.init))
        try await session.tap("Read at once")
        await player.append(session.journal.entries)
        try await player.seek(to: 2)
        #expect(String(decoding: try await player.currentState().state, as: UTF8.self).contains("read forty-two"))
        try await player.seek(to: 3)
        #expect(await player.label == "answer 200 to request q1, read at once")
        #expect(await player.firstDifference == nil)
    }
}
