import Locks

/// Runs the parts of a task in turns of the session that started it, so that a replay runs them in the same order.
// Unchecked: the application is only reached from its own turns, and what comes from elsewhere lies behind a lock.
final class SessionExecutor: TaskExecutor, @unchecked Sendable {
    private weak var application: UIApplication?
    private let foreign = Locked<[UnownedJob]>([])

    init(_ application: UIApplication) { self.application = application }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if application === UIApplication.shared {
            hop(job)
        } else {
            foreign.withLock { $0.append(job) }
        }
    }

    /// Takes in what other threads have brought since.
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

extension UIApplication {
    /// What runs the tasks of this application.
    var taskExecutor: SessionExecutor {
        if let known = values[SessionExecutorKey.self] { return known }
        let new = SessionExecutor(self)
        values[SessionExecutorKey.self] = new
        return new
    }

    /// Takes in what threads of the app's own did for its tasks; no replay knows of it.
    package func collectTaskWork() { values[SessionExecutorKey.self]?.collect() }
}
