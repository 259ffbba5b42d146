public import Foundation
public import HeadlessUIKit

/// A point of the session's time as run loops and operation queues have it.
public struct SessionSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// That date.
    public init(_ date: Date) { self.date = date }

    /// How far the other one is from this.
    public func distance(to other: SessionSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// A point so far from this one.
    public func advanced(by n: Stride) -> SessionSchedulerTime { SessionSchedulerTime(date + n.timeInterval) }

    /// A span of time.
    public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
        SchedulerTimeIntervalConvertible, Sendable
    {
        /// In seconds.
        public var magnitude: TimeInterval
        /// In seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// So many seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// So many seconds.
        public init(integerLiteral value: Int) { magnitude = TimeInterval(value) }
        /// So many seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// So many seconds, where a number holds them.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        /// Whether it is shorter.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        /// Both together.
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
        /// What is between them.
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
        /// The seconds of one times those of the other.
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
        /// Multiplies by the seconds of another.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        /// Whole seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        /// Seconds and parts of one.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// Thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        /// Millionths of a second.
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        /// Billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}

/// A scheduler whose time is that of the session's date, and which runs everything in turns of the session.
public protocol SessionScheduler: Scheduler
where SchedulerTimeType == SessionSchedulerTime, SchedulerOptions == SessionSchedulerOptions {}

/// Says nothing here: there are no modes and no qualities of service.
public struct SessionSchedulerOptions: Sendable {
    /// Keeps nothing.
    public init() {}
}

extension SessionScheduler {
    /// The session's date.
    public var now: SessionSchedulerTime { SessionSchedulerTime(_now()) }
    /// None.
    public var minimumTolerance: SessionSchedulerTime.Stride { 0 }

    private func delay(until date: SessionSchedulerTime) -> Duration { .counted(now.distance(to: date).magnitude) }

    /// Runs a closure after the current turn.
    public func schedule(options: SessionSchedulerOptions?, _ action: @escaping () -> Void) {
        SessionSchedule.main.run(action)
    }

    /// Runs a closure when the session's clock has come that far.
    public func schedule(
        after date: SessionSchedulerTime, tolerance: SessionSchedulerTime.Stride, options: SessionSchedulerOptions?,
        _ action: @escaping () -> Void
    ) { SessionSchedule.main.run(after: delay(until: date), action) }

    /// Runs a closure when the session's clock has come that far, and again after every interval.
    public func schedule(
        after date: SessionSchedulerTime, interval: SessionSchedulerTime.Stride,
        tolerance: SessionSchedulerTime.Stride, options: SessionSchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        SessionSchedule.main.run(after: delay(until: date), every: .counted(interval.magnitude), action)
    }
}

extension RunLoop: SessionScheduler {
    /// A point of the session's time.
    public typealias SchedulerTimeType = SessionSchedulerTime
    /// Says nothing here.
    public typealias SchedulerOptions = SessionSchedulerOptions
}

extension SessionRunLoop: SessionScheduler {
    /// A point of the session's time.
    public typealias SchedulerTimeType = SessionSchedulerTime
    /// Says nothing here.
    public typealias SchedulerOptions = SessionSchedulerOptions
}

extension SessionOperationQueue: SessionScheduler {
    /// A point of the session's time.
    public typealias SchedulerTimeType = SessionSchedulerTime
    /// Says nothing here.
    public typealias SchedulerOptions = SessionSchedulerOptions
}

/// Whichever queue it is: work comes in turns of the session.
extension OperationQueue: SessionScheduler {
    /// A point of the session's time.
    public typealias SchedulerTimeType = SessionSchedulerTime
    /// Says nothing here.
    public typealias SchedulerOptions = SessionSchedulerOptions
}
