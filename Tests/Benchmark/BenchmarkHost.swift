import HeadlessUIKit

/// The host of an application whose clock stands still; what it puts off runs when it is told to.
final class BenchmarkHost: ApplicationHost {
    private let inert = InertHost()
    private var queue: [() -> Void] = []

    var now: Duration { .zero }

    func startTimer(after delay: Duration, for work: String, _ fire: @escaping () -> Void) -> TimerNumber {
        inert.startTimer(after: delay, for: work, fire)
    }

    func cancelTimer(_ id: TimerNumber) {}
    func enqueue(_ work: @escaping () -> Void) { queue.append(work) }
    func open(_ url: URL, completion: ((Bool) -> Void)?) { completion?(false) }
    func log(_ note: ConsoleMessage) {}

    /// Runs what was put off, and what that puts off.
    func runQueue() {
        while !queue.isEmpty {
            let due = queue
            queue = []
            for work in due { work() }
        }
    }
}
