import JSON
import Testing
import Wire

@testable import Sessions

@Suite("Starting sessions", .timeLimit(.minutes(5)))
struct SessionLauncherTests {
    @Test func `A new session has its opening recorded and two different ids that are hard to guess`() async throws {
        let house = SessionHouse()
        let running = try await house.open()
        #expect(try running.inputSource.entries(after: 0).count == 1)
        #expect(running.audience.epoch == 1)
        #expect(running.id.rawValue.count > 16 && running.id != running.viewerID)
    }

    @Test func `A session that exceeds the limit is refused, and nothing of it is recorded`() async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: folder.archive, limit: 1)
        let first = try await house.open()
        await #expect(throws: AdmissionError.tooManySessions(limit: 1)) { try await house.open() }
        #expect(try folder.archive.sessions().map(\.id) == [first.id])
    }

    @Test(arguments: [
        (true, Absence.unexplained, "restarted"), (false, .unexplained, "putAside"), (false, .branched, "branched"),
    ])
    func `A resumed session reports the cause of its downtime: restarted, parked or as given`(
        _ way: (isOld: Bool, absence: Absence, told: String)
    ) async throws {
        let house = SessionHouse()
        let running = try start(in: house, secondsAgo: way.isOld ? 60 : -1, way.absence)
        let pause = try await running.snapshot()["restored"]?["pause"]
        #expect(pause?["cause"]?.string == way.told)
        if way.isOld { #expect(pause?["away"]?.int ?? 0 >= 60_000) }
        // Clients that were connected before get a new snapshot.
        #expect(running.audience.epoch > 1)
    }

    @Test(arguments: [(stopped: Int64(500), atLeast: 500), (15_000, 15_000), (90_000, 30_000)])
    func `A server restart reports how long no server ran, not the time since the last input`(
        _ way: (stopped: Int64, atLeast: Int)
    ) async throws {
        let house = SessionHouse(previousServerEnd: WallTime.milliseconds - way.stopped)
        let running = try start(in: house, secondsAgo: 60, .unexplained)
        let pause = try await running.snapshot()["restored"]?["pause"]
        #expect(pause?["cause"] == "restarted")
        let (away, down) = (pause?["away"]?.int ?? 0, pause?["down"]?.int ?? -1)
        // The pause cannot begin before the session's last input.
        #expect(down >= way.atLeast && down <= away)
        if way.stopped < 60_000 { #expect(down < way.atLeast + 40_000) }
    }

    @Test func `Without the previous server's end time, the server's downtime is not reported`() async throws {
        let running = try start(in: SessionHouse(), secondsAgo: 60, .unexplained)
        let pause = try await running.snapshot()["restored"]?["pause"]
        #expect(pause?["cause"] == "restarted" && pause?["down"] == nil)
    }

    /// Starts a session that was opened some seconds ago and has had no input since then.
    private func start(
        in house: SessionHouse, secondsAgo seconds: Int64, _ absence: Absence
    ) throws -> RunningSession<SessionHouse.Nobody> {
        let (id, watch) = (SessionID("a"), SessionID("see-a"))
        let entry = JournalEntry(
            session: id, number: 1, time: .zero, key: nil,
            input: .opened(
                SessionConfiguration(screenJSON: "{}", opened: WallTime.milliseconds - seconds * 1_000)))
        return try house.launcher.start(id: id, watch: watch, try SessionPast([entry]), after: absence)
    }
}
