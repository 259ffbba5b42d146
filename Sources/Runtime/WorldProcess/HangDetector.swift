import Glibc

/// Decides when an unresponsive process is ended.
///
/// A process that handles one request for longer than the limit is first asked for a backtrace. It is ended when the
/// backtrace is written or takes too long. A process that was stopped (`SIGSTOP`) cannot write one, and is ended at
/// once.
struct HangDetector {
    private enum State {
        /// The process has no pending request.
        case idle
        /// The process has had a pending request without progress since this time. `used` is its processor time at that
        /// moment, and `beat` its progress counter.
        case busy(beat: UInt32, since: ContinuousClock.Instant, used: Duration)
        /// The process was asked for a backtrace.
        case asked(beat: UInt32, since: ContinuousClock.Instant)
        /// The process is ending, so that no further action is needed.
        case over
    }

    private var state = State.idle

    /// The maximum time for a backtrace.
    private static let backtraceTimeout = Duration.seconds(40)

    /// An observation of the process.
    struct Observation {
        /// The progress counter of the process, which increases at the beginning and the end of each request, and with
        /// each input.
        let beat: UInt32
        /// Whether the process is handling a request, or has not begun one that was sent.
        let isBusy: Bool
    }

    /// The next action on the process.
    enum Step: Equatable {
        case wait
        /// Ask for a backtrace, which ends the process.
        case askForReport
        /// End the process because its app hangs.
        case end
        /// End the process for a reason outside the app.
        case replace
    }

    /// Returns the next action.
    ///
    /// - Parameters:
    ///   - limit: The maximum time of one request.
    ///   - isReported: Whether the backtrace is written.
    ///   - isTraced: Whether the process has already crashed and is writing a backtrace.
    ///   - isStopped: Whether the process was stopped by a signal.
    ///   - processorTime: The processor time of the process.
    mutating func next(
        _ sight: Observation, limit: Duration, at now: ContinuousClock.Instant, isReported: () -> Bool,
        isTraced: () -> Bool,
        isStopped: () -> Bool, processorTime: () -> Duration
    ) -> Step {
        let since: ContinuousClock.Instant
        switch state {
        case .over: return .wait
        case .busy(sight.beat, let start, _) where sight.isBusy, .asked(sight.beat, let start) where sight.isBusy:
            since = start
        case .idle, .busy, .asked:
            state = sight.isBusy ? .busy(beat: sight.beat, since: now, used: processorTime()) : .idle
            return .wait
        }
        let time = now - since
        guard time > limit else { return .wait }
        if isStopped() { return .replace }
        if case .asked = state { return isReported() || time > limit + Self.backtraceTimeout ? .end : .wait }
        if isTraced() { return time > limit + Self.backtraceTimeout ? .end : .wait }
        state = .asked(beat: sight.beat, since: since)
        return .askForReport
    }

    /// Returns whether the process is late: it has made no progress for longer than `time` although it could. A process
    /// that only lacks processor time is not late, because its worlds would not run faster elsewhere.
    ///
    /// - Parameters:
    ///   - processorTime: The processor time of the process.
    ///   - isRunnable: Whether the process is running or waiting for a processor.
    func isLate(
        after time: Duration, at now: ContinuousClock.Instant, processorTime: () -> Duration, isRunnable: () -> Bool
    ) -> Bool {
        switch state {
        case .idle, .over: false
        case .asked: true
        case .busy(_, let since, let used):
            now - since > time && (!isRunnable() || processorTime() - used > time / 2)
        }
    }

    /// Records that the process is ending, so that no further action is needed.
    mutating func isOver() {
        state = .over
    }
}
