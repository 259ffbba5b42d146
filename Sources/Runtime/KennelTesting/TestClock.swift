import Locks
public import Sessions

/// A clock that only advances when a test advances it.
public final class TestClock: SessionClock {
    private struct State {
        var now = Duration.zero
        var lastAlarm = 0
        var alarms: [Alarm] = []
    }

    private struct Alarm {
        let number: Int
        let due: Duration
        let body: @Sendable () -> Void
    }

    private struct Handle: SessionAlarm {
        let number: Int
        let clock: TestClock

        func cancel() {
            clock.state.withLock { state in state.alarms.removeAll { $0.number == number } }
        }
    }

    private let state = Locked(State())

    /// Creates a clock at zero.
    public init() {}

    /// The time since the clock was created.
    public var now: Duration {
        state.withLock { $0.now }
    }

    /// Calls `body` when the clock has advanced by `delay`.
    public func wake(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> any SessionAlarm {
        let number = state.withLock { state in
            state.lastAlarm += 1
            state.alarms.append(Alarm(number: state.lastAlarm, due: state.now + delay, body: body))
            return state.lastAlarm
        }
        return Handle(number: number, clock: self)
    }

    /// Advances to one alarm after another, until `isOver` returns true or no alarm is due within `limit`.
    ///
    /// Called while code waits synchronously, because nothing else advances the clock then.
    public func passBy(_ limit: Duration, until isOver: () -> Bool) {
        let end = now + limit
        while !isOver(), let next = nextAlarm, next <= end { turn(to: next) }
    }

    /// The time of the next alarm; nil if there is none.
    public var nextAlarm: Duration? {
        state.withLock { state in state.alarms.map(\.due).min() }
    }

    /// Advances the clock to a time and fires the alarms that are due until then, earliest first.
    public func turn(to moment: Duration) {
        let due = state.withLock { state in
            state.now = max(state.now, moment)
            let due = state.alarms.filter { $0.due <= state.now }.sorted { ($0.due, $0.number) < ($1.due, $1.number) }
            state.alarms.removeAll { $0.due <= state.now }
            return due
        }
        for alarm in due { alarm.body() }
    }
}
