/// What an application needs from the world, and all it can reach of it.
package protocol ApplicationHost: AnyObject {
    /// Time since the session started.
    var now: Duration { get }
    /// Runs `fire` after `delay`, as an input of its own; `work` says whose it is, such as `animation`.
    func startTimer(after delay: Duration, for work: String, _ fire: @escaping () -> Void) -> TimerNumber
    /// Forgets a timer; one that has fired or never was is no error.
    func cancelTimer(_ id: TimerNumber)
    /// Runs `work` after the current turn and before the next input, first come, first served.
    func enqueue(_ work: @escaping () -> Void)
    /// Leaves the app for `url`; the completion hears whether that worked.
    func open(_ url: URL, completion: ((Bool) -> Void)?)
    /// Something a developer would find in the console.
    func log(_ note: ApplicationNote)
}

/// The number of a timer of the application's host.
package struct TimerNumber: Hashable, Sendable, CustomStringConvertible {
    /// The count, from 1.
    package let rawValue: Int32

    /// Takes a number as it is.
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// `t` and the count.
    package var description: String { "t\(rawValue)" }
}
