public import Foundation

/// Replaces `OperationQueue`: starts operations when they are ready, each in a turn of the session.
open class SessionOperationQueue: NSObject, @unchecked Sendable {  // the app's turns run one at a time
    private enum MainKey: ApplicationKey {
        static var defaultValue: SessionOperationQueue? { nil }
    }

    /// The value that means no limit.
    public static let defaultMaxConcurrentOperationCount = -1

    /// The main queue of the session.
    public static var main: SessionOperationQueue {
        let environment = AppEnvironment.current
        if let known = environment.values[MainKey.self] { return known }
        let new = SessionOperationQueue(on: .main)
        environment.values[MainKey.self] = new
        return new
    }
    /// The queue whose operation is running. Work of Dispatch's main queue counts as work of the main operation queue.
    public static var current: SessionOperationQueue? {
        RunningQueues.current.queues.last ?? (SessionQueues.current.isOnMain ? main : nil)
    }

    /// The queues whose operations are running, the outermost first.
    private final class RunningQueues: ApplicationKey {
        static var defaultValue: RunningQueues { RunningQueues() }

        static var current: RunningQueues { AppEnvironment.current.values[RunningQueues.self] }

        var queues: [SessionOperationQueue] = []
    }

    private var waiting: [SessionOperation] = []
    private var begun: [SessionOperation] = []

    open var name: String?
    /// Stored; has no effect, because a session has one thread.
    open var qualityOfService = QualityOfService.default
    /// The queue on which operations run; nil uses one of the operation queue's own.
    open var underlyingQueue: DispatchQueue?
    private lazy var ownQueue = DispatchQueue(label: "NSOperationQueue \(name ?? "")", attributes: .concurrent)
    /// The maximum number of operations that run at the same time; a negative number is no limit.
    open var maxConcurrentOperationCount = SessionOperationQueue.defaultMaxConcurrentOperationCount {
        didSet { begin() }
    }
    /// Whether starting operations is paused. Running operations are not affected.
    open var isSuspended = false { didSet { if !isSuspended { begin() } } }
    /// The unfinished operations, oldest first.
    open var operations: [SessionOperation] { begun + waiting }
    /// The number of unfinished operations.
    open var operationCount: Int { begun.count + waiting.count }

    public override init() {}

    private init(on queue: DispatchQueue) { underlyingQueue = queue }

    /// Adds an operation. An operation that already belongs to a queue, which crashes an app on iOS, is logged and
    /// ignored.
    open func addOperation(_ op: SessionOperation) {
        guard op.queue == nil, !op.isFinished else {
            AppEnvironment.current.host.log(.message("An operation is put in a queue twice."))
            return
        }
        op.queue = self
        waiting.append(op)
        begin()
    }

    open func addOperation(_ block: @escaping () -> Void) { addOperation(SessionBlockOperation(block: block)) }

    /// Adds operations. If `wait` is true, runs them now, except operations that wait for a response or a timer.
    open func addOperations(_ ops: [SessionOperation], waitUntilFinished wait: Bool) {
        for operation in ops { addOperation(operation) }
        if wait { finish { ops.contains($0) } }
    }

    /// Adds a closure that runs after everything added before, and before everything added later.
    open func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let operation = SessionBlockOperation(block: barrier)
        for other in operations { operation.addDependency(other) }
        operation.isBarrier = true
        addOperation(operation)
    }

    /// Cancels all unfinished operations.
    open func cancelAllOperations() { for operation in operations { operation.cancel() } }

    /// Runs all operations now, except operations that wait for a response or a timer.
    open func waitUntilAllOperationsAreFinished() { finish { _ in true } }

    /// Runs `work` at once if the queue is empty and not suspended, otherwise as an operation.
    func deliver(_ work: @escaping () -> Void) {
        guard !isSuspended, operationCount == 0 else { return addOperation(work) }
        SessionQueues.current.start({ [self] in perform(work) }, on: underlyingQueue ?? ownQueue)
    }

    /// Runs work with this queue as the current one.
    private func perform(_ work: () -> Void) {
        let running = RunningQueues.current
        running.queues.append(self)
        defer { running.queues.removeLast() }
        work()
    }

    // MARK: - Running

    /// Starts the operations that are ready.
    func begin() {
        while !isSuspended, maxConcurrentOperationCount < 0 || begun.count < maxConcurrentOperationCount,
            let next = takeNext()
        {
            SessionQueues.current.add({ [self] in run(next) }, to: underlyingQueue ?? ownQueue)
        }
    }

    /// Removes and returns the next operation to start.
    private func takeNext() -> SessionOperation? {
        let free = waiting.prefix { !$0.isBarrier } + waiting.drop { !$0.isBarrier }.prefix(1)
        let ready = free.filter(\.isReady)
        guard
            let next = ready.max(by: { $0.queuePriority.rawValue < $1.queuePriority.rawValue }).flatMap({ highest in
                ready.first { $0.queuePriority == highest.queuePriority }
            })
        else { return nil }
        waiting.removeAll { $0 === next }
        begun.append(next)
        return next
    }

    private func run(_ operation: SessionOperation) {
        guard !operation.hasBegun else { return }
        operation.hasBegun = true
        operation.followers.append { [weak self, weak operation] in
            guard let self else { return }
            begun.removeAll { $0 === operation }
            begin()
        }
        perform { operation.start() }
    }

    /// Runs the matching operations now, in the order in which they can be started.
    private func finish(_ isMeant: (SessionOperation) -> Bool) {
        while let next = begun.first(where: { isMeant($0) && !$0.hasBegun })
            ?? (isSuspended ? nil : waiting.contains(where: isMeant) ? takeNext() : nil)
        {
            run(next)
        }
        SessionQueues.current.wait(for: "operations of the queue \(name ?? "without a name")") {
            !operations.contains(where: isMeant)
        }
    }
}
