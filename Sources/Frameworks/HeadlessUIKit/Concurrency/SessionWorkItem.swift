public import Dispatch

/// What `DispatchWorkItem` is on iOS: work that can be called off, in turns and by the clock of the session.
public final class SessionWorkItem {
    private let work: () -> Void
    private var followers: [() -> Void] = []
    private var isDone = false
    /// Whether it was called off; work that has begun goes on.
    public private(set) var isCancelled = false

    /// Work for later; its quality of service and flags say nothing here.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
    ) {
        work = block
    }

    /// Does the work now, unless it was called off.
    public func perform() {
        if !isCancelled { work() }
        isDone = true
        let followers = followers
        self.followers = []
        for follow in followers { follow() }
    }

    /// Calls the work off.
    public func cancel() { isCancelled = true }

    /// Runs `execute` on `queue` when the work is done, or its turn has come after it was called off.
    public func notify(queue: DispatchQueue, execute: @escaping () -> Void) {
        if isDone { queue.put(execute) } else { followers.append { queue.put(execute) } }
    }
}

/// What `DispatchGroup` is on iOS: tells when all that entered has left, in a turn of the session.
public final class SessionGroup {
    private var count = 0
    private var followers: [() -> Void] = []

    /// A group that nobody has entered.
    public init() {}

    /// Something begins.
    public func enter() { count += 1 }

    /// Something has ended. More that leave than entered is told in the session's log.
    public func leave() {
        guard count > 0 else {
            UIApplication.shared.host.log(.message("A DispatchGroup was left more often than entered."))
            return
        }
        count -= 1
        if count > 0 { return }
        let followers = followers
        self.followers = []
        for follow in followers { follow() }
    }

    /// Runs `work` on `queue` when nothing is under way any more, which may be at once.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        let follow = { queue.put(work) }
        if count == 0 { follow() } else { followers.append(follow) }
    }

    /// Runs a work item when nothing is under way any more.
    public func notify(queue: DispatchQueue, work: SessionWorkItem) {
        notify(queue: queue) { work.perform() }
    }
}
