import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

@Suite("Dispatch queues, groups, semaphores and work items in turns of the session")
struct QueueTests: @unchecked Sendable {  // one thread uses it
    private final class Log: @unchecked Sendable {  // one thread uses it
        var lines: [String] = []
        var value = 0
    }

    private let stage: Stage
    private let log = Log()
    private let queue = DispatchQueue(label: "own")

    init() throws { stage = try Stage() }

    /// Runs code in a turn, and returns the lines that it logged.
    private func act(_ body: () -> Void) -> [String] {
        log.lines = []
        stage.act(body)
        return log.lines
    }

    private var notes: [String] { stage.host.notes.map(\.description) }

    @Test func `Work runs after what is under way, in order, so that a lock of the caller is free`() {
        let lock = NSLock()
        let lines = act {
            lock.lock()
            queue.async {
                lock.lock()
                log.lines.append("first")
                queue.async { log.lines.append("third") }
                lock.unlock()
            }
            queue.async { log.lines.append("second") }
            DispatchQueue.global().async { log.lines.append("global") }
            DispatchQueue.main.async { log.lines.append("main") }
            log.lines.append("turn")
            lock.unlock()
        }
        #expect(lines == ["turn", "first", "second", "global", "main", "third"])
    }

    @Test func `A sync runs what waits before it, with and without a result, and throws`() throws {
        struct Full: Error {}
        let lines = act {
            queue.async { log.value = 1 }
            #expect(queue.sync { log.value } == 1)
            queue.async { log.value = 2 }
            queue.sync { log.value += 10 }
            queue.async(flags: .barrier) { log.value *= 2 }
            let isLarge = queue.sync(flags: .barrier) { log.value > 20 }
            #expect(isLarge && log.value == 24)
            queue.async { log.lines.append("waits") }
            #expect(throws: Full.self) { try queue.sync { throw Full() } }
            queue.async { log.lines.append("item waits") }
            queue.sync(execute: SessionWorkItem { log.lines.append("item") })
            DispatchQueue.main.sync { log.lines.append("main") }
        }
        #expect(lines == ["waits", "item waits", "item", "main"])
        #expect(notes.isEmpty)
    }

    @Test func `Work knows its queue and the values of its queue, and main code knows the main queue`() {
        let key = DispatchSpecificKey<String>()
        queue.setSpecific(key: key, value: "here")
        let lines = act {
            dispatchPrecondition(condition: .onQueue(.main))
            queue.async {
                dispatchPrecondition(condition: .onQueue(queue))
                dispatchPrecondition(condition: .notOnQueue(.main))
                log.lines.append(DispatchQueue.getSpecific(key: key) ?? "nowhere")
                log.lines.append("main thread \(SessionThread.isMainThread)")
                DispatchQueue.main.async {
                    dispatchPrecondition(condition: .onQueue(.main))
                    log.lines.append("main thread \(SessionThread.isMainThread)")
                }
            }
            queue.sync { dispatchPrecondition(condition: .onQueue(queue)) }
            DispatchQueue.global().async { dispatchPrecondition(condition: .notOnQueue(.main)) }
        }
        #expect(lines == ["here", "main thread false", "main thread true"])
    }

    @Test func `A queue with the main queue as its target runs its work as that of the main queue`() {
        let lines = act {
            let queue = DispatchQueue(label: "of main", qos: .userInitiated, target: .main)
            queue.async {
                dispatchPrecondition(condition: .onQueue(.main))
                log.lines.append("main thread \(SessionThread.isMainThread)")
            }
            queue.sync { log.lines.append("sync") }
            let target = DispatchQueue(label: "target")
            let other = DispatchQueue(label: "other", attributes: .concurrent, target: target)
            other.async { dispatchPrecondition(condition: .onQueue(target)) }
        }
        #expect(lines == ["main thread true", "sync"])
    }

    @Test func `A sync on a queue that itself waits runs at once`() {
        let other = DispatchQueue(label: "other")
        let lines = act {
            queue.sync { other.sync { queue.sync { log.lines.append("inner") } } }
        }
        #expect(lines == ["inner"])
    }

    @Test func `A suspended queue holds its work back until it is resumed`() {
        let lines = act {
            queue.suspend()
            queue.async { log.lines.append("one") }
            queue.async { log.lines.append("two") }
        }
        #expect(lines == [])
        #expect(act { queue.resume() } == ["one", "two"])
    }

