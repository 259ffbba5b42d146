public import Foundation

/// Replaces `RunLoop`. The session's run loop runs by itself.
public final class SessionRunLoop {
    private init() {}

    /// The run loop of the running session. It has no state.
    public static var main: SessionRunLoop { SessionRunLoop() }

    /// The mode in which code runs.
    public var currentMode: RunLoop.Mode? { .default }

    /// Starts a timer. The mode has no effect.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { (timer as? SessionTimer)?.start() }

    /// Runs `block` after the current turn.
    public func perform(_ block: @escaping () -> Void) { MainQueue.async(block) }

    /// Runs `block` after the current turn. Modes have no effect.
    public func perform(inModes modes: [RunLoop.Mode], block: @escaping () -> Void) { MainQueue.async(block) }

    /// Calls a method after the current turn. Order and modes have no effect.
    public func perform(
        _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]
    ) {
        let target = target as AnyObject
        MainQueue.async { aSelector.send(to: target, [arg]) }
    }

    // MARK: - Running

    /// Runs all queued work, and returns. The session's clock does not advance.
    public func run() { runDue() }

    /// Runs all queued work, and returns. The session's clock does not advance.
    public func run(until limitDate: Date) { runDue() }

    /// Runs all queued work.
    ///
    /// - Returns: Whether there was any work. If false, further calls have no effect until the current turn has ended.
    @discardableResult
    public func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool { runDue() }

    /// Runs all queued work. The mode has no effect.
    public func acceptInput(forMode mode: RunLoop.Mode, before limitDate: Date) { runDue() }

    @discardableResult
    private func runDue() -> Bool { SessionQueues.current.runAllDue() }
}
