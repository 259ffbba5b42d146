public import Dispatch

/// Replaces the timer of `DispatchSource.makeTimerSource`: it fires by the session's clock, on its queue.
///
/// As on iOS, it is suspended until `resume()` or `activate()` is called, and its first time is counted from
/// `schedule`.
public final class SessionTimerSource: SessionSource, DispatchSourceTimer, @unchecked Sendable {
    /// The session time at which the timer fires next; nil never.
    private var due: Duration?
    private var interval: Duration?
    private var drop: (() -> Void)?
    private var fired: UInt = 0

    // MARK: - Times

    /// Sets when the timer fires.
    ///
    /// - Parameters:
    ///   - delay: The time to the first firing; nil if it never fires.
    ///   - interval: The time between two firings; nil if it fires once.
    func set(after delay: Duration?, every interval: Duration?) {
        due = delay.map { AppEnvironment.current.host.now + $0 }
        // A repeated timer without a pause would never let the clock advance.
        self.interval = interval.map { max($0, .milliseconds(1)) }
        stageChanged()
    }

    /// Starts a timer of the session for the next firing, and cancels the one that is running.
    override func stageChanged() {
        drop?()
        drop = nil
        guard isRunning, let due else { return }
        let environment = AppEnvironment.current
        let number = environment.host.startTimer(
            after: max(due - environment.host.now, .zero), for: "dispatch source"
        ) { [weak self, weak environment] in environment?.run { self?.elapse() } }
        drop = { [weak environment] in environment?.host.cancelTimer(number) }
    }

    private func elapse() {
        guard isRunning, let last = due else { return }
        let now = AppEnvironment.current.host.now
        // The times that have passed while the timer was suspended count as one firing.
        fired = interval.map { UInt(max(now - last, .zero) / $0) + 1 } ?? 1
        due = interval.map { last + $0 * Int(fired) }
        fire()
        stageChanged()
    }

    /// The number of times that the last call of the event handler stands for.
    public override var data: UInt { fired }

    // Former names of `schedule`, which the protocol requires.

    public func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval) {
        schedule(deadline: deadline, leeway: leeway)
    }

    public func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval) {
        schedule(wallDeadline: wallDeadline, leeway: leeway)
    }

    public func scheduleRepeating(
        deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval
    ) { schedule(deadline: deadline, repeating: interval, leeway: leeway) }

    public func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval) {
        schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }

    public func scheduleRepeating(
        wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval
    ) { schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway) }

    public func scheduleRepeating(wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval) {
        schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
    }
}
