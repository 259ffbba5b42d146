public import Foundation

/// The replacement for `Operation`: work of an app's subclass, started by a queue in turns of the session.
///
/// A subclass overrides ``main()``. If the work ends later, it overrides ``start()`` and the state properties, and
/// calls `didChangeValue(forKey: "isFinished")` at the end.
open class SessionOperation: NSObject, @unchecked Sendable {  // the app's turns run one at a time
    public typealias QueuePriority = Operation.QueuePriority

    private var hasEnded = false
    private var runs = false
    private var isCalledOff = false
    private var waited: [SessionOperation] = []
    /// The closures to call, each once, when the operation has finished.
    var followers: [() -> Void] = []
    /// The queue of the operation, which is not cleared when the operation has finished; nil before it is added to one.
    weak var queue: SessionOperationQueue?
    /// Whether the queue has started the operation.
    var hasBegun = false
    /// Whether the operation is a barrier of its queue.
    var isBarrier = false

    /// Called when the operation has finished or was cancelled.
    open var completionBlock: (() -> Void)?
    open var name: String?
    open var queuePriority = Operation.QueuePriority.normal
    /// Stored; has no effect, because a session has one thread.
    open var qualityOfService = QualityOfService.default

    open func main() {}

    /// Runs ``main()`` and finishes; a cancelled operation finishes at once.
    open func start() {
        guard !isFinished, !isExecuting else { return }
        if !isCalledOff {
            runs = true
            main()
            runs = false
        }
        end()
    }

    open func cancel() { isCalledOff = true }

    open var isCancelled: Bool { isCalledOff }
    open var isExecuting: Bool { runs }
    open var isFinished: Bool { hasEnded }
    /// Always returns false.
    open var isAsynchronous: Bool { false }
    /// Always equal to ``isAsynchronous``.
    open var isConcurrent: Bool { isAsynchronous }
    open var isReady: Bool { isCancelled || waited.allSatisfy(\.isFinished) }

    // MARK: - Dependencies

    open var dependencies: [SessionOperation] { waited }

    open func addDependency(_ op: SessionOperation) {
        guard !waited.contains(where: { $0 === op }) else { return }
        waited.append(op)
        op.followers.append { [weak self] in self?.queue?.begin() }
    }

    open func removeDependency(_ op: SessionOperation) {
        waited.removeAll { $0 === op }
        queue?.begin()
    }

    /// Runs the dependencies and the operation now, and other waiting work. An operation that waits for a response or a
    /// timer remains unfinished, and a message is logged.
    open func waitUntilFinished() {
        for operation in waited where !operation.isFinished { operation.waitUntilFinished() }
        if !isFinished, !isExecuting { start() }
        SessionQueues.current.wait(for: "the operation \(name ?? "\(type(of: self))")") { isFinished }
    }

    // MARK: - Finishing

    /// Forwards to `NSObject`. Called by a subclass that manages its own state.
    public func willChangeValue(forKey key: String) { (self as NSObject).willChangeValue(forKey: key) }

    /// Called by a subclass that manages its own state. Notifies observers, and the queue if the operation has
    /// finished.
    public func didChangeValue(forKey key: String) {
        (self as NSObject).didChangeValue(forKey: key)
        if isFinished { end() }
    }

    /// Calls the completion block and the followers, once.
    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        let (block, followers) = (completionBlock, followers)
        (completionBlock, self.followers) = (nil, [])
        block?()
        for follow in followers { follow() }
    }
}

/// Replaces `BlockOperation`.
open class SessionBlockOperation: SessionOperation, @unchecked Sendable {
    /// The closures, in the order in which they run.
    open private(set) var executionBlocks: [() -> Void]

    public init(block: @escaping () -> Void) { executionBlocks = [block] }
    public override init() { executionBlocks = [] }

    open func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

    open override func main() { for block in executionBlocks { block() } }
}
