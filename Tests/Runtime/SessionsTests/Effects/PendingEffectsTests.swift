import Foundation
import KennelTesting
import Locks
import Testing
import Wire

@testable import Sessions

@Suite("What a session has under way")
struct PendingEffectsTests {
    private final class Road: Transport {
        struct Task: TransportTask {
            let url: String
            let cancelled: Locked<[String]>
            func cancel() { cancelled.withLock { $0.append(url) } }
        }

        let cancelled = Locked<[String]>([])

        func start(
            _ request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
        ) -> any TransportTask {
            Task(url: request.url.path, cancelled: cancelled)
        }
    }

    private let road = Road()
    private let clock = TestClock()
    private let rings = Locked(0)

    private func send(_ number: Int32, _ path: String, _ errands: inout PendingEffects) throws {
        var vault = SecretVault(.standard)
        let url = try #require(URL(string: "http://bff.test\(path)"))
        errands.run(
            [.send(RequestID(rawValue: number), TransportRequest(url: url))], revealedBy: &vault, answered: { _, _ in })
    }

    private func wake(_ errands: inout PendingEffects, at due: Duration?) {
        errands.wake(at: due, now: clock.now) { [rings] in rings.withLock { $0 += 1 } }
    }

    @Test func `A request ends or is cancelled only once, and stopping cancels the remaining ones`() throws {
        var errands = PendingEffects(transport: road, clock: clock)
        var vault = SecretVault(.standard)
        for number: Int32 in 1...3 { try send(number, "/\(number)", &errands) }
        #expect(errands.ended(RequestID(rawValue: 1))?.url.path == "/1")
        #expect(errands.ended(RequestID(rawValue: 1)) == nil)
        for _ in 0..<2 {
            errands.run([.abandon(RequestID(rawValue: 2))], revealedBy: &vault, answered: { _, _ in })
        }
        #expect(errands.ended(RequestID(rawValue: 2)) == nil)
        errands.stop()
        #expect(road.cancelled.withLock { $0 } == ["/2", "/3"])
    }

    @Test func `Only one alarm is set, for the next timer`() {
        var errands = PendingEffects(transport: road, clock: clock)
        wake(&errands, at: .seconds(2))
        wake(&errands, at: .seconds(1))
        wake(&errands, at: .seconds(1))
        #expect(errands.hasAlarm)
        clock.turn(to: .seconds(3))
        #expect(rings.withLock { $0 } == 1)
        errands.rang()
        #expect(!errands.hasAlarm)
    }

    @Test func `A due timer fires its alarm at once, and not again before the alarm is handled`() {
        var errands = PendingEffects(transport: road, clock: clock)
        wake(&errands, at: .zero)
        wake(&errands, at: .zero)
        #expect(rings.withLock { $0 } == 1 && errands.hasAlarm)
        errands.rang()
        wake(&errands, at: .zero)
        #expect(rings.withLock { $0 } == 2)
    }

    @Test func `An alarm that is no longer needed does not fire`() {
        var errands = PendingEffects(transport: road, clock: clock)
        wake(&errands, at: .seconds(1))
        wake(&errands, at: nil)
        #expect(!errands.hasAlarm)
        wake(&errands, at: .seconds(1))
        errands.stop()
        clock.turn(to: .seconds(2))
        #expect(rings.withLock { $0 } == 0)
    }
}
