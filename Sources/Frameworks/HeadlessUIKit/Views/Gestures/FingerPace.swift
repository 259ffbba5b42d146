/// The rate of change of a value that a gesture reports, in units per second.
struct FingerPace {
    private var last: (value: CGFloat, time: TimeInterval)?
    private(set) var velocity: CGFloat = 0

    /// The time without a change after which the rate is 0, in seconds.
    private static let rest: TimeInterval = 0.1

    /// Records a value at a time in seconds. After the first value the rate is 0.
    mutating func record(_ value: CGFloat, at time: TimeInterval, isFirst: Bool) {
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
