import Foundation
import HeadlessUIKit

/// Runs closures in turns and by the clock of the session, so that they are recorded and a replay has them again.
struct SessionSchedule {
    /// Runs them where there is no session; see `DispatchQueue.sessionAsync(execute:)`.
    let queue: DispatchQueue

    /// The schedule of the main queue.
    static var main: SessionSchedule { SessionSchedule(queue: .main) }

    private static var isInSession: Bool { !(UIApplication.shared.host is InertHost) }

    /// The time since the session was opened; outside of one, since the machine was started.
    static var now: Duration {
        isInSession
            ? UIApplication.shared.host.now
            : .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds))
    }

    /// Runs a closure as the queue does.
    func run(_ action: @escaping () -> Void) { queue.sessionAsync(execute: action) }

    /// Runs a closure so much later; the answer calls it off.
    @discardableResult
    func run(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
        let delay = max(delay, .zero)
        if Self.isInSession { return AnyCancellable.weakly(MainQueue.asyncAfter(delay, action)) }
        let once = Once(action)
        queue.sessionAsyncAfter(deadline: .now() + delay.seconds) { once.run() }
        return once
    }

    /// Runs a closure so much later, and again after every interval until that is called off.
    func run(after delay: Duration, every interval: Duration, _ action: @escaping () -> Void) -> any Cancellable {
        let course = Course(self, max(interval, .milliseconds(1)), action)
        course.wait(delay)
        return course
    }
}

/// What is called off when asked to, and not as it is let go of.
private struct Weakly: Cancellable {
    let work: () -> Void
    func cancel() { work() }
}

extension AnyCancellable {
    fileprivate static func weakly(_ work: @escaping () -> Void) -> any Cancellable { Weakly(work: work) }
}

/// A closure that may be forgotten before it is run.
private final class Once: Cancellable {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() { action?() }
    func cancel() { action = nil }
}

/// What runs again and again: a timer is set as the last one has fired and nobody has called it off.
private final class Course: Cancellable {
    private let schedule: SessionSchedule
    private let interval: Duration
    private var action: (() -> Void)?
    private var timer: (any Cancellable)?

    init(_ schedule: SessionSchedule, _ interval: Duration, _ action: @escaping () -> Void) {
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
    /// In seconds, as Foundation counts them.
    var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }

    /// So many seconds, as whole millionths: no clock tells more.
    static func counted(_ seconds: Double) -> Duration {
        .microseconds(Int64(exactly: (seconds * 1_000_000).rounded()) ?? (seconds > 0 ? .max : 0))
    }

    /// In whole billionths of a second.
    var nanoseconds: Int {
        let (seconds, attoseconds) = components
        let (whole, isTooMuch) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        return isTooMuch ? .max : whole + Int(attoseconds / 1_000_000_000)
    }
}
