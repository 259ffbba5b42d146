/// A context that defines when and where closures run.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in the scheduler's time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The options with which a closure is scheduled.
    associatedtype SchedulerOptions

    /// The current time of the scheduler.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance that the scheduler supports.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure at a point in time.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs a closure at a point in time, and again after each interval until the returned object is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure at a point in time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a point in time, with a tolerance.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }

    /// Runs a closure at a point in time, and again after each interval until the returned object is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a point in time with a tolerance, and again after each interval until the returned object is
    /// cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A duration of a scheduler's time that can be created from seconds and their fractions.
public protocol SchedulerTimeIntervalConvertible {
    /// Creates a duration of whole seconds.
    static func seconds(_ s: Int) -> Self
    /// Creates a duration of seconds.
    static func seconds(_ s: Double) -> Self
    /// Creates a duration of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Creates a duration of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Creates a duration of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A scheduler that runs every closure immediately, even one with a delay.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The options of the scheduler, of which there are none.
    public typealias SchedulerOptions = Never

    /// A point in a time that does not advance.
    public struct SchedulerTimeType: Strideable, Sendable {
        fileprivate var place = 0
        /// Returns the distance to another point.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.place - place) }
        /// Returns the point at a distance from this one.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(place: place + n.magnitude) }

        /// A distance in a time that does not advance.
        public struct Stride: Comparable, SignedNumeric, Codable, ExpressibleByFloatLiteral,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// The distance, which has no unit.
            public var magnitude: Int

            /// Creates a distance of this many units.
            public init(_ value: Int) { magnitude = value }
            /// Creates a distance.
            public init(integerLiteral value: Int) { magnitude = value }
            /// Creates a distance, rounded towards 0.
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            /// Creates a distance, or nil if the value does not fit into an `Int`.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Returns whether the first distance is shorter.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// Adds two distances.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            /// Subtracts a distance.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            /// Multiplies two distances.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            /// Multiplies a distance in place.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            /// Always returns 0.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// Always returns 0.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// Always returns 0.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// Always returns 0.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// Always returns 0.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    private init() {}

    /// The only instance.
    public static let shared = ImmediateScheduler()

    /// Always returns the same point.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// Always returns 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the closure immediately.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs the closure immediately.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs the closure immediately, and only once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
