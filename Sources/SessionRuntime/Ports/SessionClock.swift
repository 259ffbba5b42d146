/// A session's only source of time; tests turn one by hand.
public protocol SessionClock: Sendable {
    /// Time since some fixed moment; never goes back.
    var now: Duration { get }
    /// Calls `body` once, from anywhere, when `delay` has passed, unless the alarm is cancelled first.
    func wake(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> any SessionAlarm
}

/// A wake-up that has been asked for.
public protocol SessionAlarm: Sendable {
    /// Gives the wake-up up; one that is already under way may still come.
    func cancel()
}
