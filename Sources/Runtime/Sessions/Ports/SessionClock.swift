/// A session's only source of time; tests turn one by hand.
public protocol SessionClock: Sendable {
    /// Time since some fixed moment; never goes back.
    var now: Duration { get }
    /// Calls `body` once, from anywhere, when `delay` has passed, unless the alarm is cancelled first.
    func wake(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> any SessionAlarm
    /// Somebody stands still until `isOver`, for this long at most, with the thread by which this clock would be
    /// turned. Only a clock that is turned by hand has to do something about that: it turns itself.
    func passBy(_ limit: Duration, until isOver: () -> Bool)
    /// Lets others go first who wait for this task's thread, or for the processor that it runs on.
    func giveWay() async
}

extension SessionClock {
    /// Time passes by itself.
    public func passBy(_ limit: Duration, until isOver: () -> Bool) {}

    /// Lets other tasks have the thread.
    public func giveWay() async {
        await Task.yield()
    }
}

/// A wake-up that has been asked for.
public protocol SessionAlarm: Sendable {
    /// Gives the wake-up up; one that is already under way may still come.
    func cancel()
}
