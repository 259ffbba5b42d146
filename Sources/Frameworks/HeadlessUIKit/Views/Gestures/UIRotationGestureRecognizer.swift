open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private let progress = GestureProgress()
    /// The rotation of the gesture that counts as 0, in radians.
    private var base: CGFloat = 0

    /// The rotation in radians, clockwise. Setting it assigns the given value to the current rotation.
    open var rotation: CGFloat {
        get { progress.touch.map { $0.rotation - base } ?? 0 }
        set { if let touch = progress.touch { base = touch.rotation - newValue } }
    }

    /// The velocity in radians per second, clockwise.
    open var velocity: CGFloat { pace.velocity }
    private var pace = FingerPace()

    package override func receive(_ touch: GestureTouch) {
        pace.record(touch.rotation, at: _mediaTime(), isFirst: touch.begins)
        progress.receive(touch, for: self, fingers: 2) { base = 0 }
    }
    override func abandon() { progress.abandon(self) }

    package override var wish: String? { isEnabled ? "rotation" : nil }
    package override func handles(_ touch: GestureTouch) -> Bool {
        touch.kind == .rotation && (isEnabled || !touch.begins)
    }
}
