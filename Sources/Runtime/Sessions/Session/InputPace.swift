/// A rate limit for inputs, which allows bursts of two seconds' worth.
struct InputPace {
    private let interval: Duration
    private static let burst = Duration.seconds(2)
    /// The time at which the last admitted input would have arrived if inputs arrived at an even rate.
    private var evenly: Duration

    /// Creates a limit of `perSecond` inputs a second, starting at `now`.
    init(perSecond: Int, now: Duration) {
        interval = .seconds(1) / max(1, perSecond)
        evenly = now - Self.burst
    }

    /// Returns nil and counts the input if it is admitted now; otherwise returns how long to wait.
    mutating func admit(at now: Duration) -> Duration? {
        let next = max(evenly, now - Self.burst) + interval
        guard next <= now else { return next - now }
        evenly = next
        return nil
    }
}
