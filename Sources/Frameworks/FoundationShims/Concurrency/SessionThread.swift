public import Foundation

/// Replaces `Thread`. The work of every thread runs on the session's thread, after the running work.
///
/// The current thread of code on the main queue is the main thread. All other queues share one background thread.
open class SessionThread: NSObject, @unchecked Sendable {  // the app's turns run one at a time
    private enum Stage {
        case created, waiting, executing, finished
    }

    /// The threads of the running application.
    private final class Threads: ApplicationKey {
        static var defaultValue: Threads { Threads() }

        static var current: Threads { AppEnvironment.current.values[Threads.self] }

        let main = SessionThread()
        let background = SessionThread()
        /// The threads whose work is running. The last is the current one; the others wait for it.
        var underWay: [SessionThread] = []
    }

    private let block: (() -> Void)?
    private var stage = Stage.created
    public private(set) var isCancelled = false
    open var name: String?
    /// Stored; has no effect, because a session has one thread.
    open var qualityOfService = QualityOfService.default
    /// Stored; has no effect, because a session has one thread.
    open var threadPriority = 0.5
    /// Stored; has no effect, because a session has one thread.
    open var stackSize = 0
    /// Values of the app. The dictionary of the main thread lives as long as the session.
    public let threadDictionary = NSMutableDictionary()

    public override init() { block = nil }

    public init(block: @escaping () -> Void) { self.block = block }

    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        let target = target as AnyObject
        self.init { selector.send(to: target, [argument]) }
    }

    /// Runs the block, or the work of a subclass.
    open func main() { block?() }

    /// Runs ``main()`` after the running work. Has no effect when called again.
    open func start() {
        guard case .created = stage else { return }
        stage = .waiting
        SessionQueues.current.add({ [self] in run() }, to: .global())
    }

    private func run() {
        let threads = Threads.current
        stage = .executing
        threads.underWay.append(self)
        main()
        threads.underWay.removeLast()
        stage = .finished
    }

    open func cancel() { isCancelled = true }

    open var isExecuting: Bool { if case .executing = stage { true } else { false } }
    open var isFinished: Bool { if case .finished = stage { true } else { false } }
    public var isMainThread: Bool { self === Threads.current.main }

    // MARK: - Current thread

    public class var current: SessionThread {
        let threads = Threads.current
        return SessionQueues.current.isOnMain ? threads.main : threads.underWay.last ?? threads.background
    }

    public class var main: SessionThread { Threads.current.main }
    public class var mainThread: SessionThread { main }

    /// Whether the code that runs is work of the main queue. On a thread that is not the session's, whether it is the
    /// process's main thread.
    public class var isMainThread: Bool {
        AppEnvironment.current.isOfSession ? SessionQueues.current.isOnMain : Thread.isMainThread
    }

    public class func isMultiThreaded() -> Bool { true }

    /// Always returns an empty list.
    public class var callStackSymbols: [String] { [] }

    /// Always returns an empty list.
    public class var callStackReturnAddresses: [NSNumber] { [] }

    /// Runs a block after the running work.
    public class func detachNewThread(_ block: @escaping () -> Void) { SessionThread(block: block).start() }

    /// Calls a method after the running work.
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        SessionThread(target: target, selector: selector, object: argument).start()
    }

    /// Returns at once, because the session's clock does not advance during a turn. A message is logged.
    public class func sleep(forTimeInterval interval: TimeInterval) {
        guard AppEnvironment.current.isOfSession else { return Thread.sleep(forTimeInterval: interval) }
        AppEnvironment.current.host.log(
            .message("A thread sleeps for \(interval) s. It does not, because no time passes during a turn."))
    }

    /// Returns at once, because the session's clock does not advance during a turn. A message is logged.
    public class func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSince(_now())) }
}
