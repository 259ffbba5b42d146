public import Foundation

/// What `Operation` is on iOS: work of an app's own class, which a queue begins, in turns of the session.
///
/// A class overrides ``main()``; or ``start()`` and what tells how far it is, where the work ends later. It says so
/// then by `didChangeValue(forKey: "isFinished")`.
open class SessionOperation: NSObject, @unchecked Sendable {  // its app runs one turn at a time
    private var hasEnded = false
    private var runs = false
    private var isCalledOff = false
    private var waited: [SessionOperation] = []
    /// Called once each when the operation has ended.
    var followers: [() -> Void] = []
    /// The queue that has it, or had it.
    weak var queue: SessionOperationQueue?
    /// Whether its queue began it.
    var hasBegun = false
    /// Whether what comes behind it in its queue waits for it.
    var isBarrier = false

    /// Runs once the operation has ended, called off or not.
    open var completionBlock: (() -> Void)?
    /// A name for a developer.
    open var name: String?
    /// Which of several that could begin goes first.
    open var queuePriority = Operation.QueuePriority.normal
    /// Kept: the session has one thread.
    open var qualityOfService = QualityOfService.default

    /// Does the work; a class of an app's own says how.
    open func main() {}

    /// Does the work and ends, or ends at once where it was called off.
    open func start() {
        guard !isFinished, !isExecuting else { return }
        if !isCalledOff {
            runs = true
            main()
            runs = false
        }
        end()
    }

    /// Calls the work off: what has not begun never does, and what runs may look at ``isCancelled``.
    open func cancel() { isCalledOff = true }

    /// Whether it was called off.
    open var isCancelled: Bool { isCalledOff }
    /// Whether it does its work now.
    open var isExecuting: Bool { runs }
    /// Whether it has ended, called off or not.
    open var isFinished: Bool { hasEnded }
    /// Whether its work goes on after ``start()``; kept.
    open var isAsynchronous: Bool { false }
    /// Whether its work goes on after ``start()``; kept.
    open var isConcurrent: Bool { isAsynchronous }
    /// Whether nothing that it waits for is under way.
    open var isReady: Bool { isCancelled || waited.allSatisfy(\.isFinished) }

    // MARK: - What it waits for

    /// Operations that end before this one begins.
    open var dependencies: [SessionOperation] { waited }

    /// Has this one wait until another one has ended.
    open func addDependency(_ op: SessionOperation) {
        guard !waited.contains(where: { $0 === op }) else { return }
        waited.append(op)
        op.followers.append { [weak self] in self?.queue?.begin() }
    }

    /// Has this one not wait for another one.
    open func removeDependency(_ op: SessionOperation) {
        waited.removeAll { $0 === op }
        queue?.begin()
    }

    /// Has what it waits for and itself done now, where that needs nothing from outside.
    open func waitUntilFinished() {
        for operation in waited where !operation.isFinished { operation.waitUntilFinished() }
        if !isFinished, !isExecuting { start() }
        if !isFinished {
            UIApplication.shared.host.log(
                .message("An operation is waited for that ends later: nothing else happens meanwhile, so it is not."))
        }
    }

    // MARK: - Its end

    /// Code is about to say by itself how far the operation is.
    public func willChangeValue(forKey key: String) { (self as NSObject).willChangeValue(forKey: key) }

    /// Code has said by itself how far the operation is; observers are told, and the queue where it has ended.
    public func didChangeValue(forKey key: String) {
        (self as NSObject).didChangeValue(forKey: key)
        if isFinished { end() }
    }

    /// Has those hear who wait for the end, once.
    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        let (block, followers) = (completionBlock, followers)
        (completionBlock, self.followers) = (nil, [])
        block?()
        for follow in followers { follow() }
    }
}

/// What `BlockOperation` is on iOS: an operation whose work is closures.
open class SessionBlockOperation: SessionOperation, @unchecked Sendable {
    /// The closures, in the order in which they run.
    open private(set) var executionBlocks: [() -> Void]

    /// An operation with one closure.
    public init(block: @escaping () -> Void) { executionBlocks = [block] }
    /// An operation without work.
    public override init() { executionBlocks = [] }

    /// Adds a closure.
    open func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

    open override func main() { for block in executionBlocks { block() } }
}
