import Locks
import Recordings
import Sessions
import Sweeps
import Wire

/// A comparison of two recordings, or of one recording run in two ways, played to their end in virtual time.
final class RecordedComparison: ServedComparison {
    /// A run on one side of the comparison.
    struct Half: Sendable {
        /// The recording to run and its settings.
        let run: RunPair.Run
        /// The id under which the steps of this run can be viewed.
        let watch: SessionID
        /// Whether the run has no changes from the recording, so that the original session shows its moments.
        let isAsRecorded: Bool
    }

    /// The ids of the sessions that show runs which differ from the recording.
    private typealias Shown = (left: SessionID?, right: SessionID?)

    private enum Phase {
        case waiting
        case running(Task<Void, Never>, since: ContinuousClock.Instant)
        case over(RunPair.Outcome, shown: Shown)
    }

    private struct State {
        var phase = Phase.waiting
        var done = 0
    }

    let id: SessionID
    private let left: Half
    private let right: Half
    private let pair: RunPair
    private let state = Locked(State())

    /// Prepares a comparison without running it. Throws if the two runs cannot be compared.
    init(id: SessionID, left: Half, right: Half) throws(ScenarioError) {
        pair = try RunPair(left: left.run, right: right.run)
        self.id = id
        self.left = left
        self.right = right
    }

    /// Whether both runs have finished.
    var isOver: Bool {
        state.withLock { if case .over = $0.phase { true } else { false } }
    }

    /// Runs both recordings.
    ///
    /// `show` opens a session that shows a run which differs from its recording. It returns the viewer id of that
    /// session; nil if there is no room for it.
    func begin(in worlds: any Worlds, show: @escaping @Sendable ([RecordedInput]) async -> SessionID?) {
        let task = Task { [self] in
            let outcome = await pair.run(in: worlds) { [self] in state.withLock { $0.done += 1 } }
            let shown = Shown(
                left: left.isAsRecorded ? nil : await show(outcome.left.inputs),
                right: right.isAsRecorded ? nil : await show(outcome.right.inputs))
            state.withLock { $0.phase = .over(outcome, shown: shown) }
        }
        state.withLock { state in
            if case .waiting = state.phase { state.phase = .running(task, since: .now) }
        }
    }

    func stop() {
        state.withLock { if case .running(let task, _) = $0.phase { task.cancel() } }
    }

    func report() async -> ComparisonReport? {
        let (phase, done) = state.withLock { ($0.phase, $0.done) }
        func report(_ progress: ComparisonReport.Progress) -> ComparisonReport {
            ComparisonReport(
                left: left.report(log: nil, session: nil), right: right.report(log: nil, session: nil), comparison: nil,
                isBusy: true,
                progress: progress)
        }
        switch phase {
        case .waiting: return report(.init(done: 0, all: pair.steps, duration: .zero))
        case .running(_, let since): return report(.init(done: done, all: pair.steps, duration: .now - since))
        case .over(let outcome, let shown):
            return ComparisonReport(
                left: left.report(log: outcome.left, session: shown.left),
                right: right.report(log: outcome.right, session: shown.right),
                comparison: outcome.comparison, isBusy: false,
                progress: .init(done: done, all: pair.steps, duration: .zero))
        }
    }
}

extension RecordedComparison.Half {
    /// Returns the part of the report about this run; `shown` is the session that shows it.
    fileprivate func report(log diary: RunLog?, session shown: SessionID?) -> ComparisonReport.Half {
        let screenplay = run.screenplay
        if isAsRecorded {
            return ComparisonReport.Half(
                name: run.name, watch: watch, ends: (0...screenplay.steps.count).map(screenplay.lastInput(ofMoment:)),
                last: screenplay.inputs)
        }
        guard let diary, let shown else {
            return ComparisonReport.Half(name: run.name, watch: watch, ends: [], last: nil)
        }
        return ComparisonReport.Half(name: run.name, watch: shown, ends: diary.ends, last: diary.inputs.count)
    }
}
