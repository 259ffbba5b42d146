/// The number of crashes in a row, and the delay before the session may be resumed.
///
/// The delay exists because the machine generates a backtrace after each crash, which takes much time.
struct CrashPace {
    /// The number of crashes in a row after which the session may be resumed at once.
    private static let free = 2
    /// The time without a crash after which the count starts again.
    private static let memory = Duration.seconds(60)

    /// The number of crashes in a row.
    private(set) var count = 0
    private var last: Duration?
    /// The delay after the last crash; nil while the session may be resumed at once.
    private var backoff: Backoff?

    /// Counts a crash at this time of the session's clock.
    mutating func crashed(at now: Duration) {
        if let last, now - last > Self.memory { (count, backoff) = (0, nil) }
        count += 1
        if count > Self.free { backoff = backoff?.next ?? Backoff() }
        last = now
    }

    /// Returns the remaining delay before the session may be resumed; nil if it may be resumed now.
    func pause(at now: Duration) -> Duration? {
        guard let last, let backoff else { return nil }
        let rest = last + backoff.delay - now
        return rest > .zero ? rest : nil
    }
}
