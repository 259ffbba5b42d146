import Dispatch

/// The work that waits for the dispatch queues of an application, and the queues whose work is running.
///
/// A session has one thread. Work of every queue runs on it, each piece after the running work, in the order in which
/// it was added. Work for a queue that the app has created runs on that queue, as Dispatch sees it.
final class SessionQueues: ApplicationKey {
    private struct Job {
        let number: Int
        let flags: DispatchWorkItemFlags
        let work: () -> Void
    }

    /// The jobs of one queue, oldest first.
    private struct Line {
        let queue: DispatchQueue
        var jobs: [Job] = []
        /// The number of calls of `suspend()` without a call of `resume()`.
        var suspensions = 0
    }

    static var defaultValue: SessionQueues { SessionQueues() }

    /// The queues of the running application.
    static var current: SessionQueues { AppEnvironment.current.values[SessionQueues.self] }

    private var lines: [ObjectIdentifier: Line] = [:]
    private var lastNumber = 0
    /// The queues whose work is running, the outermost first. If there are none, work of the main queue is running.
    private var underWay: [DispatchQueue] = []

    // MARK: - Adding

    /// Adds work, which runs after the running work.
    func add(_ work: @escaping () -> Void, flags: DispatchWorkItemFlags = [], to queue: DispatchQueue) {
        let queue = queue.representative
        lastNumber += 1
        let number = lastNumber
        lines[ObjectIdentifier(queue), default: Line(queue: queue)].jobs.append(
            Job(number: number, flags: flags, work: work))
        MainQueue.async { [self] in runNext(of: queue, upTo: number) }
    }

    /// Runs work now, or adds it if other work waits for the queue. Called while no code of the app is running.
    func start(_ work: @escaping () -> Void, on queue: DispatchQueue) {
        let queue = queue.representative
        let isFree = queue.isMain ? underWay.isEmpty : !isUnderWay(queue)
        if lines[ObjectIdentifier(queue)] == nil, isFree {
            perform(on: queue, [], work)
        } else {
            add(work, to: queue)
        }
    }

    // MARK: - Running

    /// Runs the oldest job of a queue, unless the queue is suspended or has none.
    ///
    /// - Parameter number: The number of the newest job that may run. A newer job is left in the queue, because a later
    ///   call runs it.
    private func runNext(of queue: DispatchQueue, upTo number: Int = .max) {
        let id = ObjectIdentifier(queue)
        guard var line = lines[id], line.suspensions == 0, let first = line.jobs.first, first.number <= number else {
            return
        }
        let job = line.jobs.removeFirst()
        lines[id] = line.jobs.isEmpty ? nil : line
        perform(on: queue, job.flags, job.work)
    }

    private func perform(on queue: DispatchQueue, _ flags: DispatchWorkItemFlags, _ work: @escaping () -> Void) {
        underWay.append(queue)
        defer { underWay.removeLast() }
        if queue.isMain { work() } else { queue.performDirectly(flags, work) }
    }

    /// Runs work on a queue and returns its result. The work that the queue already has runs before it.
    func sync<T>(on queue: DispatchQueue, _ flags: DispatchWorkItemFlags, _ work: () throws -> T) rethrows -> T {
        let queue = queue.representative
        if isUnderWay(queue) { return try work() }
        while let line = lines[ObjectIdentifier(queue)], line.suspensions == 0 { runNext(of: queue) }
        if lines[ObjectIdentifier(queue)] != nil {
            logEndless("the queue \(queue.words), which is suspended")
        }
        return try whileCallerWaits {
            underWay.append(queue)
            defer { underWay.removeLast() }
            return try queue.isMain ? work() : queue.syncDirectly(flags, work)
        }
    }

    /// Calls a closure whose caller waits for it. If no work of a queue is running, the caller is work of the main
    /// queue.
    private func whileCallerWaits<T>(_ body: () throws -> T) rethrows -> T {
        guard underWay.isEmpty else { return try body() }
        underWay.append(.main)
        defer { underWay.removeLast() }
        return try body()
    }

    // MARK: - Suspending

    func suspend(_ queue: DispatchQueue) {
        lines[ObjectIdentifier(queue), default: Line(queue: queue)].suspensions += 1
    }

    /// Ends a suspension. The jobs of the queue run after the running work.
    func resume(_ queue: DispatchQueue) {
        let id = ObjectIdentifier(queue)
        guard var line = lines[id], line.suspensions > 0 else { return }
        line.suspensions -= 1
        lines[id] = line.suspensions == 0 && line.jobs.isEmpty ? nil : line
        guard line.suspensions == 0 else { return }
        for job in line.jobs { MainQueue.async { [self] in runNext(of: queue, upTo: job.number) } }
    }

    // MARK: - Waiting

