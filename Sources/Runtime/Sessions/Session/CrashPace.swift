/// The number of crashes in a row, and the delay before the session may be resumed.
///
/// The delay exists because each crash costs the machine a backtrace.
struct CrashPace {
    /// The number of crashes in a row after which the session may be resumed at once.
    private static let free = 2
    /// The longest delay, in seconds.
    private static let longest = 30
    /// The time without a crash after which the count starts again.
    private static let memory = Duration.seconds(60)

    /// The number of crashes in a row.
    private(set) var count = 0
    private var last: Duration?

    /// Counts a crash at this time of the session's clock.
    mutating func crashed(at now: Duration) {
        if let last, now - last > Self.memory { count = 0 }
        count += 1
        last = now
    }

    /// Returns the remaining delay before the session may be resumed; nil if it may be resumed now.
    func pause(at now: Duration) -> Duration? {
        guard let last, count > Self.free else { return nil }
        let pause = Duration.seconds(min(Self.longest, 1 << min(count - Self.free - 1, 16)))
        let rest = last + pause - now
        return rest > .zero ? rest : nil
    }
}
