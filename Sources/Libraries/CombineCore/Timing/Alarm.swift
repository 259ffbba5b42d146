import Locks

/// A closure that runs once at a point of a scheduler's time, unless it is cancelled before.
final class Alarm: Cancellable {
    private struct State {
        var schedule: (any Cancellable)?
        var isOver = false
    }

    private let state = Locked(State())

    /// Schedules a closure. Only a repeating schedule can be cancelled, so the closure is scheduled to repeat and
    /// cancels itself on its first run.
    static func set<S: Scheduler>(
        on scheduler: S, after delay: S.SchedulerTimeType.Stride, options: S.SchedulerOptions?,
        action: @escaping () -> Void
    ) -> Alarm {
        let alarm = Alarm()
        let again: S.SchedulerTimeType.Stride = delay > .seconds(0) ? delay : .seconds(1)
        let schedule = scheduler.schedule(
            after: scheduler.now.advanced(by: delay), interval: again, tolerance: scheduler.minimumTolerance,
            options: options
        ) {
            if alarm.end() { action() }
        }
        let isLate = alarm.state.with { state in
            if !state.isOver { state.schedule = schedule }
            return state.isOver
        }
        if isLate { schedule.cancel() }
        return alarm
    }

    func cancel() { _ = end() }

    /// Cancels the schedule. Returns whether the closure had not run yet.
    private func end() -> Bool {
        let old = state.with { state in
            defer { state = State(isOver: true) }
            return state
        }
        old.schedule?.cancel()
        return !old.isOver
    }
}

/// A set of pending alarms, which are cancelled in the order in which they were set.
final class Alarms {
    private struct State {
        var alarms: [Int: Alarm] = [:]
        var last = 0
        var isOver = false
    }

    private let state = Locked(State())

    func set<S: Scheduler>(
        on scheduler: S, after delay: S.SchedulerTimeType.Stride, options: S.SchedulerOptions?,
        action: @escaping () -> Void
    ) {
        let number = state.with { state in
            state.last += 1
            return state.last
        }
        let alarm = Alarm.set(on: scheduler, after: delay, options: options) { [self] in
            drop(number)
            action()
        }
        let isLate = state.with { state in
            if !state.isOver, !alarm.isOver { state.alarms[number] = alarm }
            return state.isOver
        }
        if isLate { alarm.cancel() }
    }

    private func drop(_ number: Int) {
        let old = state.with { $0.alarms.removeValue(forKey: number) }
        withExtendedLifetime(old) {}
    }

    func cancel() {
        let old = state.with { state in
            defer { (state.alarms, state.isOver) = ([:], true) }
            return state.alarms
        }
        for alarm in old.sorted(by: { $0.key < $1.key }) { alarm.value.cancel() }
    }
}

extension Alarm {
    /// Whether the closure has run or was cancelled.
    var isOver: Bool { state.with { $0.isOver } }
}
