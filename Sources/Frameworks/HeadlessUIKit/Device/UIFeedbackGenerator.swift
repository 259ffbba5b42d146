/// Haptic feedback. Each use is logged in the session's log.
open class UIFeedbackGenerator: NSObject {
    public override init() {}
    /// Has no effect.
    open func prepare() {}

    func log(_ feedback: String) { AppEnvironment.current.host.log(.message("The phone vibrates: \(feedback)")) }
}

/// Feedback for a collision of elements on the screen.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public override convenience init() { self.init(style: .medium) }
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    open func impactOccurred() { log("impact, \(style)") }
    /// Logs the feedback. `intensity` is from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { log("impact, \(style), intensity \(Double(intensity))") }
}

/// Feedback for a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { log("selection") }
}

/// Feedback for the result of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) { log("notification, \(notificationType)") }
}
