import Locking
package import Recording
package import Wire

/// A recording swept with faults: each of its requests is given each fault, and everything that a person could do next is
/// tried.
///
/// Nothing reaches a network or waits for a clock. What crashes or hangs the app is a result like others, where worlds run in
/// processes of their own. What was tried is kept when a sweep is stopped.
package final class Sweep: Sendable {
    private struct State {
        var progress = SweepProgress()
        var inputs: [SweepCell: [RecordedInput]] = [:]
        var wantsStop = false
        var began: ContinuousClock.Instant?
    }

    /// What is tried.
    package let plan: SweepPlan
    private let screenplay: Screenplay
    private let worlds: any Worlds
    private let bounds: RehearsalBounds
    private let state = Locked(State())

    /// Prepares a sweep; nothing runs yet.
    package init(
        _ screenplay: Screenplay, _ plan: SweepPlan, in worlds: any Worlds, bounds: RehearsalBounds = RehearsalBounds()
    ) {
        self.screenplay = screenplay
        self.plan = plan
        self.worlds = worlds
        self.bounds = bounds
    }

    /// How far it is now.
    package var progress: SweepProgress {
        state.withLock { state in
            if let began = state.began, !state.progress.isOver { state.progress.duration = ContinuousClock.now - began }
            return state.progress
        }
    }

    /// The inputs that lead to the worst that was found in a try, or to the fault where nothing is wrong; none where it was
    /// not tried.
    package func inputs(of cell: SweepCell) -> [RecordedInput] {
        state.withLock { $0.inputs[cell] ?? [] }
    }

    /// Begins nothing more; what is being tried is finished.
    package func stop() {
        state.withLock { $0.wantsStop = true }
    }

    /// Tries everything, and gives what was found. `told` hears how far it is after each try.
    @discardableResult
    package func run(told: @escaping @Sendable (SweepProgress) -> Void = { _ in }) async -> SweepProgress {
        state.withLock { $0.began = .now }
        var soundRuns: [SoundRun] = []
        for controller in plan.controllers {
            for seed in 0..<max(1, plan.seeds) where !wantsStop {
                soundRuns.append(await soundRun(controller, seed))
            }
        }
        let work = plan(soundRuns)
        await withTaskGroup(of: Void.self) { group in
            var waiting = work.makeIterator()
            func beginNext() {
                guard !wantsStop, let (soundRun, request) = waiting.next() else { return }
                group.addTask { await self.sweep(request, of: soundRun, told: told) }
            }
            for _ in 0..<max(1, plan.width) { beginNext() }
            for await _ in group { beginNext() }
        }
        return state.withLock { state in
            state.progress.duration = state.began.map { ContinuousClock.now - $0 } ?? .zero
            let isWhole = state.progress.verdicts.count == state.progress.cells.count && !state.progress.cells.isEmpty
            state.progress.phase = state.wantsStop && !isWhole ? .stopped : .done
            return state.progress
        }
    }

    private var wantsStop: Bool { state.withLock { $0.wantsStop } }

    private func soundRun(_ controller: String?, _ seed: Int) async -> SoundRun {
        await SoundRun(screenplay, controller: controller, seed: seed, in: worlds, bounds: bounds)
    }

    /// Lists what is to be tried. A request that only some controllers and seeds make is a row of all.
    private func plan(_ soundRuns: [SoundRun]) -> [(SoundRun, SweptRequest)] {
        var asks: [Ask] = []
        var known: Set<Ask> = []
        for ask in soundRuns.flatMap({ $0.requests.prefix(plan.mostRequests).map(\.ask) })
        where known.insert(ask).inserted {
            asks.append(ask)
        }
        let controllers = plan.controllers.flatMap { controller in
            (0..<max(1, plan.seeds)).map { (controller: controller, seed: $0) }
        }
        var cells: [SweepCell] = []
        var missing: [SweepCell] = []
        for (index, soundRun) in soundRuns.enumerated() {
            let (controller, seed) = controllers[index]
            let made = Set(soundRun.requests.map(\.ask))
            for ask in asks {
                let row = plan.faults.map { SweepCell(controller: controller, seed: seed, ask: ask, fault: $0) }
                cells += row
                if !made.contains(ask) { missing += row }
            }
        }
        state.withLock { state in
            state.progress.cells = cells
            for cell in missing { state.progress.verdicts[cell] = .notMade }
            state.progress.phase = .running
        }
        return soundRuns.flatMap { soundRun in
            soundRun.requests.filter { known.contains($0.ask) }.map { (soundRun, $0) }
        }
    }

    private func sweep(
        _ request: SweptRequest, of soundRun: SoundRun, told: @Sendable (SweepProgress) -> Void
    ) async {
        let sound = await soundRun.sound(at: request)
        state.withLock { $0.progress.runs += 1 }
        for fault in plan.faults where !wantsStop {
            let outcome = await FaultRun(soundRun: soundRun, request: request, fault: fault, sound: sound).result()
            let cell = SweepCell(controller: soundRun.controller, seed: soundRun.seed, ask: request.ask, fault: fault)
            keep(outcome, of: cell)
            told(progress)
        }
    }

    private func keep(_ outcome: FaultOutcome, of cell: SweepCell) {
        state.withLock { state in
            state.progress.runs += outcome.runs
            state.inputs[cell] = outcome.inputs
            state.progress.verdicts[cell] =
                !outcome.isReached ? .notMade : outcome.findings.isEmpty ? .fine : .found(outcome.findings)
        }
    }
}
