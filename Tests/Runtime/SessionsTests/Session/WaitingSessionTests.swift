import Foundation
import JSON
import KennelTesting
import Locks
import Recordings
import SessionSupport
import Testing
import Wire
import World

@testable import Sessions

@Suite("A session whose journal has no room")
struct WaitingSessionTests {
    private let room = Room()
    private let backend = TestBackend()

    /// The place where the app runs: `here` is this process, and inputs are recorded before the app gets them;
    /// `elsewhere` stands for a separate process, which can be lost.
    enum Place: CaseIterable {
        case here, elsewhere

        var worlds: any Worlds {
            switch self {
            case .here: LocalWorlds(BeagleApp.init)
            case .elsewhere: CrashingWorlds(LocalWorlds(BeagleApp.init))
            }
        }
    }

    init() {
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .after(.seconds(2), .screen(Documents.details)))
    }

    private func session(
        in worlds: any Worlds, _ configuration: SessionConfiguration = SessionConfiguration()
    ) async -> TestSession {
        let session = await TestSession(in: worlds, configuration: configuration, backend: backend) { [room] in
            TightJournal($0, room)
        }
        await session.advance(by: .seconds(1))
        return session
    }

    /// Returns a session whose journal is full at the response to a request, and the snapshot before it.
    private func waiting(in worlds: any Worlds) async throws -> (TestSession, JSON) {
        let session = await session(in: worlds)
        try await session.tap("Details")
        await session.advance(by: .milliseconds(1_900))
        let before = await session.snapshot()
        room.fill()
        await session.advance(by: .milliseconds(200))
        return (session, before)
    }

    private func phase(_ session: TestSession) async -> JSON? { await session.snapshot()["session"]?["phase"] }

    @Test(arguments: Place.allCases)
    func `A response reserves server memory until it is recorded, and no longer`(place: Place) async throws {
        let released = Locked(0)
        var response = TransportResponse(body: Data(Documents.details.utf8))
        response.room = ReservedMemory { released.withLock { $0 += 1 } }
        backend.answer("/details", with: .after(.seconds(2), .response(response)))
        response.room = nil
        let (session, _) = try await waiting(in: place.worlds)
        backend.answer("/details", with: [])
        #expect(released.withLock { $0 } == 0)
        room.make()
        await session.advance(by: .seconds(30))
        #expect(await phase(session) == "live")
        #expect(released.withLock { $0 } == 1)
        #expect(session.journal.entries.contains { if case .response = $0.input { true } else { false } })
    }

    @Test(arguments: Place.allCases)
    func `A session with a full journal waits, reports why, and resumes when there is space`(place: Place) async throws
    {
        let (session, before) = try await waiting(in: place.worlds)
        let (count, told) = (session.journal.entries.count, session.emitted.count)
        await session.advance(by: .seconds(10))
        let still = await session.snapshot()
        #expect(still["session"]?["phase"] == "waiting" && still["waiting"]?["kind"] == "refused")
        #expect(still["waiting"]?["reason"] == "The input could not be recorded: the disk is full")
        for member in ["tree", "states", "requests", "log", "input", "seq"] { #expect(still[member] == before[member]) }
        #expect(session.journal.entries.count == count && session.emitted.count == told)
        room.make()
        await session.advance(by: .seconds(30))
        let after = await session.snapshot()
        #expect(after["session"]?["phase"] == "live" && after["waiting"] == nil)
        #expect(await session.shows("More"))
        #expect(backend.requests.count == 2, "nothing is asked twice")
        #expect(session.emitted.map(\.sequence) == Array(1...UInt64(session.emitted.count)))
        let recording = try RecordingReader.read(try await session.file(BeagleApp.init))
        #expect(try await Player(recording.inputs, app: BeagleApp.init).difference() == nil)
    }

    @Test func `The epoch changes when the session starts and stops waiting, and not in between`() async throws {
        let (session, before) = try await waiting(in: Place.elsewhere.worlds)
        let epoch = try #require(before["epoch"]?.int)
        await session.advance(by: .seconds(60))
        #expect(await session.snapshot()["epoch"]?.int == epoch + 1)
        room.make()
        await session.advance(by: .seconds(30))
        #expect(await session.snapshot()["epoch"]?.int == epoch + 2)
    }

    @Test func `A session with a full journal retries with growing delays of at most 30 s`() async throws {
        let (session, _) = try await waiting(in: Place.here.worlds)
        #expect(room.attempts == 1)
        await session.advance(by: .seconds(61))
        #expect(room.attempts == 7, "at once, and after 1, 3, 7, 15, 31 and 61 s")
        await session.advance(by: .seconds(60))
        #expect(room.attempts == 9)
    }

    @Test(arguments: Place.allCases)
    func `An input also retries the journal, is refused while it is full, and follows what waited`(place: Place)
        async throws
    {
        let (session, _) = try await waiting(in: place.worlds)
        let count = session.journal.entries.count
        let refusal = TestFailure.rejected(.journalRefused(reason: "the disk is full"))
        await #expect(throws: refusal) { try await session.setFaults(FaultScript()) }
        #expect(await phase(session) == "waiting" && session.journal.entries.count == count)
        room.make()
        try await session.setFaults(FaultScript())
        let entries = session.journal.entries.dropFirst(count).map(\.input.typeName)
        #expect(entries.prefix(2) == ["response", "faults"])
        #expect(await phase(session) == "live")
    }

    @Test(arguments: Place.allCases)
    func `Responses that arrive while the journal is full are applied in order afterwards`(place: Place) async throws {
        backend.answer("/none", with: .after(.seconds(3), .status(500)))
        let session = await session(in: place.worlds, SessionConfiguration(screenJSON: Self.two))
        let asked = backend.requests.count
        try await session.tap("Both")
        try #require(backend.requests.count == asked + 2)
        room.fill()
        let count = session.journal.entries.count
        await session.advance(by: .seconds(10))
        #expect(await phase(session) == "waiting" && session.journal.entries.count == count)
        room.make()
        await session.advance(by: .seconds(30))
        let answers = session.journal.entries.dropFirst(count).filter { $0.input.answered != nil }
        #expect(answers.map(\.input.typeName) == ["response", "response"])
        #expect(await session.requests().allSatisfy { $0.phase != "pending" })
        #expect(backend.requests.count == asked + 2)
    }

    @Test func `A waiting response that crashes the app is recorded as a crash when there is space`() async throws {
        let worlds = CrashingWorlds(LocalWorlds(BeagleApp.init))
        let (session, before) = try await waiting(in: worlds)
        worlds.crash { if case .response = $0 { $0.answered?.rawValue ?? 0 > 1 } else { false } }
        await session.advance(by: .seconds(10))
        #expect(await phase(session) == "waiting")
        room.make()
        await session.advance(by: .seconds(30))
        let now = await session.snapshot()
        #expect(now["session"]?["phase"] == "crashed" && now["waiting"] == nil && now["tree"] == before["tree"])
        worlds.crash { _ in false }
        try await session.goOn(.again)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
    }

    @Test func `Trying again after a crash is completed once a full journal has space`() async throws {
        let worlds = CrashingWorlds(LocalWorlds(BeagleApp.init))
        let session = await session(in: worlds)
        worlds.crash { if case .tap = $0 { true } else { false } }
        await #expect(throws: TestFailure.self) { try await session.tap("Details") }
        worlds.crash { _ in false }
        let count = session.journal.entries.count
        room.fill(after: 1)
        try await session.goOn(.again)
        #expect(await phase(session) == "waiting" && session.journal.entries.count == count + 1)
        room.make()
        await session.advance(by: .seconds(30))
        #expect(await session.shows("More"))
    }

    @Test func `A session at its maximum recording length does not retry, but can be read and saved`() async throws {
        let session = await session(in: Place.here.worlds)
        try await session.tap("Details")
        room.fill(with: .journalFull(bytes: 9))
        await session.advance(by: .seconds(5))
        let now = await session.snapshot()
        #expect(now["session"]?["phase"] == "waiting" && now["waiting"]?["kind"] == "full")
        #expect(session.clock.nextAlarm == nil)
        await #expect(throws: TestFailure.rejected(.journalFull(bytes: 9))) {
            try await session.setFaults(FaultScript())
        }
        #expect(try RecordingReader.read(try await session.file(BeagleApp.init)).inputs.count > 1)
    }

    @Test func `A session that ends stops retrying`() async throws {
        let (session, _) = try await waiting(in: Place.here.worlds)
        #expect(session.clock.nextAlarm != nil)
        await session.end()
        #expect(session.clock.nextAlarm == nil && session.emitted.last?.name == .ended)
    }

    @Test func `A waiting session that is parked is restored as it was, with its request interrupted`() async throws {
        let (session, before) = try await waiting(in: Place.elsewhere.worlds)
        room.make()
        let rebuilt = try await session.rebuilt(BeagleApp.init)
        let now = await rebuilt.snapshot()
        #expect(now["session"]?["phase"] == "live")
        #expect(now["requests"]?.array?.last?["error"]?["kind"] == "interrupted")
        #expect(before["requests"]?.array?.last?["phase"] == "pending")
    }

    private static let two = """
        {"_beagleComponent_": "beagle:screenComponent", "child":
          {"_beagleComponent_": "beagle:button", "text": "Both", "onPress": [
            {"_beagleAction_": "beagle:sendRequest", "url": "/details"},
            {"_beagleAction_": "beagle:sendRequest", "url": "/none"}]}}
        """
}

