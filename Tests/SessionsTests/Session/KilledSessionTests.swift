import JSON
import KennelTesting
import Locking
import SessionSupport
import Testing
import Wire
import World

@testable import Sessions

@Suite("A session whose process the system kills, or whose app does not survive a look")
struct KilledSessionTests {
    private let worlds = CrashingWorlds(LocalWorlds(BeagleApp.init))
    private let backend = TestBackend()

    init() {
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .screen(Documents.details))
    }

    private func session() async -> TestSession {
        let session = await TestSession(in: worlds, backend: backend)
        await session.advance(by: .seconds(1))
        return session
    }

    private static func isTap(_ input: SessionInput) -> Bool {
        if case .tap = input { true } else { false }
    }

    @Test(
        "An input at which the process is killed three times has crashed the app, and is gone on from as from a crash")
    func offered() async throws {
        let session = await session()
        let count = session.journal.entries.count
        worlds.kill(at: Self.isTap)
        await #expect(throws: TestFailure.self) { try await session.tap("Details") }
        #expect(worlds.deaths == 3)
        #expect(session.journal.entries.count == count + 1)
        let now = await session.snapshot()
        #expect(now["session"]?["phase"] == "crashed" && now["crash"]?["input"]?.int == count + 1)
        #expect(now["crash"]?["message"]?.string == CrashingWorlds.report.message)
        worlds.crash { _ in false }
        try await session.goOn(.again)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
    }

    @Test("A process that is killed once or twice at an input is nobody's fault", arguments: [1, 2])
    func spared(times: Int) async throws {
        let session = await session()
        let left = Locked(times)
        worlds.kill { input in
            guard Self.isTap(input) else { return false }
            return left.withLock { left in
                left -= 1
                return left >= 0
            }
        }
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
        #expect(worlds.deaths == times)
    }

    @Test("Where it is killed three times as the session is rebuilt, that stands as it was before that input")
    func rebuilt() async throws {
        let session = await session()
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        let step = try #require(session.journal.entries.first { Self.isTap($0.input) }).number
        worlds.kill(at: Self.isTap)
        let rebuilt = try await session.rebuilt(in: worlds)
        #expect(worlds.deaths == 3)
        let now = await rebuilt.snapshot()
        #expect(now["session"]?["phase"] == "crashed" && now["crash"]?["input"]?.int == step)
        #expect(now["crash"]?["message"]?.string == CrashingWorlds.report.message)
        #expect(await rebuilt.shows("Welcome"))
    }

    @Test("A look that the app does not survive fails with the report, and the session goes on where it stood")
    func look() async throws {
        let session = await session()
        let (before, told) = (await session.snapshot(), session.emitted.count)
        worlds.crashWhenAsked { if case .state = $0 { true } else { false } }
        let failure = await withCheckedContinuation { continuation in
            session.session.synchronize { view in
                do throws(FailedLook) {
                    _ = try await view.snapshot()
                    continuation.resume(returning: FailedLook?.none)
                } catch {
                    continuation.resume(returning: error)
                }
            }
        }
        #expect(failure == FailedLook(report: CrashingWorlds.report))
        #expect(failure?.description.contains("FragileController.swift:23") == true)
        #expect(worlds.deaths == 1 && session.emitted.count == told)
        worlds.crashWhenAsked { _ in false }
        #expect(await session.snapshot() == before)
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
    }

    @Test("What the app has to say before an input, and does not survive, turns that away")
    func password() async throws {
        let session = await session()
        worlds.crashWhenAsked { if case .field = $0 { true } else { false } }
        let count = session.journal.entries.count
        let failure = await #expect(throws: TestFailure.self) {
            try await session.send(.text(ViewID(rawValue: 1), "secret", sequence: 1))
        }
        #expect("\(String(describing: failure))".contains("FragileController.swift:23"))
        #expect(session.journal.entries.count == count)
        worlds.crashWhenAsked { _ in false }
        #expect(await session.snapshot()["session"]?["phase"] == "live")
    }
}
