/// Hears one kind of touch on a view.
open class UIGestureRecognizer: NSObject, ViewInteraction {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`, for gestures that are over at once.
        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    /// Whether it hears anything.
    open var isEnabled = true {
        didSet {
            guard oldValue != isEnabled else { return }
            view?.mark(.interaction)
            if !isEnabled { abandon() }
        }
    }
    open internal(set) var state = State.possible
    /// Whether touches it heard go no further; kept.
    open var cancelsTouchesInView = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// How many fingers are down: one, or two.
    open internal(set) var numberOfTouches = 0
    /// Where the finger is, in the window; nil where nobody said, which means the middle of the view.
    var placeInWindow: CGPoint?
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

    /// Where the touch is or was, in the coordinates of `view`; nil is the window.
    ///
    /// What was tapped by a key, or in a recording that knows no places, was tapped in the middle.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        if let placeInWindow { return view?.convert(placeInWindow, from: nil) ?? placeInWindow }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Where one of the touches is, which are counted from 0; of two fingers, where their middle is.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Happens only when another has failed: a tap waits whether more taps come, where the other takes more of them.
    /// One gesture at a time is heard, so nothing else waits.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        if !awaited.contains(where: { $0 === otherGestureRecognizer }) {
            others.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
        }
    }

    /// What has to fail first, as far as it is there.
    var awaited: [UIGestureRecognizer] { others.compactMap { $0() } }
    private var others: [() -> UIGestureRecognizer?] = []

    /// Lets the gesture happen, unless it is off or the delegate refuses; whether it happened.
    @discardableResult
    package func recognize(fingers: Int = 1) -> Bool {
        guard mayBegin else { return false }
        numberOfTouches = fingers
        tell(.ended)
        numberOfTouches = 0
        state = .possible
        return true
    }

    /// Whether it is on, its delegate lets it happen, and no other gesture on the view is in its way.
    var mayBegin: Bool { isEnabled && !isHeldUp && (delegate?.gestureRecognizerShouldBegin(self) ?? true) }

    /// Whether fingers make another gesture on the view already, and neither delegate lets both happen at once.
    private var isHeldUp: Bool {
        for other in view?.gestureRecognizers ?? [] where other !== self && other.isUnderway {
            let isFine =
                delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
                || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
            if !isFine { return true }
        }
        return false
    }

    private var isUnderway: Bool { state == .began || state == .changed }

    /// Tells everyone who listens how far it has come.
    func tell(_ state: State) {
        self.state = state
        for handler in handlers { handler(self) }
        for target in targets { target.send(from: self, responder: view) }
    }

    /// Was turned off while a finger was down.
    func abandon() {}

    /// Whether the page is ever told of it.
    var isWorthTelling: Bool { true }
    /// What the page has to look out for on the view; nil for what it reports anyway.
    package var wish: String? { nil }
    /// Whether it would hear a touch.
    package func hears(_ touch: GestureTouch) -> Bool { false }
    /// A finger did something that it hears.
    package func receive(_ touch: GestureTouch) {}

    package var reactsToTap: Bool { false }
    package func tapped() {}
}

public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether it may happen.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two may happen at once; asked for gestures on one view.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// They do not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
