import JSON
import Testing
import Wire

@testable import Sessions

@Suite("Sessions that are put aside", .timeLimit(.minutes(5)))
struct SessionParkingTests {
    @Test("However many ask for one at once, it is rebuilt once; the watch name only shows it")
    func revived() async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: folder.archive)
        let running = try await house.open()
        _ = try await running.input()
        await house.putAside(running)
        #expect(house.directory.count == 0)
        let names = [running.id.rawValue, running.viewerID.rawValue, running.id.rawValue, running.viewerID.rawValue]
        let found = try await withThrowingTaskGroup(of: (Bool, SessionHouse.Running).self) { group in
            for name in names {
                group.addTask {
                    switch try await house.find(name).get() {
                    case .full(let driver): (true, driver.session)
                    case .looking(let running): (false, running)
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found.count { $0.0 } == 2 && found.allSatisfy { $0.1 === found[0].1 })
        #expect(house.directory.count == 1 && found[0].1 !== running)
        #expect(try await found[0].1.snapshot()["input"] == 2)
    }

    @Test("Without an archive a session that nobody watches is over, and is not found again")
    func inMemory() async throws {
        let house = SessionHouse()
        let running = try await house.open()
        await house.putAside(running)
        #expect(try await running.snapshot()["session"]?["phase"] == "ended")
        guard case .failure(.unknown) = await house.find(running.id.rawValue) else {
            Issue.record("it was found")
            return
        }
    }

    @Test("What is set aside is not rebuilt, and says why; it can be deleted by the name that drives it")
    func setAside() async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: folder.archive)
        let running = try await house.open()
        await house.putAside(running)
        folder.archive.mark(running.id, as: .quarantined(reason: "It ended the process."))
        guard case .failure(let error) = await house.find(running.viewerID.rawValue) else {
            Issue.record("it was rebuilt")
            return
        }
        #expect(error == .setAside(running.id, reason: "It ended the process."))
        #expect(await house.close(running.viewerID.rawValue) == .onlyShown)
        #expect(await house.close(running.id.rawValue) == nil)
        #expect(try folder.archive.sessions().isEmpty && house.directory.count == 0)
    }

    @Test("Closing one that runs ends it and deletes what was recorded of it; a second time there is none")
    func closed() async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: folder.archive)
        let running = try await house.open()
        #expect(await house.close(running.viewerID.rawValue) == .onlyShown)
        #expect(await house.close(running.id.rawValue) == nil)
        #expect(try folder.archive.sessions().isEmpty)
        #expect(await house.close(running.id.rawValue) == .unknown(running.id.rawValue))
    }

    @Test("One for which there is no room now stays as it is")
    func noRoom() async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: folder.archive, limit: 1)
        let running = try await house.open()
        await house.putAside(running)
        let other = try await house.open()
        guard case .failure(.noRoom(.tooManySessions)) = await house.find(running.id.rawValue) else {
            Issue.record("there was room")
            return
        }
        #expect(await house.close(other.id.rawValue) == nil)
        #expect(try await house.find(running.id.rawValue).get().session.id == running.id)
    }

    @Test(
        "A restart puts another in the place of one that runs, and sends its readers for it", arguments: [true, false])
    func restarted(isRecorded: Bool) async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: isRecorded ? folder.archive : nil)
        let running = try await house.open()
        _ = try await running.input(key: "once")
        let error = await withCheckedContinuation { continuation in
            house.parking.restart(running) { continuation.resume(returning: $0) }
        }
        #expect(error == nil && running.audience.wasCut)
        let now = try #require(house.directory.find(running.id.rawValue)?.session)
        #expect(now !== running && house.directory.count == 1)
        #expect(try await now.input(key: "once") == 2, "it is known that this was done")
        let line = try await now.snapshot()["log"]?.array?.last { $0["kind"] == "pause" }
        #expect(line?["detail"]?["cause"] == "restarted" && line?["detail"]?["down"] != nil)
    }

    @Test("Two restarts in a row are two pauses of the session, each with its own time", arguments: [true, false])
    func restartedTwice(isRecorded: Bool) async throws {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: isRecorded ? folder.archive : nil)
        var running = try await house.open()
        for _ in 1...2 {
            let error = await withCheckedContinuation { continuation in
                house.parking.restart(running) { continuation.resume(returning: $0) }
            }
            #expect(error == nil)
            running = try #require(house.directory.find(running.id.rawValue)?.session)
        }
        #expect(try await running.snapshot()["pauses"]?.array?.count == 2)
    }
}
