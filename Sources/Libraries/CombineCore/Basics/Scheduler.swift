/// Where and when closures are run.
public protocol Scheduler<SchedulerTimeType> {
    /// A point of its time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// How something is to be run.
    associatedtype SchedulerOptions

    /// The point that its time has come to.
    var now: SchedulerTimeType { get }
    /// How much later than asked for something may run at least.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure when there is a chance.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure once its time has come to a point.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs a closure once its time has come to a point, and again after every interval until that is called off.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure when there is a chance.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure once its time has come to a point.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure once its time has come to a point, or so much later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }

    /// Runs a closure at a point of its time, and again after every interval until that is called off.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a point of its time or so much later, and again after every interval until that is called off.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A span of a scheduler's time that is made of units of the world's.
public protocol SchedulerTimeIntervalConvertible {
    /// Whole seconds.
    static func seconds(_ s: Int) -> Self
    /// Seconds and parts of one.
    static func seconds(_ s: Double) -> Self
    /// Thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// Millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// Billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

/// Runs every closure at once, whenever it is asked for.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// A point of a time that does not go on.
    public struct SchedulerTimeType: Strideable, Sendable {
        fileprivate var place = 0
        /// As far as one point is from another.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.place - place) }
        /// A point so far from here.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(place: place + n.magnitude) }

        /// A span of a time that does not go on.
        public struct Stride: Comparable, SignedNumeric, Codable, ExpressibleByFloatLiteral,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// How far it is, in no unit.
            public var magnitude: Int

            /// So far.
            public init(_ value: Int) { magnitude = value }
            /// So far.
            public init(integerLiteral value: Int) { magnitude = value }
            /// So far, rounded towards nothing.
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            /// So far, where an integer holds it.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether it is shorter.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// Both together.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            /// What is between them.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            /// One times the other.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            /// Multiplies by another.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            /// No time at all.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// No time at all.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// No time at all.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// No time at all.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// No time at all.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    private init() {}

    /// The only one.
    public static let shared = ImmediateScheduler()

    /// Always the same point.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the closure now.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs the closure now.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs the closure now, and not again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