/// The free space of a journal.
private final class Room: Sendable {
    private struct State {
        var refusal: InputRejection?
        /// The number of entries that still fit.
        var left = 0
        var attempts = 0
    }

    private let state = Locked(State())

    /// Makes the journal full, at once or after a number of entries.
    func fill(after count: Int = 0, with refusal: InputRejection = .journalRefused(reason: "the disk is full")) {
        state.withLock { ($0.refusal, $0.left) = (refusal, count) }
    }

    /// Accepts entries again.
    func make() { state.withLock { $0.refusal = nil } }

    /// The number of refused entries.
    var attempts: Int { state.withLock { $0.attempts } }

    func take() throws(InputRejection) {
        let refusal = state.withLock { state -> InputRejection? in
            guard let refusal = state.refusal else { return nil }
            if state.left > 0 {
                state.left -= 1
                return nil
            }
            state.attempts += 1
            return refusal
        }
        if let refusal { throw refusal }
    }
}

private struct TightJournal: Journal {
    private let kept: InMemoryJournal
    private let room: Room

    init(_ kept: InMemoryJournal, _ room: Room) {
        self.kept = kept
        self.room = room
    }

    nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        try room.take()
        try await kept.append(entry)
    }

    nonisolated(nonsending) func recorded() async throws -> [JournalEntry] { kept.entries }
}
