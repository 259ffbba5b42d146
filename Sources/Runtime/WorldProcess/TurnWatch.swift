import Glibc

/// Decides when a process that does not answer is ended.
///
/// A process that has been at one request for longer than the limit is first asked for a backtrace, and ended once that
/// is written or takes too long as well. A process that somebody has stopped (`SIGSTOP`) can write none, and is ended
/// at once.
struct TurnWatch {
    private enum State {
        /// Nothing is asked of the process.
        case idle
        /// The process has been at one request, or has left one untouched, since this time, at which it had had a
        /// processor for so long.
        case busy(beat: UInt32, since: ContinuousClock.Instant, used: Duration)
        /// The process was asked for a backtrace.
        case asked(beat: UInt32, since: ContinuousClock.Instant)
        /// The process ends by itself.
        case over
    }

    private var state = State.idle

    /// How long a backtrace may take.
    private static let patience = Duration.seconds(40)

    /// What is seen of the process.
    struct Sight {
        /// Goes on by one with all that the process does.
        let beat: UInt32
        /// Whether the process is at a request, or was sent one that it has not begun.
        let isBusy: Bool
    }

    /// What is to be done about the process.
    enum Step: Equatable {
        case wait
        /// Ask for a backtrace, which ends the process.
        case askForReport
        /// End the process, whose app did not come back.
        case end
        /// End the process, whose app is not to blame.
        case replace
    }

    /// Returns what is to be done.
    ///
    /// - Parameters:
    ///   - limit: How long one request may take.
    ///   - isReported: Whether the backtrace is written.
    ///   - isTraced: Whether the process is on its way to its end already, and writes a backtrace of its own.
    ///   - isStopped: Whether somebody has stopped the process.
    ///   - processorTime: How long the process has had a processor.
    mutating func next(
        _ sight: Sight, limit: Duration, at now: ContinuousClock.Instant, isReported: () -> Bool, isTraced: () -> Bool,
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
        if case .asked = state { return isReported() || time > limit + Self.patience ? .end : .wait }
        if isTraced() { return time > limit + Self.patience ? .end : .wait }
        state = .asked(beat: sight.beat, since: since)
        return .askForReport
    }

    /// Returns whether the process has been at its request for longer than `time`, and that is not because others have
    /// the processors: then its worlds would be as late elsewhere.
    ///
    /// - Parameters:
    ///   - processorTime: How long the process has had a processor.
    ///   - isRunnable: Whether it runs, or would if it had one.
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

    /// The process ends by itself.
    mutating func isOver() {
        state = .over
    }
}
