public import Foundation

/// What `OperationQueue` is on iOS: begins operations when their time has come, each in a turn of the session.
open class SessionOperationQueue: NSObject, @unchecked Sendable {  // its app runs one turn at a time
    private enum MainKey: ApplicationKey {
        static var defaultValue: SessionOperationQueue? { nil }
    }

    /// As many at a time as there is use for.
    public static let defaultMaxConcurrentOperationCount = -1

    /// The session's own.
    public static var main: SessionOperationQueue {
        let application = UIApplication.shared
        if let known = application.values[MainKey.self] { return known }
        let new = SessionOperationQueue()
        application.values[MainKey.self] = new
        return new
    }
    /// The one whose work runs: the session's own.
    public static var current: SessionOperationQueue? { main }

    private var waiting: [SessionOperation] = []
    private var begun: [SessionOperation] = []

    /// A name for a developer.
    open var name: String?
    /// Kept: the session has one thread.
    open var qualityOfService = QualityOfService.default
    /// Kept: work of the queue runs in turns of the session.
    open var underlyingQueue: DispatchQueue?
    /// How many operations may have begun and not ended; negative is any number.
    open var maxConcurrentOperationCount = SessionOperationQueue.defaultMaxConcurrentOperationCount {
        didSet { begin() }
    }
    /// Whether nothing begins; what has begun goes on.
    open var isSuspended = false { didSet { if !isSuspended { begin() } } }
    /// What has not ended, in the order in which it came.
    open var operations: [SessionOperation] { begun + waiting }
    /// How many have not ended.
    open var operationCount: Int { begun.count + waiting.count }

    /// Has an operation begin when its time has come. One that another queue has, which ends an app on iOS, is logged
    /// and not taken.
    open func addOperation(_ op: SessionOperation) {
        guard op.queue == nil, !op.isFinished else {
            UIApplication.shared.host.log(.message("An operation is put in a queue twice."))
            return
        }
        op.queue = self
        waiting.append(op)
        begin()
    }

    /// Has a closure run when its time has come.
    open func addOperation(_ block: @escaping () -> Void) { addOperation(SessionBlockOperation(block: block)) }

    /// Has operations begin when their time has come; with `wait` they are done when this returns.
    open func addOperations(_ ops: [SessionOperation], waitUntilFinished wait: Bool) {
        for operation in ops { addOperation(operation) }
        if wait { finish { ops.contains($0) } }
    }

    /// Has a closure run when all that was added before has ended, and before what is added later.
    open func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let operation = SessionBlockOperation(block: barrier)
        for other in operations { operation.addDependency(other) }
        operation.isBarrier = true
        addOperation(operation)
    }

    /// Calls off all that has not ended.
    open func cancelAllOperations() { for operation in operations { operation.cancel() } }

    /// Has all that can be done without anything from outside done now.
    open func waitUntilAllOperationsAreFinished() { finish { _ in true } }

    // MARK: - Its course

    /// Begins what can.
    func begin() {
        while !isSuspended, maxConcurrentOperationCount < 0 || begun.count < maxConcurrentOperationCount,
            let next = takeNext()
        {
            MainQueue.async { [self] in run(next) }
        }
    }

    /// Takes what goes first of all that could begin.
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
        operation.start()
    }

    /// Does now what was asked for, in the order in which it can be done.
    private func finish(_ isMeant: (SessionOperation) -> Bool) {
        while let next = begun.first(where: { isMeant($0) && !$0.hasBegun })
            ?? (isSuspended ? nil : waiting.contains(where: isMeant) ? takeNext() : nil)
        {
            run(next)
        }
        if operations.contains(where: isMeant) {
            UIApplication.shared.host.log(
                .message("Operations are waited for that end later: nothing else happens meanwhile, so they are not."))
        }
    }
}
