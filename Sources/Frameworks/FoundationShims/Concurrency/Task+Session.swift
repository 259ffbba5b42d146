/// Replaces `Task { }`: tasks run in turns of the session, beginning after the current turn.
extension Task where Failure == Never {
    /// Runs `operation` in the running session, with the child tasks and actors that it awaits.
    @discardableResult
    public static func ofSession(
        priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async -> Success
    ) -> Task<Success, Never> {
        nonisolated(unsafe) let operation = operation
        return Task(executorPreference: AppEnvironment.current.taskExecutor, priority: priority) { await operation() }
    }

    /// Runs `operation` synchronously up to its first suspension, and then in the running session.
    @discardableResult
    public static func immediateOfSession(
        priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async -> Success
    ) -> Task<Success, Never> {
        nonisolated(unsafe) let operation = operation
        return Task.immediate(priority: priority, executorPreference: AppEnvironment.current.taskExecutor) {
            await operation()
        }
    }
}

extension Task where Failure == any Error {
    /// Runs a throwing `operation` in the running session.
    @discardableResult
    public static func ofSession(
        priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async throws -> Success
    ) -> Task<Success, any Error> {
        nonisolated(unsafe) let operation = operation
        return Task(executorPreference: AppEnvironment.current.taskExecutor, priority: priority) {
            try await operation()
        }
    }

    /// Runs a throwing `operation` synchronously up to its first suspension, and then in the running session.
    @discardableResult
    public static func immediateOfSession(
        priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async throws -> Success
    ) -> Task<Success, any Error> {
        nonisolated(unsafe) let operation = operation
        return Task.immediate(priority: priority, executorPreference: AppEnvironment.current.taskExecutor) {
            try await operation()
        }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Suspends on the session's clock. Throws `CancellationError` if the task is cancelled.
    public static func sessionSleep(nanoseconds duration: UInt64) async throws {
        try await sessionSleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Suspends on the session's clock. Throws `CancellationError` if the task is cancelled.
    public static func sessionSleep(for duration: Duration) async throws {
        let sleep = Sleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { sleep.begin(duration, resuming: $0) }
        } onCancel: {
            sleep.cancel()
        }
    }
}

/// A task that is suspended on the session's clock.
// @unchecked Sendable: both sides run in turns of the session.
private final class Sleep: @unchecked Sendable {
    private enum Stage {
        case notYet
        case asleep(CheckedContinuation<Void, any Error>, callOff: () -> Void)
        case over
    }

    private var stage = Stage.notYet

    func begin(_ duration: Duration, resuming continuation: CheckedContinuation<Void, any Error>) {
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

/// Replaces `MainActor`. All code of an app already runs in its session, so closures run immediately.
public enum SessionMainActor {
    /// Runs `body` immediately.
    public static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T { try body() }

    /// Runs `operation` immediately.
    public static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
}
