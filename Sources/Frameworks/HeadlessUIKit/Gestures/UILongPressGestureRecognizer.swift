/// Hears a finger that stays where it is for a while, and what becomes of it then.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long is long, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet { if oldValue != minimumPressDuration { view?.mark(.interaction) } }
    }
    /// How far a finger may go meanwhile, in points; kept, the page bears 10.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before; kept, none are awaited.
    open var numberOfTapsRequired = 0
    /// With how many fingers; the page has one.
    open var numberOfTouchesRequired = 1

    private let course = HeldCourse()

    package override func receive(_ touch: GestureTouch) { course.receive(touch, for: self) }
    override func abandon() { course.abandon(self) }

    private var canBegin: Bool { isEnabled && numberOfTouchesRequired <= 1 }
    package override var wish: String? { canBegin ? "longPress" : nil }
    package override func hears(_ touch: GestureTouch) -> Bool {
        guard case .longPress = touch.kind else { return false }
        return canBegin || !touch.begins
    }
}
