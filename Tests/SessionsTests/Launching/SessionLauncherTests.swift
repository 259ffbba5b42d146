import JSON
import Testing
import Wire

@testable import Sessions

@Suite("Starting sessions", .timeLimit(.minutes(5)))
struct SessionLauncherTests {
    @Test("A session is there with its opening recorded, under two names that nobody guesses")
    func open() async throws {
        let house = SessionHouse()
        let running = try await house.open()
        #expect(try running.kept.entries(after: 0).count == 1)
        #expect(running.audience.epoch == 1)
        #expect(running.id.rawValue.count > 16 && running.id != running.watch)
    }

    @Test("Where there is no room, nothing is recorded either")
    func noRoom() async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: folder.archive, limit: 1)
        let first = try await house.open()
        await #expect(throws: AdmissionError.tooManySessions(limit: 1)) { try await house.open() }
        #expect(try folder.archive.sessions().map(\.id) == [first.id])
    }

    @Test(
        "One that goes on says why it did not run: this process began since, it was put aside, or what it is told",
        arguments: [
            (true, nil, "restarted"), (false, nil, "putAside"), (false, Pause.Cause.branched, "branched"),
        ])
    func goesOn(_ way: (isOld: Bool, cause: Pause.Cause?, told: String)) async throws {
        let house = SessionHouse()
        let opened = WallTime.milliseconds + (way.isOld ? -60_000 : 1_000)
        let (id, watch) = (SessionID("a"), SessionID("see-a"))
        let entry = JournalEntry(
            session: id, number: 1, time: .zero, key: nil,
            input: .opened(SessionConfiguration(screenJSON: "{}", opened: opened)))
        let running = try house.launcher.start(id: id, watch: watch, try SessionPast([entry]), way.cause)
        let pause = try await running.snapshot()["restored"]?["pause"]
        #expect(pause?["cause"]?.string == way.told)
        if way.isOld { #expect(pause?["away"]?.int ?? 0 >= 60_000) }
        // Readers that know the session from before begin anew.
        #expect(running.audience.epoch > 1)
    }
}
