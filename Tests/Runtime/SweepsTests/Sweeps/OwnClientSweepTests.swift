import KennelTesting
import SessionSupport
import Sweeps
import Testing
import Wire
import World

@Suite("Sweeping an app with a network client of its own")
struct OwnClientSweepTests {
    private func progress(_ client: OwnClient) async throws -> SweepProgress {
        let session = await client.session()
        let worlds = LocalWorlds(client.app)
        let screenplay = try await Scenario(reading: await session.recordedInputs(), in: worlds)
        return await Sweep(screenplay, plan: SweepPlan(), in: worlds).run()
    }

    @Test func `A request of the app's own network client gets no fault and is not repeated`() async throws {
        let client = OwnClient(.thread)
        let progress = try await progress(client)
        #expect(progress.phase == .done && progress.cells.isEmpty)
        #expect(client.asked.withLock { $0 } == 1)
    }

    @Test func `The client's requests through the session get every fault, and its own are replayed`() async throws {
        let client = OwnClient(.threadAfterSession)
        let progress = try await progress(client)
        #expect(progress.phase == .done)
        #expect(progress.cells.map(\.fault) == SweepFault.allCases && progress.verdicts.count == progress.cells.count)
        for (cell, verdict) in progress.verdicts { #expect(verdict == .fine, "\(cell.fault)") }
    }

    @Test func `A simulation shows the recorded screen without asking the app's own client`() async throws {
        let client = OwnClient(.thread)
        let worlds = LocalWorlds(client.app)
        let screenplay = try await Scenario(reading: await client.session().recordedInputs(), in: worlds)
        let rehearsal = Simulation(screenplay, in: worlds)
        try await rehearsal.open()
        try await rehearsal.settle()
        #expect(try await rehearsal.screenContent().screen.texts == ["Came"])
        #expect(await rehearsal.unanswered.isEmpty && client.asked.withLock { $0 } == 1)
    }
}
