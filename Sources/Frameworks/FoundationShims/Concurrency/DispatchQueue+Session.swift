public import Dispatch

/// Dispatch's API on the session's own queue and clock.
///
/// These overloads are preferred to Dispatch's because they have no default arguments. A session is serial: the work of
/// every queue runs in it, after the running work, in the order in which it was added.
extension DispatchQueue {
    /// Runs `work` in the session; see ``MainQueue/async(_:)``.
    public func async(execute work: @escaping () -> Void) { enqueue(work) }

    /// Runs `work` in the session, as a barrier if the flags say so.
    public func async(flags: DispatchWorkItemFlags, execute work: @escaping () -> Void) { enqueue(work, flags: flags) }

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

    /// Runs `work` in the session, as part of the group if there is one. The quality of service has no effect. `kennel
    /// import` puts this call in the place of `async` with more than one argument, or with an optional group.
    public func sessionAsync(
        group: SessionGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        if let group { enqueue(work, flags: flags, in: group) } else { enqueue(work, flags: flags) }
    }

    /// Runs the item in the session as part of a group, unless it is cancelled before.
    public func sessionAsync(group: SessionGroup, execute workItem: SessionWorkItem) {
        enqueue({ workItem.perform() }, in: group)
    }

    /// Runs the item in the session as part of a group, unless it is cancelled before.
    public func async(group: SessionGroup, execute workItem: SessionWorkItem) {
        enqueue({ workItem.perform() }, in: group)
    }

    /// Runs `work` when the session's wall time reaches the deadline; see ``MainQueue/asyncAfter(_:_:)``.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void) {
        enqueue(work, at: .now() + Self.interval(until: wallDeadline))
    }

    /// Runs `work` when the session's clock reaches the deadline. Other arguments have no effect. `kennel import` puts
    /// this call in the place of `asyncAfter` with more than a deadline.
    public func sessionAsyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) { enqueue(work, at: deadline) }

    func enqueue(_ work: @escaping () -> Void, flags: DispatchWorkItemFlags = []) {
        switch place {
        case .session: SessionQueues.current.add(work, flags: flags, to: self)
        case .outside(let queue): queue.async(group: nil, flags: flags, execute: Self.sendable(work))
        }
    }

    private func enqueue(_ work: @escaping () -> Void, flags: DispatchWorkItemFlags = [], in group: SessionGroup) {
        group.enter()
        enqueue(
            {
                work()
                group.leave()
            }, flags: flags)
    }

    private func enqueue(_ work: @escaping () -> Void, at deadline: DispatchTime) {
        switch place {
        case .session:
            guard deadline != .distantFuture else { return }
            MainQueue.asyncAfter(Self.delay(until: deadline)) { SessionQueues.current.start(work, on: self) }
        case .outside(let queue):
            queue.asyncAfter(deadline: deadline, qos: .unspecified, execute: Self.sendable(work))
        }
    }

    private enum Place {
        /// Runs the work in the session.
        case session
        /// Runs the work outside any session, on a queue of Dispatch.
        case outside(DispatchQueue)
    }

    /// The place where work for this queue runs. Code on a thread that the app itself has created is outside any
    /// session. Its work for the main queue runs on a replacement queue, because nothing serves the main queue of the
    /// process. Such work may complete a request, which is then delivered to its session.
    private var place: Place {
        AppEnvironment.current.isOfSession ? .session : .outside(isMain ? Self.outside : self)
    }

    private static let outside = DispatchQueue(label: "kennel.outside")

    static func interval(until deadline: DispatchWallTime) -> DispatchTimeInterval {
        let now = Int64(bitPattern: DispatchWallTime.now().rawValue)
        let then = Int64(bitPattern: deadline.rawValue)
        // Wall times are negative nanoseconds.
        return deadline == .distantFuture ? .never : .nanoseconds(Int(clamping: abs(then) - abs(now)))
    }

    /// Returns the delay from now to a deadline, rounded to milliseconds, because the process's clock has advanced
    /// since the app called `.now()`.
    static func delay(until deadline: DispatchTime) -> Duration {
        let now = DispatchTime.now().uptimeNanoseconds
        guard deadline.uptimeNanoseconds > now else { return .zero }
        let ticks = (deadline.uptimeNanoseconds - now + 500_000) / 1_000_000
        return .milliseconds(Int64(clamping: ticks))
    }

    /// Returns `work` with the type that Dispatch requires. The closure's own requirements do not change.
    static func sendable(_ work: @escaping () -> Void) -> @Sendable @convention(block) () -> Void {
        nonisolated(unsafe) let work = work
        return { work() }
    }
}

extension AppEnvironment {
    /// Whether the environment is that of a session. Code on a thread that is not the session's has another
    /// environment.
    var isOfSession: Bool { !(host is InertHost) }
}
