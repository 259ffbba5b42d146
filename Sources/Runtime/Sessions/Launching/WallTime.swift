import Foundation

/// The time of day.
package enum WallTime {
    /// Milliseconds since 1970; negative where the clock is set before that.
    package static var milliseconds: Int64 { milliseconds(of: Date()) }

    /// Milliseconds since 1970 of a date; one that is too far away is the last or the first that can be counted.
    static func milliseconds(of date: Date) -> Int64 {
        let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded()
        return Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max)
    }

    /// How long ago a time in milliseconds since 1970 is; none where it is still to come.
    static func since(_ time: Int64, now: Int64 = milliseconds) -> Duration {
        let (passed, isBeyond) = now.subtractingReportingOverflow(time)
        return isBeyond ? .zero : max(.zero, .milliseconds(passed))
    }

    /// An epoch for a session that goes on now: another one than it had before, also where the clock is set before
    /// 1970.
    static func epoch(at time: Int64 = milliseconds) -> UInt64 {
        // A session's first epoch is 1.
        max(2, time.magnitude)
    }
}
