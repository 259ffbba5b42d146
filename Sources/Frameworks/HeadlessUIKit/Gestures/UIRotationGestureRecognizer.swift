/// Hears two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private let course = HeldCourse()
    /// From where it is counted.
    private var base: CGFloat = 0

    /// How far they turned, in radians, clockwise. Setting it counts from here as if it had been so.
    open var rotation: CGFloat {
        get { course.touch.map { $0.rotation - base } ?? 0 }
        set { if let touch = course.touch { base = touch.rotation - newValue } }
    }

    /// How fast they turn, in radians a second; above 0 clockwise.
    open var velocity: CGFloat { pace.velocity }
    private var pace = FingerPace()

    package override func receive(_ touch: GestureTouch) {
        pace.note(touch.rotation, at: _mediaTime(), isFirst: touch.begins)
        course.receive(touch, for: self, fingers: 2) { base = 0 }
    }
    override func abandon() { course.abandon(self) }

    package override var wish: String? { isEnabled ? "rotation" : nil }
    package override func hears(_ touch: GestureTouch) -> Bool {
        touch.kind == .rotation && (isEnabled || !touch.begins)
    }
}
