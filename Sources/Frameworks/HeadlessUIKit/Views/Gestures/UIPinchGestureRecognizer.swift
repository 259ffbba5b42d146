open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private let progress = GestureProgress()
    /// The scale of the gesture that counts as 1.
    private var base: CGFloat = 1

    /// The scale. Setting it assigns the given scale to the current distance of the fingers.
    open var scale: CGFloat {
        get { progress.touch.map { $0.scale / base } ?? 1 }
        set { if let touch = progress.touch { base = newValue == 0 ? 1 : touch.scale / newValue } }
    }

    /// The velocity in scale units per second.
    open var velocity: CGFloat { pace.velocity }
    private var pace = FingerPace()

    package override func receive(_ touch: GestureTouch) {
        pace.record(touch.scale, at: _mediaTime(), isFirst: touch.begins)
        progress.receive(touch, for: self, fingers: 2) { base = 1 }
    }
    override func abandon() { progress.abandon(self) }

    package override var wish: String? { isEnabled ? "pinch" : nil }
    package override func handles(_ touch: GestureTouch) -> Bool {
        touch.kind == .pinch && (isEnabled || !touch.begins)
    }
}
