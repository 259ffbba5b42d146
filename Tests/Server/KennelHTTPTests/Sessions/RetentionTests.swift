import FolderSupport
import Foundation
import Sessions
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("How long sessions are kept", .timeLimit(.minutes(5)))
struct RetentionTests {
    private let folder = TemporaryFolder()

    private func house() throws -> Kennelhouse {
        try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
    }

    private func expire(_ house: Kennelhouse, daysFromNow days: Int64, _ change: (inout Retention) -> Void) -> Int {
        var retention = Retention()
        change(&retention)
        return house.service.sessions.parking.expire(retention, now: WallTime.milliseconds + days * 86_400_000).count
    }

    @Test func `Sessions older than the retention age are deleted, except those in use`() async throws {
        let first = try house()
        let (old, _) = try await first.open()
        #expect(expire(first, daysFromNow: 9) { $0.age = .seconds(86_400) } == 0, "it runs")
        await first.stop()
        let next = try house()
        let (used, _) = try await next.open()
        #expect(expire(next, daysFromNow: 0) { $0.age = .seconds(86_400) } == 0, "it is young")
        #expect(expire(next, daysFromNow: 9) { $0.age = .seconds(86_400) } == 1)
        #expect(try await next.send(.get("/api/sessions/\(old)")).status == 404)
        #expect(try await next.send(.get("/api/sessions/\(used)")).status == 200)
        await next.stop()
    }

    @Test func `Parked sessions are deleted while recordings exceed the byte limit, running ones are not`() async throws
    {
        let first = try house()
        for _ in 0..<3 { _ = try await first.open() }
        #expect(expire(first, daysFromNow: 0) { $0.bytes = 1 } == 0, "they run")
        await first.stop()
        let next = try house()
        #expect(expire(next, daysFromNow: 0) { $0.bytes = 100_000_000 } == 0, "there is room")
        #expect(expire(next, daysFromNow: 0) { $0.bytes = 1 } == 3)
        #expect(next.service.sessions.recordedCounts?.sessions == 0)
        await next.stop()
    }
}
