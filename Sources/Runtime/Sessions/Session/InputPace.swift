/// Lets inputs through at the pace of a person; a burst of two seconds' worth is fine.
struct InputPace {
    private let interval: Duration
    private static let burst = Duration.seconds(2)
    /// When the last admitted input would have come, had they come evenly.
    private var evenly: Duration

    /// Admits `perSecond` inputs in a second, counted from `now`.
    init(perSecond: Int, now: Duration) {
        interval = .seconds(1) / max(1, perSecond)
        evenly = now - Self.burst
    }

    /// Nil when an input may pass now, otherwise how long to wait.
    mutating func admit(at now: Duration) -> Duration? {
        let next = max(evenly, now - Self.burst) + interval
        guard next <= now else { return next - now }
        evenly = next
        return nil
    }
}
