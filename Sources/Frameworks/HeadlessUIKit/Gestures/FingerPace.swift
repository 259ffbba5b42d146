/// How fast a number changes that fingers say, in its unit a second.
struct FingerPace {
    private var last: (value: CGFloat, time: TimeInterval)?
    private(set) var velocity: CGFloat = 0

    /// How long fingers may say the same before they stand still, in seconds.
    private static let rest: TimeInterval = 0.1

    /// Fingers say a number at a time; the first one comes from rest.
    mutating func note(_ value: CGFloat, at time: TimeInterval, isFirst: Bool) {
        defer { last = (value, time) }
        guard let last, !isFirst else { return velocity = 0 }
        let passed = time - last.time
        if value == last.value {
            if passed > Self.rest { velocity = 0 }
        } else if passed > 0 {
            velocity = (value - last.value) / CGFloat(passed)
        }
    }
}
