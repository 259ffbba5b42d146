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

@Suite("A session for whose app no process can be had")
struct OutageTests {
    private let worlds = ScarceWorlds(LocalWorlds(BeagleApp.init))
    private let backend = TestBackend()

    init() {
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .after(.seconds(2), .screen(Documents.details)))
    }

    private func session(in worlds: (any Worlds)? = nil) async -> TestSession {
        let session = await TestSession(in: worlds ?? self.worlds, backend: backend)
        await session.advance(by: .seconds(1))
        return session
    }

    private func phase(_ session: TestSession) async -> JSON? { await session.snapshot()["session"]?["phase"] }

    private static func refusal(after seconds: Int = 1) -> TestFailure {
        .rejected(.unavailable(reason: ScarceWorlds.reason, retryAfter: .seconds(seconds)))
    }

    @Test func `A response that arrives without a process is kept and applied once when a process exists`() async throws
    {
        let session = await session()
        try await session.tap("Details")
        let before = await session.snapshot()
        let (count, told) = (session.journal.entries.count, session.emitted.count)
        worlds.end()
        await session.advance(by: .seconds(10))
        let still = await session.snapshot()
        #expect(still["session"]?["phase"] == "waiting" && still["waiting"]?["kind"] == "unavailable")
        #expect(
            still["waiting"]?["reason"]
                == "No process for apps can be started: Resource temporarily unavailable.")
        #expect(still["tree"] == nil && still["input"] == before["input"] && still["seq"] == before["seq"])
        #expect(session.journal.entries.count == count && session.emitted.count == told)
        worlds.comeBack()
        await session.advance(by: .seconds(30))
        let after = await session.snapshot()
        #expect(after["session"]?["phase"] == "live" && after["waiting"] == nil)
        #expect(await session.shows("More"))
        #expect(backend.requests.count == 2, "nothing is asked twice")
        #expect(session.emitted.map(\.sequence) == Array(1...UInt64(session.emitted.count)))
        let added = session.journal.entries.dropFirst(count).map(\.input.typeName)
        #expect(added.count { $0 == "response" } == 1 && !added.contains("crashed"))
        let recording = try RecordingReader.read(try await session.file(BeagleApp.init))
        #expect(try await Player(recording.inputs, app: BeagleApp.init).difference() == nil)
    }

    @Test func `An input is refused while no process is available, and applied once when one is`() async throws {
        let session = await session()
        let before = await session.snapshot()
        let count = session.journal.entries.count
        worlds.end(missing: 3)
        for _ in 1...3 {
            await #expect(throws: Self.refusal()) { try await session.setFaults(FaultScript()) }
            #expect(session.journal.entries.count == count)
        }
        try await session.setFaults(FaultScript())
        #expect(session.journal.entries.dropFirst(count).map(\.input.typeName) == ["faults"])
        let after = await session.snapshot()
        #expect(after["tree"] == before["tree"] && after["session"]?["phase"] == "live")
        #expect(session.clock.nextAlarm == nil, "nothing is tried any more")
    }

    @Test func `A session without a process retries with growing delays up to 30 s and notifies readers`() async throws
    {
        let session = await session()
        let epoch = try #require(await session.snapshot()["epoch"]?.int)
        worlds.end()
        await #expect(throws: Self.refusal()) { try await session.setFaults(FaultScript()) }
        #expect(worlds.attempts == 1)
        await session.advance(by: .seconds(61))
        #expect(worlds.attempts == 7, "at once, and after 1, 3, 7, 15, 31 and 61 s")
        await session.advance(by: .seconds(60))
        #expect(worlds.attempts == 9)
        #expect(await session.snapshot()["epoch"]?.int == epoch + 1)
        await #expect(throws: Self.refusal(after: 30)) { try await session.setFaults(FaultScript()) }
        worlds.comeBack()
        await session.advance(by: .seconds(30))
        #expect(await session.snapshot()["epoch"]?.int == epoch + 2)
        #expect(await phase(session) == "live")
    }

    @Test func `A session that cannot open for lack of a process records nothing and reports why`() async throws {
        let opened = Locked<Result<Int, InputRejection>?>(nil)
        worlds.end(missing: 1)
        let journal = InMemoryJournal()
        let session = Session(
            SessionIdentity(id: SessionID("test"), watch: SessionID("watch"), configuration: SessionConfiguration()),
            services: SessionServices(
                worlds: worlds, journal: journal, transport: backend, clock: TestClock(), sink: NoAudience()))
        session.open { result in opened.withLock { $0 = result } }
        await withCheckedContinuation { continuation in session.synchronize { _ in continuation.resume() } }
        #expect(
            opened.withLock { $0 }
                == .failure(.unavailable(reason: ScarceWorlds.reason, retryAfter: .seconds(1))))
        #expect(journal.entries.isEmpty && session.phase == .ended)
    }

    @Test func `A session restored without a process waits, and then resumes as after any pause`() async throws {
        let before = await session()
        try await before.tap("Details")
        let count = before.journal.entries.count
        worlds.end()
        let session = try await before.rebuilt(in: worlds)
        let still = await session.snapshot()
        #expect(still["session"]?["phase"] == "waiting" && still["tree"] == nil && still["input"]?.int == count)
        await #expect(throws: Self.refusal()) { try await session.setFaults(FaultScript()) }
        #expect(session.journal.entries.count == count)
        worlds.comeBack()
        await session.advance(by: .seconds(30))
        let now = await session.snapshot()
        #expect(now["session"]?["phase"] == "live" && now["restored"]?["inputs"]?.int == count)
        #expect(now["requests"]?.array?.last?["error"]?["kind"] == "interrupted")
        #expect(await session.shows("Welcome"))
    }

    @Test func `Reading a session without a process fails with the reason and leaves the session waiting`() async throws
    {
        let session = await session()
        worlds.end()
        let failure = await withCheckedContinuation { continuation in
            session.session.synchronize { view in
                do throws(SnapshotFailure) {
                    _ = try await view.title()
                    continuation.resume(returning: SnapshotFailure?.none)
                } catch {
                    continuation.resume(returning: error)
                }
            }
        }
        let refusal = InputRejection.unavailable(reason: ScarceWorlds.reason, retryAfter: .seconds(1))
        #expect(failure == SnapshotFailure(.refused(refusal)))
        #expect(await phase(session) == "waiting")
        #expect(session.session.phase == .waiting)
    }

    @Test func `A crash is not recorded while no process is available, only when the input comes again`() async throws {
        let crashing = CrashingWorlds(worlds)
        let session = await session(in: crashing)
        let count = session.journal.entries.count
        crashing.crash { [worlds] input in
            if case .faults = input { worlds.end() }
            if case .faults = input { return true } else { return false }
        }
        await #expect(throws: Self.refusal()) { try await session.setFaults(FaultScript()) }
        #expect(session.journal.entries.count == count)
        crashing.crash { if case .faults = $0 { true } else { false } }
        worlds.comeBack()
        await #expect(throws: TestFailure.self) { try await session.setFaults(FaultScript()) }
        #expect(session.journal.entries.dropFirst(count).map(\.input.typeName) == ["crashed"])
        #expect(await phase(session) == "crashed")
        worlds.end()
        await #expect(throws: Self.refusal()) { try await session.goOn(.before) }
        worlds.comeBack()
        try await session.goOn(.before)
        #expect(await phase(session) == "live")
    }

    @Test func `Reloading into a build that runs ends the wait, and a build that cannot run reports why`() async throws
    {
        let session = await session()
        worlds.end()
        #expect(await session.reload(in: worlds) == .stopped(reason: ScarceWorlds.reason))
        #expect(await session.reload(in: worlds) == .stopped(reason: ScarceWorlds.reason))
        #expect(await session.reload(in: LocalWorlds(BeagleApp.init)) == .same)
        #expect(await session.shows("Welcome"))
    }

    @Test func `A session that ends stops retrying`() async throws {
        let session = await session()
        worlds.end()
        await #expect(throws: Self.refusal()) { try await session.setFaults(FaultScript()) }
        #expect(session.clock.nextAlarm != nil)
        await session.end()
        #expect(session.clock.nextAlarm == nil && session.emitted.last?.name == .ended)
    }

    private struct NoAudience: SessionEventSink {
        func receive(_ events: [SessionEvent]) {}
    }
}
