import Locks
public import Sessions

/// A clock that stands still until a test turns it.
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

    /// A clock at zero.
    public init() {}

    /// How far the clock was turned.
    public var now: Duration {
        state.withLock { $0.now }
    }

    /// Asks to be called when the clock is turned past this moment.
    public func wake(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> any SessionAlarm {
        let number = state.withLock { state in
            state.lastAlarm += 1
            state.alarms.append(Alarm(number: state.lastAlarm, due: state.now + delay, body: body))
            return state.lastAlarm
        }
        return Handle(number: number, clock: self)
    }

    /// Goes from alarm to alarm until `isOver`, since nobody turns the clock while code waits for what it reads.
    public func passBy(_ limit: Duration, until isOver: () -> Bool) {
        let end = now + limit
        while !isOver(), let next = nextAlarm, next <= end { turn(to: next) }
    }

    /// When the next alarm goes off; nil when nobody waits.
    public var nextAlarm: Duration? {
        state.withLock { state in state.alarms.map(\.due).min() }
    }

    /// Turns the clock to a moment and lets the alarms go off that are due then, earliest first.
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
