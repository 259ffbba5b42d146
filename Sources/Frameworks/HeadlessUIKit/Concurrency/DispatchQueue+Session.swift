public import Dispatch

/// What code written for iOS says of queues, on the session's own queue and clock.
///
/// These stand beside Dispatch's own of the same names and are preferred to them, because nothing is left to a default
/// here. A session is one serial world, so work for another queue is done in it too: for a global queue after the
/// current turn, as for the main queue; for a queue of the app's own at once, so that a `sync` behind it finds it done.
extension DispatchQueue {
    /// Runs `work` in the session; see ``MainQueue/async(_:)``.
    public func async(execute work: @escaping () -> Void) { put(work) }

    /// Runs `work` in the session; a barrier is kept by itself where one thing runs at a time.
    public func async(flags: DispatchWorkItemFlags, execute work: @escaping () -> Void) { put(work) }

    /// Runs `work` in the session, whatever its quality.
    public func async(qos: DispatchQoS, execute work: @escaping () -> Void) { put(work) }

    /// Runs `work` in the session, as a part of a group.
    public func async(group: SessionGroup, execute work: @escaping () -> Void) { put(work, in: group) }

    /// Runs the item in the session, unless it is called off before.
    public func async(execute workItem: SessionWorkItem) { put { workItem.perform() } }

    /// Runs `work` when the session's clock has come that far; see ``MainQueue/asyncAfter(_:_:)``.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { put(work, at: deadline) }

    /// Runs the item when the session's clock has come that far, unless it is called off before.
    public func asyncAfter(deadline: DispatchTime, execute: SessionWorkItem) {
        put({ execute.perform() }, at: deadline)
    }

    /// Runs `work` in the session, as a part of a group where there is one; the rest says nothing here. What an
    /// imported app's `async` becomes where it says more than one of these, or that there is no group.
    public func sessionAsync(
        group: SessionGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        if let group { put(work, in: group) } else { put(work) }
    }

    /// Runs the item in the session as a part of a group, unless it is called off before.
    public func sessionAsync(group: SessionGroup, execute workItem: SessionWorkItem) {
        put({ workItem.perform() }, in: group)
    }

    /// Runs `work` when the session's clock has come that far; the rest says nothing here. What an imported app's
    /// `asyncAfter` becomes where it says more than when.
    public func sessionAsyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) { put(work, at: deadline) }

    func put(_ work: @escaping () -> Void) {
        switch place {
        case .turn: MainQueue.async(work)
        case .here: SerialWork.of(self).run(work)
        case .outside(let queue): queue.async(group: nil, execute: Self.sendable(work))
        }
    }

    private func put(_ work: @escaping () -> Void, in group: SessionGroup) {
        group.enter()
        put {
            work()
            group.leave()
        }
    }

    private func put(_ work: @escaping () -> Void, at deadline: DispatchTime) {
        switch place {
        case .turn, .here: MainQueue.asyncAfter(Self.delay(until: deadline), work)
        case .outside(let queue):
            queue.asyncAfter(deadline: deadline, qos: .unspecified, execute: Self.sendable(work))
        }
    }

    private enum Place {
        /// After the current turn of the session.
        case turn
        /// In the current turn.
        case here
        /// In no session.
        case outside(DispatchQueue)
    }

    /// Nobody serves the main queue of the process, so a thread of the app's own is given another one. What it does
    /// there may complete a request, which is brought to its session; it is in no session itself.
    private var place: Place {
        let isMain = label == DispatchQueue.main.label
        if UIApplication.shared.host is InertHost { return .outside(isMain ? Self.outside : self) }
        return isMain || label.hasPrefix("com.apple.root.") ? .turn : .here
    }

    private static let outside = DispatchQueue(label: "kennel.outside")

    /// The time until then, as it was meant: what passed since `.now()` is none of the session's.
    private static func delay(until deadline: DispatchTime) -> Duration {
        let now = DispatchTime.now().uptimeNanoseconds
        guard deadline.uptimeNanoseconds > now else { return .zero }
        let ticks = (deadline.uptimeNanoseconds - now + 500_000) / 1_000_000
        return .milliseconds(Int64(clamping: ticks))
    }

    /// `work` as Dispatch wants it, which asks nothing of it that it did not ask before it said so.
    private static func sendable(_ work: @escaping () -> Void) -> @Sendable @convention(block) () -> Void {
        nonisolated(unsafe) let work = work
        return { work() }
    }
}

/// The work of one queue of an app's own: done at once, and what that puts on the same queue behind it.
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
        let application = UIApplication.shared
        let id = ObjectIdentifier(queue)
        if let known = application.values[Key.self][id] { return known.work }
        let new = SerialWork()
        application.values[Key.self][id] = (queue, new)
        return new
    }
}
