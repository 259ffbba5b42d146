public import Dispatch
import HeadlessUIKit

/// Queues as schedulers: in turns and by the clock of the session, as with `async` and `asyncAfter`.
extension DispatchQueue: Scheduler {
    /// A point of the session's time.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// Billionths of a second since the session was opened.
        private var nanoseconds: Int

        init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

        /// The point of the session's time that is as far from now as this one of the machine's, to the millisecond.
        public init(_ time: DispatchTime) {
            let (then, now) = (time.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
            let ticks = (Int(clamping: max(then, now) - min(then, now)) + 500_000) / 1_000_000
            nanoseconds = SessionSchedule.now.nanoseconds + (then < now ? -ticks : ticks) * 1_000_000
        }

        /// The point of the machine's time that is as far from now as this one of the session's.
        public var dispatchTime: DispatchTime {
            .now() + .nanoseconds(nanoseconds - SessionSchedule.now.nanoseconds)
        }

        /// How far the other one is from this.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(.nanoseconds(other.nanoseconds - nanoseconds))
        }
        /// A point so far from this one; one that no number tells is the last that one does.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let (sum, isTooMuch) = nanoseconds.addingReportingOverflow(n.magnitude)
            return SchedulerTimeType(nanoseconds: isTooMuch ? .max : sum)
        }

        /// A span of time.
        public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// In billionths of a second.
            public var magnitude: Int

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            private init(_ value: Int, times unit: Int) {
                let (product, isTooMuch) = value.multipliedReportingOverflow(by: unit)
                magnitude = isTooMuch ? (value < 0 ? .min : .max) : product
            }

            /// As Dispatch has it.
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
            /// So many seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// So many seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// So many seconds, where an integer holds them.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            /// As Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Whether it is shorter.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// Both together.
            public static func + (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
            }
            /// What is between them.
            public static func - (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
            }
            /// The seconds of one times those of the other.
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                .seconds(Double(lhs.magnitude) / 1e9 * Double(rhs.magnitude) / 1e9)
            }
            /// Multiplies by the seconds of another.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            /// Whole seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }
            /// Seconds and parts of one.
            public static func seconds(_ s: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s > 0 ? .max : 0))
            }
            /// Thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }
            /// Millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1_000) }
            /// Billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }

    /// Says nothing here; kept.
    public struct SchedulerOptions {
        /// Kept.
        public var qos: DispatchQoS
        /// Kept.
        public var flags: DispatchWorkItemFlags

        /// Keeps these.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
            (self.qos, self.flags) = (qos, flags)
        }
    }

    /// The session's time.
    public var now: SchedulerTimeType { SchedulerTimeType(nanoseconds: SessionSchedule.now.nanoseconds) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    private func delay(until date: SchedulerTimeType) -> Duration {
        .nanoseconds(Int64(max(0, now.distance(to: date).magnitude)))
    }

    /// Runs a closure in the session; see `async(execute:)`.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        SessionSchedule(queue: self).run(action)
    }

    /// Runs a closure when the session's clock has come that far.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { SessionSchedule(queue: self).run(after: delay(until: date), action) }

    /// Runs a closure when the session's clock has come that far, and again after every interval.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        SessionSchedule(queue: self).run(
            after: delay(until: date), every: .nanoseconds(Int64(interval.magnitude)), action)
    }
}
