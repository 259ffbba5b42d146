package import Foundation

/// The interface through which an application reaches everything outside itself.
package protocol ApplicationHost: AnyObject {
    /// The time since the session started.
    var now: Duration { get }
    /// Calls `fire` after `delay`, as a separate input. `work` is the purpose for the log, such as `animation`.
    func startTimer(after delay: Duration, for work: String, _ fire: @escaping () -> Void) -> TimerNumber
    /// Cancels a timer. Has no effect for a timer that has fired or does not exist.
    func cancelTimer(_ id: TimerNumber)
    /// Runs `work` after the current turn and before the next input, in the order of the calls.
    func enqueue(_ work: @escaping () -> Void)
    /// Opens a URL outside the app; the completion receives whether that succeeded.
    func open(_ url: URL, completion: ((Bool) -> Void)?)
    /// Logs a message for the developer.
    func log(_ note: ConsoleMessage)
}

/// The number of a timer.
package struct TimerNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number, counted from 1.
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The letter `t` followed by the timer's number.
    package var description: String { "t\(rawValue)" }
}
