/// The main queue of the running session. Controllers use it instead of `DispatchQueue.main`.
public enum MainQueue {
    /// Runs `work` after the current turn and before the next input.
    public static func async(_ work: @escaping () -> Void) {
        let environment = AppEnvironment.current
        environment.host.enqueue { [weak environment] in environment?.run(work) }
    }

    /// Runs `work` immediately, because the caller already runs in the session.
    public static func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

    /// Runs `work` after a delay on the session's clock.
    ///
    /// - Returns: A function that cancels the work.
    @discardableResult
    public static func asyncAfter(_ delay: Duration, _ work: @escaping () -> Void) -> () -> Void {
        let environment = AppEnvironment.current
        let timer = environment.host.startTimer(after: delay, for: "main queue") { [weak environment] in
            environment?.run(work)
        }
        return { [weak environment] in environment?.host.cancelTimer(timer) }
    }
}
