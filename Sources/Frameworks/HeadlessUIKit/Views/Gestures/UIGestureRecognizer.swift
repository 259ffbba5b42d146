open class UIGestureRecognizer: NSObject, ViewInteraction {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    open var isEnabled = true {
        didSet {
            guard oldValue != isEnabled else { return }
            view?.mark(.interaction)
            if !isEnabled { abandon() }
        }
    }
    /// The state. A subclass that handles touches sets it; the targets are notified once the touches are handled.
    open var state: State {
        get { progressState }
        set {
            progressState = newValue
            ownTouches.stateSet(in: self)
        }
    }
    /// The state without a notification.
    var progressState = State.possible
    /// The touches that a subclass handles itself.
    let ownTouches = OwnTouches()
    /// Whether a touch in the view is cancelled once the gesture is recognised. Has an effect for tap recognisers, and
    /// for subclasses that handle touches.
    open var cancelsTouchesInView = true
    /// Stored; has no visible effect.
    open var delaysTouchesBegan = false
    /// Stored; has no visible effect.
    open var delaysTouchesEnded = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The number of fingers: 1 or 2 during a gesture; otherwise 0.
    open internal(set) var numberOfTouches = 0
    /// The location in window coordinates. If it is unknown, the value is nil, and the location is the centre of the
    /// view.
    var placeInWindow: CGPoint?
    open var name: String?
    private var handlers: [(UIGestureRecognizer) -> Void] = []
    private var targets: [TargetAction] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recogniser that calls `handler`.
    public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Adds a function that is called when the state changes.
    open func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

    /// Adds a target and an action. Adding the same pair twice has no effect. The target is not retained.
    open func addTarget(_ target: Any, action: Selector) {
        if !targets.contains(where: { $0.matches(target, selector: action) }) {
            targets.append(TargetAction(target, selector: action, searches: false))
        }
    }

    /// Removes targets with actions. Nil matches every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, selector: action) }
    }

    /// Returns the location of the gesture in the coordinates of a view; nil uses the coordinates of the window.
    ///
    /// The location is the centre of the view if the tap was made with a key, or is part of a recording without
    /// locations.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        if let placeInWindow { return view?.convert(placeInWindow, from: nil) ?? placeInWindow }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Returns the location of the gesture. For two fingers it is the centre between them.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Delays a tap until a recogniser with more taps has failed. For other gestures it has no effect, because only one
    /// gesture at a time is reported.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        if !awaited.contains(where: { $0 === otherGestureRecognizer }) {
            others.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
        }
    }

    /// The recognisers that must fail before this one.
    var awaited: [UIGestureRecognizer] { others.compactMap { $0() } }
    private var others: [() -> UIGestureRecognizer?] = []

    /// Recognises the gesture, unless it is disabled or the delegate prevents it. Returns whether it was recognized.
    @discardableResult
    package func recognize(fingers: Int = 1) -> Bool {
        guard mayBegin else { return false }
        numberOfTouches = fingers
        changeState(to: .ended)
        numberOfTouches = 0
        progressState = .possible
        return true
    }

    /// Whether the recogniser is enabled, the view and the delegate allow it, and no other gesture of the view prevents
    /// it.
    var mayBegin: Bool {
        isEnabled && !isHeldUp && (view?.gestureRecognizerShouldBegin(self) ?? true)
            && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    }

    /// Whether another gesture of the view is in progress and neither delegate allows both gestures at once.
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

    /// Sets the state, and calls handlers and targets.
    func changeState(to state: State) {
        progressState = state
        for handler in handlers { handler(self) }
        for target in targets { target.send(from: self, responder: view) }
    }

    /// Called when the recogniser was disabled during a gesture.
    func abandon() {}

    // MARK: - For subclasses

    /// Called when a touch on the view or inside it begins. The default implementation does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called after the gesture ended, before the recogniser can recognise again.
    open func reset() {}
    /// Ignores a touch until it has ended.
    open func ignore(_ touch: UITouch, for event: UIEvent) { ownTouches.ignore() }
    /// Never called, because only one gesture at a time is reported.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Never called, because only one gesture at a time is reported.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Never called.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Never called.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the page reports the gesture.
    var isWorthTelling: Bool { true }
    /// The names of the gestures that the page must detect, separated by spaces. Nil if the page always reports the
    /// gesture, or if the recogniser cannot recognise it as it is configured.
    package var wish: String? { nil }
    /// Returns whether the recogniser handles a report of the page.
    package func handles(_ touch: GestureTouch) -> Bool { false }
    /// Handles a report of the page.
    package func receive(_ touch: GestureTouch) {}

    package var reactsToTap: Bool { false }
    package func tapped() {}
}

public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether both recognisers may recognise at the same time. Called for gestures on the same view.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether a recogniser that handles touches itself receives a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Never called.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Never called.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        forward([gestureRecognizer]) { (next: any UIGestureRecognizerDelegate) in
            next.gestureRecognizerShouldBegin(gestureRecognizer)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns true.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        forward([gestureRecognizer, touch]) { (next: any UIGestureRecognizerDelegate) in
            next.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        } ?? true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        forward([gestureRecognizer, otherGestureRecognizer]) { (next: any UIGestureRecognizerDelegate) in
            next.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        } ?? false
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        forward([gestureRecognizer, otherGestureRecognizer]) { (next: any UIGestureRecognizerDelegate) in
            next.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        } ?? false
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        forward([gestureRecognizer, otherGestureRecognizer]) { (next: any UIGestureRecognizerDelegate) in
            next.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        } ?? false
    }
}
