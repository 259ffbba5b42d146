/// The main queue of the running session. Controllers use it in the place of `DispatchQueue.main`.
public enum MainQueue {
    /// Runs `work` after the current turn and before the next input.
    public static func async(_ work: @escaping () -> Void) {
        let application = UIApplication.shared
        application.host.enqueue { [weak application] in application?.run(work) }
    }

    /// Runs `work` immediately, because the caller already runs in the session.
    public static func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

    /// Runs `work` after a delay on the session's clock.
    ///
    /// - Returns: A function that cancels the work.
    @discardableResult
    public static func asyncAfter(_ delay: Duration, _ work: @escaping () -> Void) -> () -> Void {
        let application = UIApplication.shared
        let timer = application.host.startTimer(after: delay, for: "main queue") { [weak application] in
            application?.run(work)
        }
        return { [weak application] in application?.host.cancelTimer(timer) }
    }
}
