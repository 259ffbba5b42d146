open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The app's own windows.
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    open var windowLevel = Level.normal
    /// Who fills the window, kept alive by it.
    package var content: UIResponder?
    /// The view that has the focus.
    package weak var focused: UIView?
    /// The finger that is down, where views hear touches.
    let touches = TouchCourse()
    /// Whether the focus goes from one view to another.
    var isHandingFocusOver = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// A window from an archive; nothing is read from it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Gives an event to whom it is about: a touch to the view that it went down on.
    open func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] { touch.tell(event) }
    }

    /// Whether the system shows it, so that the app does not find it among its own.
    package var isOfSystem: Bool { false }
    /// Whether nothing behind it can be used meanwhile, as where the system asks something.
    package var isInTheWay: Bool { false }

    /// A window has no parent that code can see.
    open override var superview: UIView? { nil }

    /// The corners and the home indicator of the simulated phone.
    package override var providedSafeArea: UIEdgeInsets? { SimulatedDevice.current.safeArea }
}

extension UIView {
    /// The window the view is in, shown or not.
    public var window: UIWindow? {
        var view: UIView? = self
        while let candidate = view {
            if let window = candidate as? UIWindow { return window }
            view = candidate.container
        }
        return nil
    }

    /// Takes the view and all inside out of the focus when `false`; true when nothing there has it afterwards.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let focused = window?.focused, focused.isDescendant(of: self) else { return true }
        return focused.resignFirstResponder()
    }
}
