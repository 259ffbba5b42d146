import JSON
import Testing
import Wire

@testable import Sessions

@Suite("Sessions that are put aside", .timeLimit(.minutes(5)))
struct SessionParkingTests {
    @Test func `Concurrent callers rebuild a parked session once, and its viewer id allows viewing only`() async throws
    {
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

    @Test func `Without an archive, a parked session ends and is not found again`() async throws {
        let house = SessionHouse()
        let running = try await house.open()
        await house.putAside(running)
        #expect(try await running.snapshot()["session"]?["phase"] == "ended")
        guard case .failure(.unknown) = await house.find(running.id.rawValue) else {
            Issue.record("it was found")
            return
        }
    }

    @Test func `A quarantined session is not rebuilt, tells why, and can be deleted only by its own id`() async throws {
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

    @Test func `Closing a running session ends it and deletes its recording; closing again finds nothing`() async throws
    {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: folder.archive)
        let running = try await house.open()
        #expect(await house.close(running.viewerID.rawValue) == .onlyShown)
        #expect(await house.close(running.id.rawValue) == nil)
        #expect(try folder.archive.sessions().isEmpty)
        #expect(await house.close(running.id.rawValue) == .unknown(running.id.rawValue))
    }

    @Test func `A parked session that exceeds the limit stays parked and can be restored later`() async throws {
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

    @Test(arguments: [true, false])
    func `A restart replaces a running session, disconnects its readers and keeps known keys`(isRecorded: Bool)
        async throws
    {
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

    @Test(arguments: [true, false])
    func `Two restarts in a row are reported as two pauses of the session`(isRecorded: Bool) async throws {
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
