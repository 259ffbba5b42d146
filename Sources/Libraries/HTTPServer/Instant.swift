internal import Glibc

/// A point in time of the monotonic clock, with nanosecond resolution. It is smaller than `ContinuousClock.Instant`.
struct Instant: Comparable, Sendable {
    private var nanoseconds: Int64

    static let distantFuture = Instant(nanoseconds: .max)

    static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    static func + (left: Instant, right: Duration) -> Instant {
        Instant(nanoseconds: left.nanoseconds + right.nanoseconds)
    }

    static func - (left: Instant, right: Instant) -> Duration {
        .nanoseconds(left.nanoseconds - right.nanoseconds)
    }

    static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }
}

extension Duration {
    var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
