/// What changes of layers have in common. They are drawn at once.
public final class CATransaction: NSObject {
    public static func begin() { UIApplication.shared.values[OpenTransactions.self].append(nil) }

    /// Ends them; who wants to hear of that is called after the turn.
    public static func commit() {
        guard let last = UIApplication.shared.values[OpenTransactions.self].popLast(), let done = last else { return }
        MainQueue.async(done)
    }

    /// Has a closure called when the changes that were begun last are done.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        let count = UIApplication.shared.values[OpenTransactions.self].count
        guard count > 0 else { return block.map { MainQueue.async($0) } ?? () }
        UIApplication.shared.values[OpenTransactions.self][count - 1] = block
    }

    /// Whether changes are drawn at once; kept, they are.
    public static func setDisableActions(_ flag: Bool) {}
    /// How long changes are drawn; kept, they are drawn at once.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    /// The pace of changes; kept, they are drawn at once.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

private enum OpenTransactions: ApplicationKey {
    static var defaultValue: [(() -> Void)?] { [] }
}
