import Locks

/// An executor that runs the jobs of a task in turns of the session that started it, so that a replay runs them in the
/// same order.
// @unchecked Sendable: the environment is used only in its own turns, and jobs from other threads are behind a lock.
final class SessionExecutor: TaskExecutor, @unchecked Sendable {
    private weak var environment: AppEnvironment?
    private let foreign = Locked<[UnownedJob]>([])

    init(_ environment: AppEnvironment) { self.environment = environment }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if environment === AppEnvironment.current {
            hop(job)
        } else {
            foreign.withLock { $0.append(job) }
        }
    }

    /// Moves the jobs that other threads have enqueued to the session's queue.
    func collect() {
        let jobs = foreign.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
        for job in jobs { hop(job) }
    }

    private func hop(_ job: UnownedJob) {
        MainQueue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

private enum SessionExecutorKey: ApplicationKey {
    static var defaultValue: SessionExecutor? { nil }
}

extension AppEnvironment {
    /// The executor of this application's tasks, created on first use.
    var taskExecutor: SessionExecutor {
        if let known = values[SessionExecutorKey.self] { return known }
        let new = SessionExecutor(self)
        values[SessionExecutorKey.self] = new
        return new
    }

    /// Collects the jobs that the app's own threads have enqueued for its tasks. A replay does not reproduce them.
    package func collectTaskWork() { values[SessionExecutorKey.self]?.collect() }
}
