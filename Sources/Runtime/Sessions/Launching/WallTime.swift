import Foundation

/// The wall clock.
package enum WallTime {
    /// The current time in milliseconds since 1970; negative if the clock is set before 1970.
    package static var milliseconds: Int64 { milliseconds(of: Date()) }

    /// Returns a date in milliseconds since 1970, clamped to the range of `Int64`.
    static func milliseconds(of date: Date) -> Int64 {
        let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded()
        return Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max)
    }

    /// Returns the duration since a time in milliseconds since 1970; zero if the time is in the future.
    static func since(_ time: Int64, now: Int64 = milliseconds) -> Duration {
        let (passed, isBeyond) = now.subtractingReportingOverflow(time)
        return isBeyond ? .zero : max(.zero, .milliseconds(passed))
    }

    /// Returns an epoch for a resumed session. It differs from the session's earlier epochs, even if the clock is set
    /// before 1970.
    static func epoch(at time: Int64 = milliseconds) -> UInt64 {
        // Excludes 1, the first epoch of every session.
        max(2, time.magnitude)
    }
}