    @Test func `A semaphore is signalled by work that is due`() {
        let lines = act {
            let signal = DispatchSemaphore(value: 0)
            queue.async {
                log.lines.append("work")
                signal.signal()
            }
            signal.wait()
            log.lines.append("waited")
            DispatchQueue.global().async {
                let inner = DispatchSemaphore(value: 0)
                DispatchQueue.main.async {
                    log.lines.append("main")
                    inner.signal()
                }
                inner.wait()
                log.lines.append("inner waited")
            }
        }
        #expect(lines == ["work", "waited", "main", "inner waited"])
        _ = act {
            let lock = DispatchSemaphore(value: 1)
            lock.wait()
            #expect(lock.wait(timeout: .now() + 60) == .timedOut)
            lock.signal()
            #expect(lock.wait(wallTimeout: .now() + 60) == .success)
            lock.signal()
        }
        #expect(notes.isEmpty)
    }

    @Test func `A wait that nothing due ends is ended with a message that names both sides`() {
        let group = SessionGroup()
        let item = SessionWorkItem {}
        _ = act {
            DispatchSemaphore(value: 0).wait()
            queue.async {
                group.enter()
                group.wait()
                item.wait()
            }
        }
        let end =
            ", and nothing that is due ends the wait: responses and timers come after the turn. The wait is ended."
        #expect(
            notes == [
                "The main queue waits for the signal of a semaphore\(end)",
                "The queue \"own\" waits for a group with 1 entries\(end)",
                "The queue \"own\" waits for a work item\(end)",
            ])
    }

    @Test func `A group and a work item are waited for while their work runs`() {
        let lines = act {
            let group = SessionGroup()
            queue.async(group: group) { log.lines.append("a") }
            DispatchQueue.global().async(group: group) { log.lines.append("b") }
            group.notify(queue: .main) { log.lines.append("notified") }
            group.wait()
            log.lines.append("waited")
            let item = SessionWorkItem { log.lines.append("item") }
            item.notify(queue: queue) { log.lines.append("after item") }
            queue.async(execute: item)
            #expect(item.wait(timeout: .now()) == .success)
            log.lines.append("item waited")
            let gone = SessionWorkItem { log.lines.append("gone") }
            queue.async(execute: gone)
            gone.cancel()
        }
        #expect(lines == ["a", "b", "waited", "item", "item waited", "notified", "after item"])
    }

    @Test func `Work of a deadline runs on its queue, and iterations run in order`() {
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        _ = act {
            queue.asyncAfter(deadline: .now() + 2) {
                log.lines.append("after \(DispatchQueue.getSpecific(key: key) ?? false)")
            }
            queue.asyncAfter(wallDeadline: .now() + 1) { log.lines.append("wall") }
        }
        stage.advance(.seconds(1))
        #expect(log.lines == ["wall"])
        stage.advance(.seconds(1))
        #expect(log.lines == ["wall", "after true"])
        let lines = act { DispatchQueue.concurrentPerform(iterations: 3) { log.lines.append("\($0)") } }
        #expect(lines == ["0", "1", "2"])
    }

    @Test func `Operations run on the underlying queue, with their queue as the current one`() {
        let operations = SessionOperationQueue()
        operations.underlyingQueue = queue
        let lines = act {
            operations.addOperation {
                dispatchPrecondition(condition: .onQueue(queue))
                log.lines.append("current \(SessionOperationQueue.current === operations)")
            }
            SessionOperationQueue.main.addOperation {
                dispatchPrecondition(condition: .onQueue(.main))
                log.lines.append("main \(SessionOperationQueue.current === SessionOperationQueue.main)")
            }
            let low = SessionBlockOperation { log.lines.append("low") }
            low.queuePriority = SessionOperation.QueuePriority.low
            let other = SessionOperationQueue()
            other.addOperation(low)
            low.waitUntilFinished()
        }
        #expect(lines == ["low", "current true", "main true"])
    }

    @Test func `Threads run after what is under way, and have their own dictionaries`() {
        let lines = act {
            let thread = SessionThread {
                let current = SessionThread.current
                log.lines.append("\(current.name ?? "") \(current.isMainThread) \(current.isExecuting)")
            }
            thread.name = "worker"
            thread.start()
            SessionThread.detachNewThread { log.lines.append("detached \(SessionThread.isMainThread)") }
            SessionThread.current.threadDictionary["a"] = 1
            log.lines.append("\(SessionThread.main.threadDictionary["a"] as? Int ?? 0) \(SessionThread.isMainThread)")
            queue.sync { log.lines.append("\(SessionThread.current.threadDictionary["a"] as? Int ?? 0)") }
            SessionThread.sleep(forTimeInterval: 3)
        }
        #expect(lines == ["1 true", "0", "worker false true", "detached false"])
        #expect(notes.count == 1)
    }

    @Test func `A run loop runs what is due`() {
        let lines = act {
            DispatchQueue.main.async { log.lines.append("main") }
            queue.async { log.lines.append("own") }
            #expect(SessionRunLoop.main.run(mode: .default, before: .distantFuture))
            log.lines.append("ran")
            #expect(!SessionRunLoop.main.run(mode: .default, before: .distantFuture))
            SessionRunLoop.main.perform(inModes: [.common]) { log.lines.append("performed") }
            SessionRunLoop.main.run(until: .distantFuture)
            SessionRunLoop.main.run()
        }
        #expect(lines == ["main", "own", "ran", "performed"])
    }
}

