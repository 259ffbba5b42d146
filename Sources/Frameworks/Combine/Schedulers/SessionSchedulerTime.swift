public import Foundation
public import FoundationShims

/// A point of the session's time, for run loops and operation queues.
public struct SessionSchedulerTime: Strideable, Codable, Hashable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: SessionSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> SessionSchedulerTime { SessionSchedulerTime(date + n.timeInterval) }

    public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
        SchedulerTimeIntervalConvertible, Sendable
    {
        /// The duration in seconds.
        public var magnitude: TimeInterval
        /// The duration in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a duration of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// Creates a duration of seconds.
        public init(integerLiteral value: Int) { magnitude = TimeInterval(value) }
        /// Creates a duration of seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// Creates a duration of seconds; nil if the value cannot be represented exactly.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
        /// Multiplies the two values in seconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}

/// A scheduler that uses the session's date as its time and runs everything in turns of the session.
public protocol SessionScheduler: Scheduler
where SchedulerTimeType == SessionSchedulerTime, SchedulerOptions == SessionSchedulerOptions {}

/// Scheduler options, which are empty because there are no modes and no qualities of service.
public struct SessionSchedulerOptions: Sendable {
    public init() {}
}

extension SessionScheduler {
    /// The session's date.
    public var now: SessionSchedulerTime { SessionSchedulerTime(_now()) }
    /// Always returns 0.
    public var minimumTolerance: SessionSchedulerTime.Stride { 0 }

    private func delay(until date: SessionSchedulerTime) -> Duration { .counted(now.distance(to: date).magnitude) }

    /// Runs a closure after the current turn.
    public func schedule(options: SessionSchedulerOptions?, _ action: @escaping () -> Void) {
        SessionSchedule.main.run(action)
    }

    /// Runs a closure when the session's clock reaches the date. The tolerance has no visible effect.
    public func schedule(
        after date: SessionSchedulerTime, tolerance: SessionSchedulerTime.Stride, options: SessionSchedulerOptions?,
        _ action: @escaping () -> Void
    ) { SessionSchedule.main.run(after: delay(until: date), action) }

    /// Runs a closure when the session's clock reaches the date, and again after each interval. The tolerance has no
    /// visible effect.
    public func schedule(
        after date: SessionSchedulerTime, interval: SessionSchedulerTime.Stride,
        tolerance: SessionSchedulerTime.Stride, options: SessionSchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        SessionSchedule.main.run(after: delay(until: date), every: .counted(interval.magnitude), action)
    }
}

extension RunLoop: SessionScheduler {
    public typealias SchedulerTimeType = SessionSchedulerTime
    public typealias SchedulerOptions = SessionSchedulerOptions
}

extension SessionRunLoop: SessionScheduler {
    public typealias SchedulerTimeType = SessionSchedulerTime
    public typealias SchedulerOptions = SessionSchedulerOptions
}

extension SessionOperationQueue: SessionScheduler {
    public typealias SchedulerTimeType = SessionSchedulerTime
    public typealias SchedulerOptions = SessionSchedulerOptions
}

/// Every operation queue runs its closures in turns of the session.
extension OperationQueue: SessionScheduler {
    public typealias SchedulerTimeType = SessionSchedulerTime
    public typealias SchedulerOptions = SessionSchedulerOptions
}
