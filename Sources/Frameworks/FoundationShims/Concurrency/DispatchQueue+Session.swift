public import Dispatch

/// Dispatch's API on the session's own queue and clock.
///
/// These overloads are preferred to Dispatch's because they have no default arguments. A session is serial, so the work
/// of every queue runs in it. Work for a global queue runs after the current turn, as for the main queue. Work for a
/// queue of the app runs at once, so that a later `sync` finds it done.
extension DispatchQueue {
    /// Runs `work` in the session; see ``MainQueue/async(_:)``.
    public func async(execute work: @escaping () -> Void) { enqueue(work) }

    /// Runs `work` in the session. Flags have no effect, because work never runs concurrently.
    public func async(flags: DispatchWorkItemFlags, execute work: @escaping () -> Void) { enqueue(work) }

    /// Runs `work` in the session. The quality of service has no effect.
    public func async(qos: DispatchQoS, execute work: @escaping () -> Void) { enqueue(work) }

    /// Runs `work` in the session as part of a group.
    public func async(group: SessionGroup, execute work: @escaping () -> Void) { enqueue(work, in: group) }

    /// Runs the item in the session, unless it is cancelled before.
    public func async(execute workItem: SessionWorkItem) { enqueue { workItem.perform() } }

    /// Runs `work` when the session's clock reaches the deadline; see ``MainQueue/asyncAfter(_:_:)``.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { enqueue(work, at: deadline) }

    /// Runs the item when the session's clock reaches the deadline, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute: SessionWorkItem) {
        enqueue({ execute.perform() }, at: deadline)
    }

    /// Runs `work` in the session, as part of the group if there is one. Other arguments have no effect. `kennel
    /// import` puts this call in the place of `async` with more than one argument, or with an optional group.
    public func sessionAsync(
        group: SessionGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        if let group { enqueue(work, in: group) } else { enqueue(work) }
    }

    /// Runs the item in the session as part of a group, unless it is cancelled before.
    public func sessionAsync(group: SessionGroup, execute workItem: SessionWorkItem) {
        enqueue({ workItem.perform() }, in: group)
    }

    /// Runs `work` when the session's clock reaches the deadline. Other arguments have no effect. `kennel import` puts
    /// this call in the place of `asyncAfter` with more than a deadline.
    public func sessionAsyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) { enqueue(work, at: deadline) }

    func enqueue(_ work: @escaping () -> Void) {
        switch place {
        case .turn: MainQueue.async(work)
        case .here: SerialWork.of(self).run(work)
        case .outside(let queue): queue.async(group: nil, execute: Self.sendable(work))
        }
    }

    private func enqueue(_ work: @escaping () -> Void, in group: SessionGroup) {
        group.enter()
        enqueue {
            work()
            group.leave()
        }
    }

    private func enqueue(_ work: @escaping () -> Void, at deadline: DispatchTime) {
        switch place {
        case .turn, .here: MainQueue.asyncAfter(Self.delay(until: deadline), work)
        case .outside(let queue):
            queue.asyncAfter(deadline: deadline, qos: .unspecified, execute: Self.sendable(work))
        }
    }

    private enum Place {
        /// Runs the work after the current turn.
        case turn
        /// Runs the work within the current turn.
        case here
        /// Runs the work outside any session, on a queue of Dispatch.
        case outside(DispatchQueue)
    }

    /// The place where work for this queue runs. Code on a thread of the app's own is outside any session. Its work for
    /// the main queue runs on a replacement queue, because nothing serves the main queue of the process. Such work may
    /// complete a request, which is then delivered to its session.
    private var place: Place {
        let isMain = label == DispatchQueue.main.label
        if AppEnvironment.current.host is InertHost { return .outside(isMain ? Self.outside : self) }
        return isMain || label.hasPrefix("com.apple.root.") ? .turn : .here
    }

    private static let outside = DispatchQueue(label: "kennel.outside")

    /// Returns the delay from now to a deadline, rounded to milliseconds, because the process's clock has advanced
    /// since the app called `.now()`.
    private static func delay(until deadline: DispatchTime) -> Duration {
        let now = DispatchTime.now().uptimeNanoseconds
        guard deadline.uptimeNanoseconds > now else { return .zero }
        let ticks = (deadline.uptimeNanoseconds - now + 500_000) / 1_000_000
        return .milliseconds(Int64(clamping: ticks))
    }

    /// Returns `work` with the type that Dispatch requires. The closure's own requirements do not change.
    private static func sendable(_ work: @escaping () -> Void) -> @Sendable @convention(block) () -> Void {
        nonisolated(unsafe) let work = work
        return { work() }
    }
}

/// The work of one of the app's own queues. It runs in order: at once, followed by work that was added meanwhile.
private final class SerialWork {
    private var waiting: [() -> Void] = []
    private var isRunning = false

    func run(_ work: @escaping () -> Void) {
        waiting.append(work)
        if isRunning { return }
        isRunning = true
        while !waiting.isEmpty { waiting.removeFirst()() }
        isRunning = false
    }

    private enum Key: ApplicationKey {
        static var defaultValue: [ObjectIdentifier: (queue: DispatchQueue, work: SerialWork)] { [:] }
    }

    static func of(_ queue: DispatchQueue) -> SerialWork {
        let environment = AppEnvironment.current
        let id = ObjectIdentifier(queue)
        if let known = environment.values[Key.self][id] { return known.work }
        let new = SerialWork()
        environment.values[Key.self][id] = (queue, new)
        return new
    }
}
