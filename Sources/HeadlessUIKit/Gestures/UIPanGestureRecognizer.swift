/// Hears drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// With how many fingers at least; the page has one.
    open var minimumNumberOfTouches = 1 {
        didSet { if oldValue != minimumNumberOfTouches { view?.mark(.interaction) } }
    }
    /// With how many fingers at most; kept, the page has one.
    open var maximumNumberOfTouches = Int.max
    private let course = HeldCourse()
    /// From where the way is counted.
    private var base = CGPoint.zero

    /// How far the finger has gone, in points of the screen; the page draws no view larger than it is.
    open func translation(in view: UIView?) -> CGPoint {
        guard let moved = course.touch?.moved else { return .zero }
        return CGPoint(x: moved.x - base.x, y: moved.y - base.y)
    }

    /// Counts the way from here as if the finger had gone so far.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let moved = course.touch?.moved else { return }
        base = CGPoint(x: moved.x - translation.x, y: moved.y - translation.y)
    }

    /// How fast the finger moves, in points of a second.
    open func velocity(in view: UIView?) -> CGPoint { course.touch?.velocity ?? .zero }

    package override func receive(_ touch: GestureTouch) { course.receive(touch, for: self) { base = .zero } }
    override func abandon() { course.abandon(self) }

    private var canBegin: Bool { isEnabled && minimumNumberOfTouches <= 1 }
    package override var wish: String? { canBegin ? "pan" : nil }
    package override func hears(_ touch: GestureTouch) -> Bool {
        guard case .pan = touch.kind else { return false }
        return canBegin || !touch.begins
    }
}
