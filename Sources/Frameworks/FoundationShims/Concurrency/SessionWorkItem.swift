public import Dispatch

/// Replaces `DispatchWorkItem`: work that can be cancelled, run in turns of the session.
public final class SessionWorkItem: @unchecked Sendable {  // the app's turns run one at a time
    private let work: () -> Void
    private var followers: [() -> Void] = []
    private var isDone = false
    /// Whether the item was cancelled; running work is not stopped.
    public private(set) var isCancelled = false

    /// Creates an item. Quality of service and flags have no effect.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
    ) {
        work = block
    }

    /// Runs the work now, unless it was cancelled.
    public func perform() {
        if !isCancelled { work() }
        isDone = true
        let followers = followers
        self.followers = []
        for follow in followers { follow() }
    }

    public func cancel() { isCancelled = true }

    /// Waits until the work has run. Queued work runs meanwhile. If the item still has not run then, the wait is ended,
    /// and a message is logged.
    public func wait() { SessionQueues.current.wait(for: "a work item") { isDone } }

    /// Waits until the work has run. Queued work runs meanwhile. The timeout does not pass, because the session's clock
    /// stands still during a turn.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        SessionQueues.current.waitBriefly { isDone }
    }

    /// Waits until the work has run. Queued work runs meanwhile. The timeout does not pass, because the session's clock
    /// stands still during a turn.
    public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
        SessionQueues.current.waitBriefly { isDone }
    }

    /// Runs another item on `queue` when the item has run.
    public func notify(queue: DispatchQueue, execute: SessionWorkItem) {
        notify(queue: queue) { execute.perform() }
    }

    /// Runs `execute` on `queue` when the item has run; for a cancelled item, when it would have run.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping () -> Void
    ) {
        if isDone { queue.enqueue(execute) } else { followers.append { queue.enqueue(execute) } }
    }
}

/// Replaces `DispatchGroup`: notifies in a turn of the session when all work of the group is done.
public final class SessionGroup: @unchecked Sendable {  // the app's turns run one at a time
    private var count = 0
    private var followers: [() -> Void] = []

    public init() {}

    public func enter() { count += 1 }

    /// Ends one piece of work. An unbalanced call, which crashes an app on iOS, is logged.
    public func leave() {
        guard count > 0 else {
            AppEnvironment.current.host.log(.message("A DispatchGroup was left more often than entered."))
            return
        }
        count -= 1
        if count > 0 { return }
        let followers = followers
        self.followers = []
        for follow in followers { follow() }
    }

    /// Waits until the group is empty. Queued work runs meanwhile. If the group is still not empty then, the wait is
    /// ended, and a message is logged.
    public func wait() { SessionQueues.current.wait(for: "a group with \(count) entries") { count == 0 } }

    /// Waits until the group is empty. Queued work runs meanwhile. The timeout does not pass, because the session's
    /// clock stands still during a turn.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        SessionQueues.current.waitBriefly { count == 0 }
    }

    /// Waits until the group is empty. Queued work runs meanwhile. The timeout does not pass, because the session's
    /// clock stands still during a turn.
    public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
        SessionQueues.current.waitBriefly { count == 0 }
    }

    /// Runs `work` on `queue` when the group is empty, which may be immediately.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        let follow = { queue.enqueue(work, flags: flags) }
        if count == 0 { follow() } else { followers.append(follow) }
    }

    /// Runs a work item when the group is empty.
    public func notify(queue: DispatchQueue, work: SessionWorkItem) {
        notify(queue: queue) { work.perform() }
    }
}
