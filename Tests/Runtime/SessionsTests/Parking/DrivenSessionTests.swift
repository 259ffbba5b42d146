import Testing
import Wire

@testable import Sessions

@Suite("Who drives a session", .timeLimit(.minutes(5)))
struct DrivenSessionTests {
    private static let secrets = ["first-of-two-long-secrets", "second-of-two-long-secrets"]

    private func name(of running: SessionHouse.Running, _ input: Int, _ secret: String) -> String {
        DrivingName(watch: running.viewerID, input: input, secret: secret).id.rawValue
    }

    private func drives(_ name: String, _ house: SessionHouse) async throws -> Bool {
        if case .full = try await house.find(name).get() { true } else { false }
    }

    @Test(arguments: [true, false])
    func `The taker of control keeps it when the session is parked or rebuilt; others only view`(isRecorded: Bool)
        async throws
    {
        let folder = try ArchiveFolder()
        let house = SessionHouse(archive: isRecorded ? folder.archive : nil)
        let running = try await house.open()
        #expect(try await drives(running.id.rawValue, house))
        let input = try await running.input(.control(.taken(by: "Ana")), key: Self.secrets[0])
        let names = [running.id.rawValue, running.viewerID.rawValue, name(of: running, input, Self.secrets[0])]
        for _ in 0..<2 {
            for other in names.dropLast() { #expect(try await !drives(other, house)) }
            #expect(try await drives(names[2], house))
            for guess in [
                name(of: running, input, Self.secrets[1]), name(of: running, input - 1, Self.secrets[0]),
            ] {
                #expect(try await !drives(guess, house), "a guess")
            }
            if isRecorded {
                let now = try await house.find(running.viewerID.rawValue).get().session
                await house.putAside(now)
            } else {
                let error = await withCheckedContinuation { continuation in
                    house.parking.restart(running) { continuation.resume(returning: $0) }
                }
                #expect(error == nil)
            }
        }
        if isRecorded {
            #expect(await house.close(names[0]) == .onlyShown, "it was put aside, and is another's")
            #expect(await house.close(names[2]) == nil)
            #expect(try folder.archive.sessions().isEmpty)
        }
    }

    @Test func `An input that waited while control was taken is refused and names the new driver`() async throws {
        let house = SessionHouse()
        let running = try await house.open()
        guard case .full(let driver) = house.directory.find(running.id.rawValue) else {
            Issue.record("nobody drives")
            return
        }
        _ = try await running.input(.control(.taken(by: "Ana")), key: Self.secrets[0])
        let result = await withCheckedContinuation { continuation in
            driver.submit(.faults(FaultScript()), key: nil) { continuation.resume(returning: $0) }
        }
        #expect(result == .failure(.notDriving(by: "Ana")))
    }

    @Test func `Control is handed only to a viewer who asked for it, and only once`() async throws {
        let house = SessionHouse()
        let running = try await house.open()
        let asked = try await running.input(.control(.asked(by: "Ana")), key: Self.secrets[0])
        let other = try await running.input(.control(.asked(by: nil)), key: Self.secrets[1])
        #expect(try await !drives(name(of: running, asked, Self.secrets[0]), house))
        let shown = try await running.snapshot()["session"]
        #expect(
            shown?["asking"] == [["input": .number(Double(asked)), "by": "Ana"], ["input": .number(Double(other))]])
        #expect(shown?["driver"] == nil)
        await #expect(throws: InputRejection.nobodyAsked(input: 1)) {
            try await running.input(.control(.handed(to: 1, by: nil)))
        }
        let handed = try await running.input(.control(.handed(to: asked, by: "Somebody")))
        #expect(try await drives(name(of: running, asked, Self.secrets[0]), house))
        #expect(try await !drives(running.id.rawValue, house))
        let after = try await running.snapshot()["session"]
        #expect(after?["driver"] == ["input": .number(Double(asked)), "by": "Ana"] && after?["asking"] == nil)
        guard case .memory(let journal) = running.inputSource else { return }
        #expect(journal.entries[handed - 1].input == .control(.handed(to: asked, by: "Ana")))
        await #expect(throws: InputRejection.nobodyAsked(input: other)) {
            try await running.input(.control(.handed(to: other, by: nil)))
        }
    }

    @Test func `A branch is driven by whoever opened it, regardless of who drove the original`() async throws {
        let house = SessionHouse()
        let running = try await house.open()
        let input = try await running.input(.control(.taken(by: nil)), key: Self.secrets[0])
        let branch = try house.branches.branch(of: running, step: input, for: "client")
        #expect(try await drives(branch.id.rawValue, house))
        #expect(try await !drives(name(of: branch, input, Self.secrets[0]), house))
    }
}
