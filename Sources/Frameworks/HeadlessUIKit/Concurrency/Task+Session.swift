/// What `Task { }` is on iOS, where it runs on the main actor or beside it: here it runs in turns of the session, the
/// first part after the current one.
extension Task where Failure == Never {
    /// Runs `operation` in the session that runs here; child tasks and actors that it waits for run there too.
    @discardableResult
    public static func ofSession(
        priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async -> Success
    ) -> Task<Success, Never> {
        nonisolated(unsafe) let operation = operation
        return Task(executorPreference: UIApplication.shared.taskExecutor, priority: priority) { await operation() }
    }

    /// Runs `operation` at once up to where it first waits, and from there on in the session that runs here.
    @discardableResult
    public static func immediateOfSession(
        priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async -> Success
    ) -> Task<Success, Never> {
        nonisolated(unsafe) let operation = operation
        return Task.immediate(priority: priority, executorPreference: UIApplication.shared.taskExecutor) {
            await operation()
        }
    }
}

extension Task where Failure == any Error {
    /// Runs `operation`, which may throw, in the session that runs here.
    @discardableResult
    public static func ofSession(
        priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async throws -> Success
    ) -> Task<Success, any Error> {
        nonisolated(unsafe) let operation = operation
        return Task(executorPreference: UIApplication.shared.taskExecutor, priority: priority) {
            try await operation()
        }
    }

    /// Runs `operation`, which may throw, at once up to where it first waits, and from there on in the session that
    /// runs here.
    @discardableResult
    public static func immediateOfSession(
        priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async throws -> Success
    ) -> Task<Success, any Error> {
        nonisolated(unsafe) let operation = operation
        return Task.immediate(priority: priority, executorPreference: UIApplication.shared.taskExecutor) {
            try await operation()
        }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Waits on the session's clock. Throws `CancellationError` where the task is cancelled before or meanwhile.
    public static func sessionSleep(nanoseconds duration: UInt64) async throws {
        try await sessionSleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Waits on the session's clock. Throws `CancellationError` where the task is cancelled before or meanwhile.
    public static func sessionSleep(for duration: Duration) async throws {
        let sleep = Sleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { sleep.begin(duration, $0) }
        } onCancel: {
            sleep.cancel()
        }
    }
}

/// A task that waits for the session's clock.
// Unchecked: both sides run in turns of the session.
private final class Sleep: @unchecked Sendable {
    private enum Stage {
        case notYet
        case asleep(CheckedContinuation<Void, any Error>, callOff: () -> Void)
        case over
    }

    private var stage = Stage.notYet

    func begin(_ duration: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
        if case .over = stage { return continuation.resume(throwing: CancellationError()) }
        let callOff = MainQueue.asyncAfter(duration) {
            self.stage = .over
            continuation.resume()
        }
        stage = .asleep(continuation, callOff: callOff)
    }

    func cancel() {
        if case .asleep(let continuation, let callOff) = stage {
            callOff()
            continuation.resume(throwing: CancellationError())
        }
        stage = .over
    }
}

/// What `MainActor` is asked for in code for iOS. All of an app is in its session already, so what is to run there runs
/// here.
public enum SessionMainActor {
    /// Runs `body` at once.
    public static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T { try body() }

    /// Runs `operation` at once.
    public static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
}
