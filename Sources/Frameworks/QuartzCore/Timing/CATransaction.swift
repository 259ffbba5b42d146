import SessionEnvironment

/// A group of layer changes. The changes are shown immediately, without animation.
public final class CATransaction: NSObject {
    public static func begin() { open.append(OpenTransaction()) }

    /// Ends the group. Its completion block is called when the longest animation of the group has ended, or after the
    /// turn if the group has no animation. Animations that repeat forever do not count.
    public static func commit() {
        guard let last = open.popLast() else { return }
        recordAnimation(for: last.longest)
        last.completion.map { run($0, after: last.longest) }
    }

    /// Sets the block that is called after the innermost open group is committed.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard let last = open.indices.last else { return block.map { run($0, after: 0) } ?? () }
        open[last].completion = block
    }

    public static func completionBlock() -> (() -> Void)? { open.last?.completion }

    /// Has no effect, because changes are shown immediately.
    public static func flush() {}
    /// Stored for the group; has no visible effect, because changes are shown immediately, without animation.
    public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    public static func disableActions() -> Bool { open.last?.disablesActions ?? false }
    /// Stored for the group; has no visible effect, because changes are shown immediately, without animation.
    public static func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }
    public static func animationDuration() -> TimeInterval { open.last?.duration ?? OpenTransaction().duration }
    /// Stored for the group; has no visible effect, because changes are shown immediately, without animation.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }
    public static func animationTimingFunction() -> CAMediaTimingFunction? { open.last?.timingFunction }

    /// Called when an animation was added. It ends after the given time in seconds.
    static func recordAnimation(for time: TimeInterval) { change { $0.longest = max($0.longest, time) } }

    private static var open: [OpenTransaction] {
        get { AppEnvironment.current.values[OpenTransactions.self] }
        set { AppEnvironment.current.values[OpenTransactions.self] = newValue }
    }

    private static func change(_ body: (inout OpenTransaction) -> Void) {
        if let last = open.indices.last { body(&open[last]) }
    }

    private static func run(_ block: @escaping () -> Void, after time: TimeInterval) {
        if time > 0 { _ = MainQueue.asyncAfter(.seconds(time), block) } else { MainQueue.async(block) }
    }
}

/// A group that was begun and not committed.
private struct OpenTransaction {
    var completion: (() -> Void)?
    /// The time in seconds after which the last animation of the group ends.
    var longest: TimeInterval = 0
    var disablesActions = false
    var duration: TimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
}

private enum OpenTransactions: ApplicationKey {
    static var defaultValue: [OpenTransaction] { [] }
}
