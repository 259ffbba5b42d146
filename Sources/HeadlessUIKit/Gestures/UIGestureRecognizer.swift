/// Hears one kind of touch on a view.
open class UIGestureRecognizer: NSObject, ViewInteraction {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`, for gestures that are over at once.
        public static let recognized = State.ended
    }

    /// The view it is on.
    open internal(set) weak var view: UIView?
    /// Whether it hears anything.
    open var isEnabled = true { didSet { if oldValue != isEnabled { view?.mark(.interaction) } } }
    /// How far it has come.
    open internal(set) var state = State.possible
    /// Whether touches it heard go no further; kept.
    open var cancelsTouchesInView = true
    /// Who may refuse it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for debugging.
    open var name: String?
    private var handlers: [(UIGestureRecognizer) -> Void] = []
    private var targets: [TargetAction] = []

    /// A recogniser that tells `target` by `action`.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recogniser nobody listens to yet.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// A recogniser that calls `handler`.
    public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Calls `handler` too.
    open func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

    /// Tells `target` by `action` too; the same twice counts once, and it is not held.
    open func addTarget(_ target: Any, action: Selector) {
        if !targets.contains(where: { $0.matches(target, action) }) { targets.append(TargetAction(target, action)) }
    }

    /// Tells no more; nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) }
    }

    /// Where the touch was, in the coordinates of `view`; the page does not say, so it is the middle.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Lets the gesture happen, unless it is off or the delegate refuses; whether it happened.
    @discardableResult
    package func recognize() -> Bool {
        guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        state = .ended
        for handler in handlers { handler(self) }
        for target in targets { target.send(from: self, responder: view) }
        state = .possible
        return true
    }

    package var reactsToTap: Bool { false }
    package func tapped() {}
}

/// May refuse gestures.
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether it may happen.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// It may.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Hears taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make one; the page sends single ones.
    open var numberOfTapsRequired = 1
    /// With how many fingers; the page has one.
    open var numberOfTouchesRequired = 1

    package override var reactsToTap: Bool { isEnabled }
    package override func tapped() { recognize() }
}

/// Hears long presses; the page reports none yet.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long is long, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// Hears swipes; the page reports none yet.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of directions.
    public struct Direction: OptionSet, Sendable {
        /// One bit per direction.
        public let rawValue: UInt
        /// Directions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }
    /// Where to.
    open var direction = Direction.right
}
