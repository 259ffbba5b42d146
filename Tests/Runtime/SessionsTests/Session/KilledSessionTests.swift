import JSON
import KennelTesting
import Locks
import SessionSupport
import Testing
import Wire
import World

@testable import Sessions

@Suite("A session whose process the system kills, or whose app does not survive a look")
struct KilledSessionTests {
    private let app = FragileApp()

    @Test func `An input at which its process is killed three times is recorded as a crash of the app`() async throws {
        let session = await app.session()
        let count = session.journal.entries.count
        app.worlds.kill(at: { $0.isTap })
        await #expect(throws: TestFailure.self) { try await session.tap("Details") }
        #expect(app.worlds.deaths == 3)
        #expect(session.journal.entries.count == count + 1)
        let now = await session.snapshot()
        #expect(now["session"]?["phase"] == "crashed" && now["crash"]?["input"]?.int == count + 1)
        #expect(now["crash"]?["message"]?.string == CrashingWorlds.report.message)
        app.worlds.crash { _ in false }
        try await session.goOn(.again)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
    }

    @Test(arguments: [1, 2])
    func `A process killed once or twice at an input is replaced, and the input is applied`(times: Int) async throws {
        let session = await app.session()
        let left = Locked(times)
        app.worlds.kill { input in
            guard input.isTap else { return false }
            return left.withLock { left in
                left -= 1
                return left >= 0
            }
        }
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
        #expect(app.worlds.deaths == times)
    }

    @Test(arguments: [1, 2])
    func `A process killed once or twice while a session opens is replaced, and the session opens`(times: Int)
        async throws
    {
        let left = Locked(times)
        app.worlds.kill { input in
            guard case .opened = input else { return false }
            return left.withLock { left in
                left -= 1
                return left >= 0
            }
        }
        let session = await app.session()
        #expect(app.worlds.deaths == times)
        #expect(await session.snapshot()["session"]?["phase"] == "live")
        #expect(await session.shows("Welcome"))
        #expect(session.journal.entries.count { $0.number == 1 } == 1)
    }

    @Test func `A process killed three times during a rebuild leaves the session crashed at that input`() async throws {
        let session = await app.session()
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        let step = try #require(session.journal.entries.first { $0.input.isTap }).number
        app.worlds.kill(at: { $0.isTap })
        let rebuilt = try await session.rebuilt(in: app.worlds)
        #expect(app.worlds.deaths == 3)
        let now = await rebuilt.snapshot()
        #expect(now["session"]?["phase"] == "crashed" && now["crash"]?["input"]?.int == step)
        #expect(now["crash"]?["message"]?.string == CrashingWorlds.report.message)
        #expect(await rebuilt.shows("Welcome"))
    }

    @Test func `A process killed ten times between inputs of a rebuild does not stop the rebuild`() async throws {
        let session = await app.session()
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        let left = Locked(10)
        app.worlds.kill { _ in false }
        app.worlds.crashWhenAsked { _ in
            left.withLock { left in
                left -= 1
                return left >= 0
            }
        }
        let rebuilt = try await session.rebuilt(in: app.worlds)
        #expect(app.worlds.deaths == 10)
        #expect(await rebuilt.snapshot()["session"]?["phase"] == "live")
        #expect(await rebuilt.shows("More"))
    }

    @Test func `A snapshot that crashes the app fails with the crash report, and the session continues`() async throws {
        let session = await app.session()
        let (before, told) = (await session.snapshot(), session.emitted.count)
        app.worlds.crashWhenAsked { if case .state = $0 { true } else { false } }
        let failure = await withCheckedContinuation { continuation in
            session.session.synchronize { view in
                do throws(SnapshotFailure) {
                    _ = try await view.snapshot()
                    continuation.resume(returning: SnapshotFailure?.none)
                } catch {
                    continuation.resume(returning: error)
                }
            }
        }
        #expect(failure == SnapshotFailure(.crashed(CrashingWorlds.report)))
        #expect(failure?.description.contains("FragileController.swift:23") == true)
        #expect(app.worlds.deaths == 1 && session.emitted.count == told)
        app.worlds.crashWhenAsked { _ in false }
        #expect(await session.snapshot() == before)
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
    }

    @Test func `A text input is refused when asking the app about its field crashes the app`() async throws {
        let session = await app.session()
        app.worlds.crashWhenAsked { if case .field = $0 { true } else { false } }
        let count = session.journal.entries.count
        let failure = await #expect(throws: TestFailure.self) {
            try await session.send(.text(ViewID(rawValue: 1), "secret", sequence: 1))
        }
        #expect("\(String(describing: failure))".contains("FragileController.swift:23"))
        #expect(session.journal.entries.count == count)
        app.worlds.crashWhenAsked { _ in false }
        #expect(await session.snapshot()["session"]?["phase"] == "live")
    }
}