    /// Runs waiting work until a condition holds. Work for queues that are waiting themselves does not run, as on iOS.
    ///
    /// - Returns: Whether the condition holds. False means that it can only hold after the turn, by a response or a
    ///   timer, or never.
    func runDue(until isDone: () -> Bool) -> Bool {
        while !isDone() {
            guard let queue = nextDue(where: { !isUnderWay($0) }) else { return false }
            whileCallerWaits { runNext(of: queue) }
        }
        return true
    }

    /// Runs all waiting work, as a run loop does. Work of the main queue runs only if no other queue's work is running.
    ///
    /// - Returns: Whether there was any work.
    func runAllDue() -> Bool {
        var hasRun = false
        while let queue = nextDue(where: { !isUnderWay($0) || underWay.isEmpty && $0.isMain }) {
            hasRun = true
            runNext(of: queue)
        }
        return hasRun
    }

    /// Returns the queue with the oldest job, of those that are not suspended and meet a condition; nil if there is
    /// none.
    private func nextDue(where isMeant: (DispatchQueue) -> Bool) -> DispatchQueue? {
        lines.values.filter { $0.suspensions == 0 && !$0.jobs.isEmpty && isMeant($0.queue) }
            .min { ($0.jobs.first?.number ?? 0) < ($1.jobs.first?.number ?? 0) }?.queue
    }

    /// Runs waiting work until a condition holds. If the condition does not hold then, the wait is ended, and a message
    /// is logged.
    ///
    /// - Parameter awaited: The event that the caller waits for, in words for the message.
    func wait(for awaited: @autoclosure () -> String, until isDone: () -> Bool) {
        if !runDue(until: isDone) { logEndless(awaited()) }
    }

    /// Waits with a timeout. The timeout never elapses, because the session's clock does not advance during a turn.
    func waitBriefly(until isDone: () -> Bool) -> DispatchTimeoutResult {
        runDue(until: isDone) ? .success : .timedOut
    }

    private func logEndless(_ awaited: String) {
        let waiter = underWay.last?.words ?? DispatchQueue.main.words
        AppEnvironment.current.host.log(
            .message(
                "\(waiter) waits for \(awaited), and nothing that is due ends the wait: responses and timers come after "
                    + "the turn. The wait is ended."))
    }

    // MARK: - State

    /// Whether the code that runs is work of the main queue.
    var isOnMain: Bool { underWay.last?.runsOnMain ?? true }

    /// Whether work of a queue is running, or waits for other work.
    func isUnderWay(_ queue: DispatchQueue) -> Bool {
        if queue.isMain { return underWay.isEmpty || underWay.contains(where: \.isMain) }
        return underWay.contains { $0 === queue }
    }
}

extension DispatchQueue {
    /// Whether this is the main queue, of which Dispatch makes a new object for each access.
    var isMain: Bool { label == DispatchQueue.main.label }

    /// Whether this is one of the system's concurrent queues, of which Dispatch makes a new object for each access.
    var isGlobal: Bool { label.hasPrefix("com.apple.root.") }

    /// The object under which the queue's work is kept: the same one for each access to the main or a global queue.
    fileprivate var representative: DispatchQueue {
        if isMain { return Self.mainQueue }
        return isGlobal ? Self.globals[label] ?? self : self
    }

    private static let mainQueue = DispatchQueue.main
    private static let globals = Dictionary(
        [DispatchQoS.QoSClass.background, .utility, .default, .userInitiated, .userInteractive].map { kind in
            let queue = DispatchQueue.global(qos: kind)
            return (queue.label, queue)
        }
    ) { first, _ in first }

    /// The name of the queue in messages.
    var words: String { isMain ? "The main queue" : "The queue \"\(label)\"" }

    /// Runs a closure on the queue now, on this thread, by Dispatch's own `sync`.
    func performDirectly(_ flags: DispatchWorkItemFlags, _ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        // The full name is that of Dispatch's method.
        let direct: (DispatchWorkItem) -> Void = sync(execute:)
        direct(DispatchWorkItem(flags: flags.intersection(.barrier)) { work() })
    }

    /// Runs a closure on the queue now, on this thread, by Dispatch's own `sync`, and returns its result.
    func syncDirectly<T>(_ flags: DispatchWorkItemFlags, _ work: () throws -> T) rethrows -> T {
        try syncDirectly(flags, work, rescue: { throw $0 })
    }

    private func syncDirectly<T>(
        _ flags: DispatchWorkItemFlags, _ work: () throws -> T, rescue: (any Error) throws -> T
    ) rethrows -> T {
        var result: Result<T, any Error>?
        withoutActuallyEscaping(work) { work in performDirectly(flags) { result = Result { try work() } } }
        switch result {
        case .success(let value): return value
        case .failure(let error): return try rescue(error)
        case nil: preconditionFailure("Dispatch ran no work")
        }
    }
}