@Suite("Timers of Dispatch by the session's clock")
struct TimerSourceTests {
    private final class Log: @unchecked Sendable {  // one thread uses it
        var lines: [String] = []
    }

    private let log = Log()

    @Test func `A timer fires on its queue at its times until it is cancelled`() throws {
        let stage = try Stage()
        let queue = DispatchQueue(label: "timers")
        let timer: any DispatchSourceTimer = stage.application.run {
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .now() + 1, repeating: .seconds(2))
            timer.setEventHandler {
                dispatchPrecondition(condition: .onQueue(queue))
                log.lines.append("fired")
            }
            timer.setCancelHandler { log.lines.append("cancelled") }
            return timer
        }
        stage.advance(.seconds(5))
        #expect(log.lines == [] && stage.host.pendingTimers == 0)
        stage.act { timer.resume() }
        stage.advance(.milliseconds(1))
        #expect(log.lines == ["fired"])
        stage.advance(.seconds(2))
        #expect(log.lines == ["fired", "fired"])
        stage.act { timer.suspend() }
        stage.advance(.seconds(10))
        #expect(log.lines.count == 2 && stage.host.pendingTimers == 0)
        stage.act { timer.resume() }
        stage.advance(.milliseconds(1))
        #expect(log.lines.count == 3)
        stage.act { timer.cancel() }
        stage.advance(.seconds(10))
        #expect(log.lines.suffix(2) == ["fired", "cancelled"] && timer.isCancelled)
    }

    @Test func `A timer that is scheduled anew fires once more, and seconds are a number`() throws {
        let stage = try Stage()
        let timer = stage.application.run { DispatchSource.makeTimerSource() }
        stage.act {
            timer.setEventHandler(handler: { log.lines.append("fired") })
            timer.schedule(deadline: .now() + .milliseconds(300))
            timer.activate()
        }
        stage.advance(.milliseconds(200))
        stage.act { timer.schedule(deadline: .now() + .milliseconds(300)) }
        stage.advance(.milliseconds(299))
        #expect(log.lines == [])
        stage.advance(.milliseconds(1))
        #expect(log.lines == ["fired"] && stage.host.pendingTimers == 0)
        stage.act { timer.schedule(wallDeadline: .now() + 1, repeating: 0.5) }
        stage.advance(.seconds(2))
        #expect(log.lines.count == 4)
    }

    @Test func `A source of data runs its handler once in a turn, on its queue, for all data that was merged`() throws {
        let stage = try Stage()
        let queue = DispatchQueue(label: "progress")
        let sum = stage.application.run { DispatchSource.makeUserDataAddSource(queue: queue) }
        let flags = stage.application.run { DispatchSource.makeUserDataOrSource(queue: .main) }
        stage.act {
            sum.setEventHandler {
                dispatchPrecondition(condition: .onQueue(queue))
                log.lines.append("sum \(sum.data)")
            }
            flags.setEventHandler { log.lines.append("flags \(flags.data)") }
            flags.activate()
            sum.add(data: 2)
            sum.add(data: 3)
            flags.or(data: 1)
            flags.or(data: 4)
        }
        #expect(log.lines == ["flags 5"])
        stage.act { sum.resume() }
        #expect(log.lines == ["flags 5", "sum 5"])
        stage.act { sum.add(data: 7) }
        stage.act {
            sum.cancel()
            flags.cancel()
        }
        stage.act { sum.add(data: 1) }
        #expect(log.lines == ["flags 5", "sum 5", "sum 7"] && sum.isCancelled)
    }

    @Test func `A timer outside any session is one of Dispatch`() {
        let timer = DispatchSource.makeTimerSource()
        #expect(!(timer is SessionTimerSource))
        // Dispatch does not release a timer that was never resumed.
        timer.schedule(deadline: .distantFuture)
        timer.setEventHandler {}
        timer.resume()
        timer.cancel()
    }
}
