package import Foundation

/// The host of code that runs outside any session. Time does not advance, and scheduled work never runs.
package final class InertHost: ApplicationHost {
    private var lastTimer: Int32 = 0

    package init() {}

    package var now: Duration { .zero }

    package func startTimer(after delay: Duration, for work: String, _ fire: @escaping () -> Void) -> TimerNumber {
        lastTimer += 1
        return TimerNumber(rawValue: lastTimer)
    }

    package func cancelTimer(_ id: TimerNumber) {}
    package func enqueue(_ work: @escaping () -> Void) {}
    package func open(_ url: URL, completion: ((Bool) -> Void)?) { completion?(false) }
    package func log(_ note: ConsoleMessage) {}
}
