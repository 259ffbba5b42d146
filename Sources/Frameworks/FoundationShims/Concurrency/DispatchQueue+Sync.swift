public import Dispatch

/// Replacements for the methods of `DispatchQueue` that wait for work, or suspend and resume a queue. They run the work
/// in the session.
///
/// Dispatch's methods have the same names and types. Swift prefers a property whose value can be called to a method, so
/// these properties replace Dispatch's methods.
extension DispatchQueue {
    /// Runs work on the queue now, after the work that the queue already has; see ``SyncCall``.
    public var sync: SyncCall { SyncCall(queue: self) }

    /// The same as ``sync``, because a session has one thread.
    public var asyncAndWait: SyncCall { SyncCall(queue: self) }

    /// Suspends a queue that the app has created. Its work waits until ``resume`` has been called once for each
    /// suspension.
    public var suspend: ControlCall { ControlCall(queue: self, control: .suspend) }

    /// Ends one suspension.
    public var resume: ControlCall { ControlCall(queue: self, control: .resume) }

    /// Calls a closure for each index, in order; see ``PerformCall``.
    public static var concurrentPerform: PerformCall { PerformCall() }

    /// A call of `sync`. Work of the app runs on the session's thread.
    public struct SyncCall {
        let queue: DispatchQueue

        /// Runs `work` on the queue and returns its result. If the queue itself waits for the caller, which is a
        /// deadlock on iOS, `work` runs at once.
        public func callAsFunction<T>(execute work: () throws -> T) rethrows -> T {
            try callAsFunction(flags: [], execute: work)
        }

        /// Runs `work` on the queue and returns its result, as a barrier if the flags say so.
        public func callAsFunction<T>(
            flags: DispatchWorkItemFlags, execute work: () throws -> T
        ) rethrows -> T {
            AppEnvironment.current.isOfSession
                ? try SessionQueues.current.sync(on: queue, flags, work) : try queue.syncDirectly(flags, work)
        }

        /// Runs the item on the queue, unless it is cancelled.
        public func callAsFunction(execute workItem: SessionWorkItem) {
            callAsFunction { workItem.perform() }
        }
    }

    /// A call of `suspend` or `resume`.
    public struct ControlCall {
        enum Control {
            case suspend, resume
        }

        let queue: DispatchQueue
        let control: Control

        public func callAsFunction() {
            let isOfSession = AppEnvironment.current.isOfSession
            switch control {
            case .suspend where isOfSession: SessionQueues.current.suspend(queue)
            case .resume where isOfSession: SessionQueues.current.resume(queue)
            // The types are those of Dispatch's methods.
            case .suspend:
                let direct: () -> Void = queue.suspend
                direct()
            case .resume:
                let direct: () -> Void = queue.resume
                direct()
            }
        }
    }

    /// A call of `concurrentPerform`.
    public struct PerformCall {
        /// Calls `work` with the indices from 0, one after the other.
        public func callAsFunction(iterations: Int, execute work: (Int) -> Void) {
            for index in 0..<max(0, iterations) { work(index) }
        }
    }
}

/// Ends the process unless the condition holds. In a session, the main queue is that of the app.
public func dispatchPrecondition(condition: DispatchPredicate) {
    guard AppEnvironment.current.isOfSession else { return Dispatch.dispatchPrecondition(condition: condition) }
    let queues = SessionQueues.current
    switch condition {
    case .onQueue(let queue) where queue.isMain, .onQueueAsBarrier(let queue) where queue.isMain:
        precondition(queues.isOnMain, "This code must run on the main queue.")
    case .notOnQueue(let queue) where queue.isMain:
        precondition(!queues.isOnMain, "This code must not run on the main queue.")
    case .onQueue, .onQueueAsBarrier, .notOnQueue: Dispatch.dispatchPrecondition(condition: condition)
    @unknown default: Dispatch.dispatchPrecondition(condition: condition)
    }
}
