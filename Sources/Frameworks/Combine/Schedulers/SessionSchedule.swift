import Foundation
import FoundationShims

/// Runs closures in turns and by the clock of the session, so that they are recorded and replayed.
struct SessionSchedule {
    /// The queue on which closures run; see `DispatchQueue.sessionAsync(execute:)`.
    let queue: DispatchQueue

    static var main: SessionSchedule { SessionSchedule(queue: .main) }

    private static var isInSession: Bool { !(AppEnvironment.current.host is InertHost) }

    /// The time since the session was opened, or since the machine was started when there is no session.
    static var now: Duration {
        isInSession
            ? AppEnvironment.current.host.now
            : .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds))
    }

    /// Runs a closure on the queue.
    func run(_ action: @escaping () -> Void) { queue.sessionAsync(execute: action) }

    /// Runs a closure after a delay; the returned object cancels it.
    @discardableResult
    func run(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
        let delay = max(delay, .zero)
        if Self.isInSession {
            return AnyCancellable.weakly(MainQueue.asyncAfter(delay) { [queue] in queue.sync(execute: action) })
        }
        let once = Once(action)
        queue.sessionAsyncAfter(deadline: .now() + delay.seconds) { once.run() }
        return once
    }

    /// Runs a closure after a delay, and again after each interval until the returned object is cancelled.
    func run(after delay: Duration, every interval: Duration, _ action: @escaping () -> Void) -> any Cancellable {
        let course = RepeatingAction(self, interval: max(interval, .milliseconds(1)), action: action)
        course.wait(delay)
        return course
    }
}

/// A cancellable that is cancelled only explicitly, not when it is deallocated.
private struct Weakly: Cancellable {
    let work: () -> Void
    func cancel() { work() }
}

extension AnyCancellable {
    fileprivate static func weakly(_ work: @escaping () -> Void) -> any Cancellable { Weakly(work: work) }
}

/// A closure that can be cancelled before it runs.
private final class Once: Cancellable {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() { action?() }
    func cancel() { action = nil }
}

/// A repeating closure. Its next timer is started after the previous one has fired, unless it was cancelled.
private final class RepeatingAction: Cancellable {
    private let schedule: SessionSchedule
    private let interval: Duration
    private var action: (() -> Void)?
    private var timer: (any Cancellable)?

    init(_ schedule: SessionSchedule, interval: Duration, action: @escaping () -> Void) {
        (self.schedule, self.interval, self.action) = (schedule, interval, action)
    }

    func wait(_ delay: Duration) {
        timer = schedule.run(after: delay) { [self] in
            action?()
            if action != nil { wait(interval) }
        }
    }

    func cancel() {
        action = nil
        timer?.cancel()
        timer = nil
    }
}

extension Duration {
    /// The duration in seconds, as a `TimeInterval`.
    var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }

    /// Returns a duration rounded to whole microseconds, because no clock resolves more.
    static func counted(_ seconds: Double) -> Duration {
        .microseconds(Int64(exactly: (seconds * 1_000_000).rounded()) ?? (seconds > 0 ? .max : 0))
    }

    /// The duration in whole nanoseconds.
    var nanoseconds: Int {
        let (seconds, attoseconds) = components
        let (whole, isTooMuch) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        return isTooMuch ? .max : whole + Int(attoseconds / 1_000_000_000)
    }
}
