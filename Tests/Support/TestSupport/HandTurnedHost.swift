package import HeadlessUIKit

/// The host of an application whose clock and queue the test controls.
package final class HandTurnedHost: ApplicationHost {
    package private(set) var now: Duration = .zero
    /// The logged messages, oldest first.
    package private(set) var notes: [ConsoleMessage] = []
    /// The exceptions that would have ended the app on iOS.
    package private(set) var exceptions: [AppException] = []
    /// The opened URLs, oldest first.
    package private(set) var opened: [URL] = []
    /// Whether opening a URL succeeds.
    package var opens = true

    private var queue: [() -> Void] = []
    private var timers: [Timer] = []
    private var lastTimer: Int32 = 0

    private struct Timer {
        var id: TimerNumber
        var due: Duration
        var fire: () -> Void
    }

    package init() {}

    /// The number of pending timers.
    package var pendingTimers: Int { timers.count }
    /// The number of closures in the main queue.
    package var pendingHops: Int { queue.count }

    package func startTimer(after delay: Duration, for work: String, _ fire: @escaping () -> Void) -> TimerNumber {
        lastTimer += 1
        let id = TimerNumber(rawValue: lastTimer)
        timers.append(Timer(id: id, due: now + delay, fire: fire))
        return id
    }

    package func cancelTimer(_ id: TimerNumber) { timers.removeAll { $0.id == id } }
    package func enqueue(_ work: @escaping () -> Void) { queue.append(work) }
    package func log(_ note: ConsoleMessage) {
        guard case .exception(let exception, let instead) = note else { return notes.append(note) }
        exceptions.append(exception)
        notes.append(instead)
    }

    package func open(_ url: URL, completion: ((Bool) -> Void)?) {
        opened.append(url)
        completion?(opens)
    }

    /// Runs the closures in the main queue, and those that they add.
    package func runQueue() {
        var next = 0
        while next < queue.count {
            queue[next]()
            next += 1
        }
        queue = []
    }

    /// Lets time pass: runs the main queue, then every timer that falls due, in order, each with the closures it adds.
    package func advance(by duration: Duration) {
        runQueue()
        let end = now + duration
        while let timer = timers.filter({ $0.due <= end }).min(by: {
            ($0.due, $0.id.rawValue) < ($1.due, $1.id.rawValue)
        }) {
            timers.removeAll { $0.id == timer.id }
            now = timer.due
            timer.fire()
            runQueue()
        }
        now = end
    }
}
