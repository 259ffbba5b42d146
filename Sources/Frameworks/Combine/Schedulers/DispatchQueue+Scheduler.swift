public import Dispatch
import FoundationShims

/// Makes dispatch queues schedulers. Closures run in turns of the session and according to its clock, as with `async`
/// and `asyncAfter`.
extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// Nanoseconds since the session was opened.
        private var nanoseconds: Int

        init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

        /// Converts a time of the machine's clock to the session's clock by its distance from now, rounded to
        /// milliseconds.
        public init(_ time: DispatchTime) {
            let (then, now) = (time.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
            let ticks = (Int(clamping: max(then, now) - min(then, now)) + 500_000) / 1_000_000
            nanoseconds = SessionSchedule.now.nanoseconds + (then < now ? -ticks : ticks) * 1_000_000
        }

        /// The corresponding time of the machine's clock, by its distance from now.
        public var dispatchTime: DispatchTime {
            .now() + .nanoseconds(nanoseconds - SessionSchedule.now.nanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(.nanoseconds(other.nanoseconds - nanoseconds))
        }
        /// Returns a time at a distance from this one. If the sum overflows, returns the last representable time.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let (sum, isTooMuch) = nanoseconds.addingReportingOverflow(n.magnitude)
            return SchedulerTimeType(nanoseconds: isTooMuch ? .max : sum)
        }

        public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// The duration in nanoseconds.
            public var magnitude: Int

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            private init(_ value: Int, times unit: Int) {
                let (product, isTooMuch) = value.multipliedReportingOverflow(by: unit)
                magnitude = isTooMuch ? (value < 0 ? .min : .max) : product
            }

            public init(_ timeInterval: DispatchTimeInterval) {
                self =
                    switch timeInterval {
                    case .seconds(let count): .seconds(count)
                    case .milliseconds(let count): .milliseconds(count)
                    case .microseconds(let count): .microseconds(count)
                    case .nanoseconds(let count): .nanoseconds(count)
                    default: Stride(nanoseconds: .max)
                    }
            }
            /// Creates a duration of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates a duration of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates a duration of seconds; nil if the value does not fit into an `Int`.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func + (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
            }
            public static func - (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
            }
            /// Multiplies the two values in seconds.
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                .seconds(Double(lhs.magnitude) / 1e9 * Double(rhs.magnitude) / 1e9)
            }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }
            public static func seconds(_ s: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s > 0 ? .max : 0))
            }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1_000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }

    /// Stored; has no visible effect.
    public struct SchedulerOptions {
        /// Stored; has no visible effect.
        public var qos: DispatchQoS
        /// Stored; has no visible effect.
        public var flags: DispatchWorkItemFlags

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
            (self.qos, self.flags) = (qos, flags)
        }
    }

    /// The time of the session.
    public var now: SchedulerTimeType { SchedulerTimeType(nanoseconds: SessionSchedule.now.nanoseconds) }
    /// Always returns 0.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    private func delay(until date: SchedulerTimeType) -> Duration {
        .nanoseconds(Int64(max(0, now.distance(to: date).magnitude)))
    }

    /// Runs a closure in the session; see `async(execute:)`.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        SessionSchedule(queue: self).run(action)
    }

    /// Runs a closure when the session's clock reaches the date. The tolerance has no visible effect.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { SessionSchedule(queue: self).run(after: delay(until: date), action) }

    /// Runs a closure when the session's clock reaches the date, and again after each interval. The tolerance has no
    /// visible effect.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        SessionSchedule(queue: self).run(
            after: delay(until: date), every: .nanoseconds(Int64(interval.magnitude)), action)
    }
}
