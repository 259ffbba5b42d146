import HeadlessUIKit

/// The host of an application whose clock stands still. Scheduled work runs when `runQueue` is called.
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

    /// Runs scheduled work, and the work that it schedules.
    func runQueue() {
        while !queue.isEmpty {
            let due = queue
            queue = []
            for work in due { work() }
        }
    }
}
