import Locks
package import Recordings
package import Wire

/// A sweep of a recording: each fault is applied to each request, and every action that a person could take next is
/// tried.
///
/// A sweep uses no network and no real clock. If worlds run in separate processes, a crash or hang of the app is a
/// result like any other. The results so far are kept when a sweep is stopped.
package final class Sweep: Sendable {
    private struct State {
        var progress = SweepProgress()
        var paths: [SweepCell: InputPath] = [:]
        var wantsStop = false
        var began: ContinuousClock.Instant?
    }

    /// The plan of the sweep.
    package let plan: SweepPlan
    private let scenario: Scenario
    private let worlds: any Worlds
    private let bounds: SimulationLimits
    private let state = Locked(State())

    /// Creates a sweep; nothing runs yet.
    package init(
        _ screenplay: Scenario, plan: SweepPlan, in worlds: any Worlds, bounds: SimulationLimits = SimulationLimits()
    ) {
        self.scenario = screenplay
        self.plan = plan
        self.worlds = worlds
        self.bounds = bounds
    }

    /// The current progress.
    package var progress: SweepProgress {
        state.withLock { state in
            if let began = state.began, !state.progress.isOver { state.progress.duration = ContinuousClock.now - began }
            return state.progress
        }
    }

    /// Returns the inputs that lead to the worst finding of a test, or to the fault if there is none; empty if it was
    /// not tested.
    package func inputs(of cell: SweepCell) -> [RecordedInput] {
        state.withLock { $0.paths[cell] }?.inputs ?? []
    }

    /// Stops the sweep. Tests that are in progress are completed.
    package func stop() {
        state.withLock { $0.wantsStop = true }
    }

    /// Runs all tests and returns the findings.
    ///
    /// - Parameter told: Called with the progress after each test.
    @discardableResult
    package func run(told: @escaping @Sendable (SweepProgress) -> Void = { _ in }) async -> SweepProgress {
        let orders = plan.controllers.flatMap { controller in
            (0..<max(1, plan.seeds)).map { (controller: controller, seed: $0) }
        }
        state.withLock { state in
            state.began = .now
            state.progress.unplannedRuns = orders.count
        }
        var played: [RequestSequence] = []
        for order in orders where !wantsStop {
            let soundRun = await soundRun(controller: order.controller, seed: order.seed)
            let requests = add(soundRun, after: played)
            played.append(RequestSequence(soundRun))
            await sweep(requests, of: soundRun, told: told)
        }
        if !wantsStop { addRequestsNotMade(played) }
        return state.withLock { state in
            state.progress.duration = state.began.map { ContinuousClock.now - $0 } ?? .zero
            let isWhole = state.progress.verdicts.count == state.progress.cells.count && !state.progress.cells.isEmpty
            state.progress.phase = state.wantsStop && !isWhole ? .stopped : .done
            return state.progress
        }
    }

    private var wantsStop: Bool { state.withLock { $0.wantsStop } }

    private func soundRun(controller: String?, seed: Int) async -> SoundRun {
        await SoundRun(
            scenario, controller: controller, seed: seed, in: worlds, bounds: bounds, mostRequests: plan.mostRequests,
            isStopped: { self.wantsStop })
    }

    /// The requests under one controller and seed, without the run that found them.
    private struct RequestSequence {
        let controller: String?
        let seed: Int
        let asks: [RequestOccurrence]
        let extent: SoundRun.Extent

        init(_ run: SoundRun) {
            (controller, seed, asks, extent) = (run.controller, run.seed, run.requests.map(\.identity), run.extent)
        }
    }

    /// Adds the tests of one controller and seed, and returns the requests to test.
    ///
    /// An earlier run under the same controller may have ended at the maximum number of requests. It is then unknown
    /// whether that run would have made a request that only this run has made. Such requests are omitted, so that all
    /// seeds have the same rows.
    private func add(_ soundRun: SoundRun, after played: [RequestSequence]) -> [SweptRequest] {
        let others = played.filter { $0.controller == soundRun.controller }
        let known = Set(others.flatMap(\.asks))
        let mayAdd = others.allSatisfy { $0.extent == .whole }
        let requests = soundRun.requests.filter { mayAdd || known.contains($0.identity) }
        state.withLock { state in
            state.progress.plan(
                requests.flatMap { cells(controller: soundRun.controller, seed: soundRun.seed, ask: $0.identity) })
        }
        return requests
    }

    /// Adds a test with the result `notMade` for each request that only other controllers and seeds make.
    private func addRequestsNotMade(_ played: [RequestSequence]) {
        var known: Set<RequestOccurrence> = []
        let asks = played.flatMap(\.asks).filter { known.insert($0).inserted }
        state.withLock { state in
            for order in played where order.extent == .whole {
                let made = Set(order.asks)
                let missing = asks.filter { !made.contains($0) }.flatMap {
                    cells(controller: order.controller, seed: order.seed, ask: $0)
                }
                state.progress.cells += missing
                for cell in missing { state.progress.verdicts[cell] = .notMade }
            }
        }
    }

    private func cells(controller: String?, seed: Int, ask: RequestOccurrence) -> [SweepCell] {
        plan.faults.map { SweepCell(controller: controller, seed: seed, identity: ask, fault: $0) }
    }

    private func sweep(
        _ requests: [SweptRequest], of soundRun: SoundRun, told: @escaping @Sendable (SweepProgress) -> Void
    ) async {
        await withTaskGroup(of: Void.self) { group in
            var waiting = requests.makeIterator()
            func beginNext() {
                guard !wantsStop, let request = waiting.next() else { return }
                group.addTask { await self.sweep(request, of: soundRun, told: told) }
            }
            for _ in 0..<max(1, plan.width) { beginNext() }
            for await _ in group { beginNext() }
        }
    }

    private func sweep(
        _ request: SweptRequest, of soundRun: SoundRun, told: @Sendable (SweepProgress) -> Void
    ) async {
        let baseline = await soundRun.baseline(at: request)
        state.withLock { $0.progress.runs += 1 }
        for fault in plan.faults where !wantsStop {
            let outcome = await FaultRun(soundRun: soundRun, request: request, fault: fault, baseline: baseline)
                .result()
            let cell = SweepCell(
                controller: soundRun.controller, seed: soundRun.seed, identity: request.identity, fault: fault)
            record(outcome, of: cell)
            told(progress)
        }
    }

    private func record(_ outcome: FaultOutcome, of cell: SweepCell) {
        state.withLock { state in
            state.progress.runs += outcome.runs
            state.paths[cell] = outcome.path
            state.progress.verdicts[cell] =
                !outcome.isReached ? .notMade : outcome.findings.isEmpty ? .fine : .found(outcome.findings)
        }
    }
}
