import KennelTesting
import Recordings
import SampleApp
import SessionSupport
import Sweeps
import Testing
import Wire
import World

@Suite("Sweeping a recording")
struct SweepTests {
    /// The home screen, and another that is pushed onto it.
    private func screenplay(in worlds: any Worlds = LocalWorlds(BeagleApp.init)) async throws -> Scenario {
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/home", backend: backend)
        await session.advance(by: .seconds(1))
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        return try await Scenario(reading: await session.recordedInputs(), in: worlds)
    }

    private func sweep(
        _ change: (inout SweepPlan) -> Void = { _ in }, in worlds: any Worlds = LocalWorlds(BeagleApp.init)
    ) async throws -> (Sweep, SweepProgress) {
        var plan = SweepPlan()
        change(&plan)
        let sweep = Sweep(try await screenplay(), plan: plan, in: worlds)
        return (sweep, await sweep.run())
    }

    private func verdict(_ progress: SweepProgress, _ path: String, _ fault: SweepFault) -> SweepOutcome? {
        progress.verdicts.first { $0.key.identity.path == path && $0.key.fault == fault }?.value
    }

    @Test func `Every request gets every fault, and an error that can be retried or left is fine`() async throws {
        let (_, progress) = try await sweep()
        #expect(progress.phase == .done)
        #expect(
            progress.cells.map { "\($0.identity.path) \($0.fault.rawValue)" }.prefix(6) == [
                "/home network", "/home 500", "/home timeout", "/home broken", "/home slow", "/details network",
            ])
        #expect(progress.verdicts.count == 10)
        for fault in SweepFault.allCases { #expect(verdict(progress, "/details", fault) == .fine) }
        #expect(verdict(progress, "/home", .slow) == .fine)
        #expect(progress.runs > 20)
    }

    @Test func `A failure that arrives late is retried like one that arrives at once`() async throws {
        let worlds = LocalWorlds(BeagleApp.init)
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .status(500), .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/home", backend: backend)
        for title in ["Details", "Retry"] {
            await session.advance(by: .seconds(1))
            try await session.tap(title)
        }
        await session.advance(by: .seconds(1))
        let screenplay = try await Scenario(reading: await session.recordedInputs(), in: worlds)
        var plan = SweepPlan()
        plan.faults = [.slow]
        let progress = await Sweep(screenplay, plan: plan, in: worlds).run()
        #expect(progress.cells.map(\.identity.description) == ["GET /home", "GET /details", "GET /details (2)"])
        #expect(progress.verdicts.values.allSatisfy { $0 == .fine })
    }

    @Test func `Pressing Cancel on the first screen leaves an empty screen, which the sweep reports`() async throws {
        let (sweep, progress) = try await sweep { $0.faults = [.network] }
        guard case .found(let findings) = verdict(progress, "/home", .network), let cell = progress.cells.first else {
            Issue.record("nothing was found")
            return
        }
        #expect(findings.map(\.kind) == [.blank])
        #expect(findings.first?.sentence == "After pressing button \"Cancel\" the screen is empty.")
        // The inputs of the test lead to this state, and have the same digests in another run.
        #expect(sweep.inputs(of: cell).allSatisfy { $0.digest != nil })
        let player = Player(sweep.inputs(of: cell), app: BeagleApp.init)
        try await player.seek(to: .max)
        #expect(try await player.facts["log"]?.description.contains("nothing is left to retry") == true)
        #expect(await player.firstDifference == nil)
    }

    @Test func `A controller that shows nothing for an error is reported as silent and never retried`() async throws {
        let (_, progress) = try await sweep {
            $0.controllers = ["Quiet"]
            $0.faults = [.status]
        }
        guard case .found(let findings) = verdict(progress, "/home", .status) else {
            Issue.record("nothing was found")
            return
        }
        #expect(findings.map(\.kind) == [.blank, .noWayOut, .silent, .neverRetried])
        for finding in findings {
            for value in finding.values.values where !value.isEmpty {
                #expect(finding.sentence.contains(value), "\(finding.kind) says \(value)")
            }
        }
        #expect(findings.last?.values.keys.contains(.error) == true)
        guard case .found(let later) = verdict(progress, "/details", .status) else {
            Issue.record("nothing was found")
            return
        }
        #expect(later.map(\.kind) == [.silent, .neverRetried])
    }

    @Test(arguments: [(QuietApp.Shown.sheet, false), (.heldSheet, true), (.refusedSheet, true), (.pushed, false)])
    func `A dismissible sheet or pushed screen is no dead end, and a sheet held open is one`(
        shown: QuietApp.Shown, isDeadEnd: Bool
    ) async throws {
        let worlds = LocalWorlds { QuietApp(shown) }
        let backend = TestBackend()
        backend.answer("/details", with: .screen(Documents.details))
        let session = await TestSession.open({ QuietApp(shown) }, screen: nil, backend: backend)
        try await session.tap("Open")
        await session.advance(by: .seconds(1))
        let screenplay = try await Scenario(reading: await session.recordedInputs(), in: worlds)
        var plan = SweepPlan()
        plan.faults = [.status]
        let progress = await Sweep(screenplay, plan: plan, in: worlds).run()
        guard case .found(let findings) = verdict(progress, "/details", .status) else {
            Issue.record("nothing was found")
            return
        }
        #expect(findings.contains { $0.kind == .silent })
        #expect(findings.contains { $0.kind == .noWayOut } == isDeadEnd)
    }

    @Test func `A crash is a finding with the pressed button, and requests after it are not swept`() async throws {
        let worlds = CrashingWorlds(LocalWorlds(BeagleApp.init))
        let screenplay = try await screenplay()
        worlds.crash { $0.isTap }
        let progress = await Sweep(screenplay, plan: SweepPlan(), in: worlds).run()
        #expect(Set(progress.cells.map(\.identity.path)) == ["/home"])
        guard case .found(let findings) = verdict(progress, "/home", .network) else {
            Issue.record("nothing was found")
            return
        }
        #expect(findings.first?.kind == .crashed && findings.first?.action.words.hasPrefix("pressing button") == true)
        #expect(verdict(progress, "/home", .slow) == .fine)
    }

    @Test func `Results are kept when a sweep is stopped`() async throws {
        let sweep = Sweep(try await screenplay(), plan: SweepPlan(), in: LocalWorlds(BeagleApp.init))
        let progress = await sweep.run { [sweep] _ in sweep.stop() }
        #expect(progress.phase == .stopped)
        #expect((1...2).contains(progress.verdicts.count))
        #expect(progress.remaining == nil)
    }

    @Test func `The same seed delivers responses in the same order`() async throws {
        let (first, one) = try await sweep { ($0.seeds, $0.faults) = (3, [.slow]) }
        let (second, two) = try await sweep { ($0.seeds, $0.faults) = (3, [.slow]) }
        #expect(one.cells.count == 6 && one.cells == two.cells)
        for cell in one.cells {
            #expect(first.inputs(of: cell).map(\.time) == second.inputs(of: cell).map(\.time))
            #expect(!first.inputs(of: cell).isEmpty)
        }
    }
}
