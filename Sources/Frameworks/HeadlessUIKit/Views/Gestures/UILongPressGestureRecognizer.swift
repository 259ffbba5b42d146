open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet { if oldValue != minimumPressDuration { view?.mark(.interaction) } }
    }
    /// Stored; has no visible effect. The page always allows a movement of 10 points.
    open var allowableMovement: CGFloat = 10
    /// Stored; has no visible effect.
    open var numberOfTapsRequired = 0
    /// The number of fingers. Supports only 1, because the page reports no long presses with more fingers.
    open var numberOfTouchesRequired = 1

    private let progress = GestureProgress()

    package override func receive(_ touch: GestureTouch) { progress.receive(touch, for: self) }
    override func abandon() { progress.abandon(self) }

    private var canBegin: Bool { isEnabled && numberOfTouchesRequired <= 1 }
    package override var wish: String? { canBegin ? "longPress" : nil }
    package override func handles(_ touch: GestureTouch) -> Bool {
        guard case .longPress = touch.kind else { return false }
        return canBegin || !touch.begins
    }
}
