/// The only source of time for sessions. Tests advance theirs manually.
public protocol SessionClock: Sendable {
    /// The time since a fixed moment; never decreases.
    var now: Duration { get }
    /// Calls `body` once, on any thread, after `delay`, unless the alarm is cancelled first.
    func wake(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> any SessionAlarm
    /// Informs the clock that a caller blocks its thread until `isOver` returns true, for at most `limit`.
    ///
    /// Only a manual clock must react: it advances itself, because the blocked thread is the one that would advance it.
    func passBy(_ limit: Duration, until isOver: () -> Bool)
    /// Yields the thread and the processor to waiting work.
    func yieldThread() async
}

extension SessionClock {
    /// Does nothing, because real time passes by itself.
    public func passBy(_ limit: Duration, until isOver: () -> Bool) {}

    /// Yields the thread to other tasks.
    public func yieldThread() async {
        await Task.yield()
    }
}

/// A scheduled wake-up.
public protocol SessionAlarm: Sendable {
    /// Cancels the wake-up; one that has already started may still be delivered.
    func cancel()
}
