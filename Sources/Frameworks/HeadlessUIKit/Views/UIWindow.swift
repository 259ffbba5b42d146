open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    open var windowLevel = Level.normal
    /// The content of the window, usually its root view controller. The window retains it.
    package var content: UIResponder?
    /// The first responder in this window; nil if there is none.
    package weak var focused: UIResponder?
    /// The responder that becomes the first responder when the keyboard is next updated; nil if the first responder
    /// does not change then.
    weak var successor: UIResponder?
    /// The view that is being removed from the window; nil otherwise.
    weak var leavingView: UIView?
    /// The current touch in the window.
    let touches = TouchSequence()
    /// Whether the first responder is being changed.
    var isHandingFocusOver = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Creates a window; nothing is read from `coder`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// Called after the window has become the key window.
    open func becomeKey() {}
    /// Called after another window has become the key window.
    open func resignKey() {}

    /// Delivers touches to the views in which they began.
    open func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] where !touch.recognize(with: event) { touch.deliver(with: event) }
    }

    /// Whether the window belongs to the system, so that the app does not see it.
    package var isOfSystem: Bool { false }
    /// Whether the window blocks all windows behind it, as the window of a system question does.
    package var blocksWindowsBehind: Bool { false }

    /// Always nil.
    open override var superview: UIView? { nil }

    /// The safe area of the simulated device.
    package override var providedSafeArea: UIEdgeInsets? { SimulatedDevice.current.safeArea }
}
