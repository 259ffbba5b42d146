/// Lets inputs through at the pace of a person; a burst of two seconds' worth is fine.
struct InputPace {
    private let perSecond: Int
    /// When the last admitted input would have come, had they come evenly.
    private var evenly: Duration

    /// Admits `perSecond` inputs in a second, counted from `now`.
    init(perSecond: Int, now: Duration) {
        self.perSecond = max(1, perSecond)
        evenly = now - .seconds(2)
    }

    /// Nil when an input may pass now, otherwise how long to wait.
    mutating func admit(at now: Duration) -> Duration? {
        let next = max(evenly, now - .seconds(2)) + .seconds(1) / perSecond
        guard next <= now else { return next - now }
        evenly = next
        return nil
    }
}
