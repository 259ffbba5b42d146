import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

@Suite("Operations and their queues, in turns of the session")
struct OperationTests {
    private final class Log { var lines: [String] = [] }

    private final class Step: SessionOperation, @unchecked Sendable {
        let log: Log
        let word: String
        init(_ word: String, _ log: Log) {
            (self.word, self.log) = (word, log)
        }
        override func main() { log.lines.append(isCancelled ? "\(word) called off" : word) }
    }

    /// An operation that ends when the test ends it.
    private final class Long: SessionOperation, @unchecked Sendable {
        private var runs = false { didSet { didChangeValue(forKey: "isExecuting") } }
        private var isOver = false { didSet { didChangeValue(forKey: "isFinished") } }
        override var isExecuting: Bool { runs }
        override var isFinished: Bool { isOver }
        override var isAsynchronous: Bool { true }
        override func start() { if isCancelled { isOver = true } else { runs = true } }
        func finish() {
            runs = false
            isOver = true
        }
    }

    private func queue(_ most: Int = SessionOperationQueue.defaultMaxConcurrentOperationCount) -> SessionOperationQueue
    {
        let queue = SessionOperationQueue()
        queue.maxConcurrentOperationCount = most
        return queue
    }

    @Test func `Operations run after the turn, dependants after dependencies, then their completions`() throws {
        let (stage, log) = (try Stage(), Log())
        let queue = queue()
        stage.act {
            let (first, second) = (Step("first", log), Step("second", log))
            second.addDependency(first)
            second.completionBlock = { log.lines.append("done \(queue.operationCount)") }
            queue.addOperation(second)
            queue.addOperation(first)
            queue.addOperation { log.lines.append("closure") }
            log.lines.append("turn")
        }
        #expect(log.lines == ["turn", "first", "closure", "second", "done 1"])
        #expect(queue.operations.isEmpty)
    }

    @Test func `A serial queue waits for an asynchronous operation to finish`() throws {
        let (stage, log, long) = (try Stage(), Log(), Long())
        let queue = queue(1)
        stage.act {
            long.completionBlock = { log.lines.append("long") }
            queue.addOperation(long)
            queue.addOperation(Step("behind", log))
        }
        #expect(log.lines.isEmpty && long.isExecuting && queue.operationCount == 2)
        stage.act { long.finish() }
        #expect(log.lines == ["long", "behind"] && queue.operationCount == 0)
    }

    @Test func `A suspended queue starts no operation, and a cancelled one ends without its work`() throws {
        let (stage, log) = (try Stage(), Log())
        let queue = queue()
        queue.isSuspended = true
        let (kept, gone) = (Step("kept", log), Step("gone", log))
        gone.completionBlock = { log.lines.append("gone, completed") }
        stage.act {
            queue.addOperations([gone, kept], waitUntilFinished: false)
            gone.cancel()
        }
        #expect(log.lines.isEmpty)
        stage.act { queue.isSuspended = false }
        #expect(log.lines == ["gone, completed", "kept"] && gone.isFinished && gone.isCancelled)
    }

    @Test func `Operations run by priority, barriers wait for earlier ones, and waiting runs all at once`() throws {
        let (stage, log) = (try Stage(), Log())
        let queue = queue()
        stage.act {
            queue.isSuspended = true
            queue.addOperation(Step("low", log))
            let high = Step("high", log)
            high.queuePriority = .high
            queue.addOperation(high)
            queue.addBarrierBlock { log.lines.append("barrier") }
            let last = Step("last", log)
            last.queuePriority = .veryHigh
            queue.addOperation(last)
            queue.isSuspended = false
            queue.waitUntilAllOperationsAreFinished()
            log.lines.append("waited")
        }
        #expect(log.lines == ["high", "low", "barrier", "last", "waited"])
        stage.act {
            let blocks = SessionBlockOperation { log.lines.append("one") }
            blocks.addExecutionBlock { log.lines.append("two") }
            SessionOperationQueue.main.addOperations([blocks], waitUntilFinished: true)
            log.lines.append("three")
        }
        #expect(log.lines.suffix(3) == ["one", "two", "three"])
    }
}
