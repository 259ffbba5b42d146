/// Hears two fingers that go apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private let course = HeldCourse()
    /// From where it is counted.
    private var base: CGFloat = 1

    /// How far apart the fingers are, 1 where they went down. Setting it counts from here as if it had been so.
    open var scale: CGFloat {
        get { course.touch.map { $0.scale / base } ?? 1 }
        set { if let touch = course.touch { base = newValue == 0 ? 1 : touch.scale / newValue } }
    }

    /// How fast they go apart, in scales a second; below 0 where they go together.
    open var velocity: CGFloat { pace.velocity }
    private var pace = FingerPace()

    package override func receive(_ touch: GestureTouch) {
        pace.note(touch.scale, at: _mediaTime(), isFirst: touch.begins)
        course.receive(touch, for: self, fingers: 2) { base = 1 }
    }
    override func abandon() { course.abandon(self) }

    package override var wish: String? { isEnabled ? "pinch" : nil }
    package override func hears(_ touch: GestureTouch) -> Bool { touch.kind == .pinch && (isEnabled || !touch.begins) }
}
