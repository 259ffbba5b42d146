public import Dispatch

/// Dispatch timers that use the session's clock.
///
/// Dispatch's methods have the same names and types. Swift prefers a property whose value can be called to a method, so
/// these properties replace Dispatch's methods, also for a timer whose type is the protocol.
extension DispatchSource {
    /// Makes a timer; see ``MakeTimerCall``.
    public static var makeTimerSource: MakeTimerCall { MakeTimerCall() }

    /// A call of `makeTimerSource`.
    public struct MakeTimerCall {
        /// Creates a timer that uses the session's clock. Its handlers run on `queue`, or on a global queue if `queue`
        /// is nil. Flags have no effect.
        public func callAsFunction(
            flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
        ) -> any DispatchSourceTimer {
            guard !AppEnvironment.current.isOfSession else { return SessionTimerSource(on: queue) }
            let direct: (DispatchSource.TimerFlags, DispatchQueue?) -> any DispatchSourceTimer =
                DispatchSource.makeTimerSource(flags:queue:)
            return direct(flags, queue)
        }
    }
}

extension DispatchSourceTimer {
    /// Sets when the timer fires; see ``TimerScheduleCall``.
    public var schedule: TimerScheduleCall { TimerScheduleCall(timer: self) }
}

/// A call of `schedule` of a timer. In a session, leeway has no effect, because its clock is exact.
public struct TimerScheduleCall {
    let timer: any DispatchSourceTimer

    /// Sets the first time and the interval.
    public func callAsFunction(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        guard let own = timer as? SessionTimerSource else {
            let direct: (DispatchTime, DispatchTimeInterval, DispatchTimeInterval) -> Void =
                timer.schedule(deadline:repeating:leeway:)
            return direct(deadline, interval, leeway)
        }
        own.set(
            after: deadline == .distantFuture ? nil : DispatchQueue.delay(until: deadline), every: interval.duration)
    }

    /// Sets the first time and the interval in seconds.
    public func callAsFunction(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) { callAsFunction(deadline: deadline, repeating: .of(interval), leeway: leeway) }

    /// Sets the first time, in wall time, and the interval.
    public func callAsFunction(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        callAsFunction(
            deadline: .now() + DispatchQueue.interval(until: wallDeadline), repeating: interval, leeway: leeway)
    }

    /// Sets the first time, in wall time, and the interval in seconds.
    public func callAsFunction(
        wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) { callAsFunction(wallDeadline: wallDeadline, repeating: .of(interval), leeway: leeway) }
}

extension DispatchTimeInterval {
    /// Returns an interval of the given seconds; `.never` if the number is not finite.
    fileprivate static func of(_ seconds: Double) -> DispatchTimeInterval {
        seconds.isFinite ? .nanoseconds(Int(seconds * 1e9)) : .never
    }

    /// The interval; nil for never.
    var duration: Duration? {
        switch self {
        case .seconds(let count): .seconds(count)
        case .milliseconds(let count): .milliseconds(count)
        case .microseconds(let count): .microseconds(count)
        case .nanoseconds(let count): .nanoseconds(count)
        case .never: nil
        @unknown default: nil
        }
    }
}
