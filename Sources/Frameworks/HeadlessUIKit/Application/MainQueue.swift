/// The main queue of the running session: what controller code uses instead of `DispatchQueue.main`.
public enum MainQueue {
    /// Runs `work` after the current turn, before the next input.
    public static func async(_ work: @escaping () -> Void) {
        let application = UIApplication.shared
        application.host.enqueue { [weak application] in application?.run(work) }
    }

    /// Runs `work` at once: whoever waits for it is in the session already.
    public static func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

    /// Runs `work` when the session's clock has gone on by `delay`.
    ///
    /// Answers a function that calls it off.
    @discardableResult
    public static func asyncAfter(_ delay: Duration, _ work: @escaping () -> Void) -> () -> Void {
        let application = UIApplication.shared
        let timer = application.host.startTimer(after: delay, for: "main queue") { [weak application] in
            application?.run(work)
        }
        return { [weak application] in application?.host.cancelTimer(timer) }
    }
}
