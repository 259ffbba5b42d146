import SessionEnvironment

/// A group of layer changes. The changes are shown immediately, without animation.
public final class CATransaction: NSObject {
    public static func begin() { AppEnvironment.current.values[OpenTransactions.self].append(nil) }

    /// Ends the group. Its completion block is called after the turn.
    public static func commit() {
        guard let last = AppEnvironment.current.values[OpenTransactions.self].popLast(), let done = last else { return }
        MainQueue.async(done)
    }

    /// Sets the block that is called after the innermost open group is committed.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        let count = AppEnvironment.current.values[OpenTransactions.self].count
        guard count > 0 else { return block.map { MainQueue.async($0) } ?? () }
        AppEnvironment.current.values[OpenTransactions.self][count - 1] = block
    }

    /// Has no effect, because changes are shown immediately, without animation.
    public static func setDisableActions(_ flag: Bool) {}
    /// Has no effect, because changes are shown immediately, without animation.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    /// Has no effect, because changes are shown immediately, without animation.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

private enum OpenTransactions: ApplicationKey {
    static var defaultValue: [(() -> Void)?] { [] }
}
