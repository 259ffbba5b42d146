open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers. Supports 1 and 2, because gestures with more fingers are not reported.
    open var minimumNumberOfTouches = 1 {
        didSet { if oldValue != minimumNumberOfTouches { view?.mark(.interaction) } }
    }
    /// Stored; has no visible effect. A recogniser for one or two fingers gets one-finger gestures only.
    open var maximumNumberOfTouches = Int.max
    private let progress = GestureProgress()
    /// The translation that is subtracted from the finger's translation, in window coordinates.
    private var base = CGPoint.zero

    /// Returns the translation in the coordinates of a view, which may be transformed; nil uses the coordinates of the
    /// window.
    open func translation(in view: UIView?) -> CGPoint {
        guard let moved = progress.touch?.moved else { return .zero }
        let way = CGPoint(x: moved.x - base.x, y: moved.y - base.y)
        return view?.turned(fromWindow: way) ?? way
    }

    /// Resets the gesture's origin so that the current translation has the given value.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let moved = progress.touch?.moved else { return }
        let way = view?.turned(toWindow: translation) ?? translation
        base = CGPoint(x: moved.x - way.x, y: moved.y - way.y)
    }

    /// Returns the velocity in points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        let speed = progress.touch?.velocity ?? .zero
        return view?.turned(fromWindow: speed) ?? speed
    }

    package override func receive(_ touch: GestureTouch) {
        progress.receive(touch, for: self, fingers: touch.kind == .twoFingerPan ? 2 : 1) { base = .zero }
    }
    override func abandon() { progress.abandon(self) }

    package override var wish: String? {
        guard isEnabled, minimumNumberOfTouches <= 2 else { return nil }
        return minimumNumberOfTouches == 2 ? "twoFingerPan" : "pan"
    }
    package override func handles(_ touch: GestureTouch) -> Bool {
        switch touch.kind {
        case .pan: !touch.begins || isEnabled && minimumNumberOfTouches <= 1
        case .twoFingerPan: (!touch.begins || isEnabled) && minimumNumberOfTouches == 2
        case .longPress, .touch, .pinch, .rotation, .twoFingerTap, .edgePan, .swipe: false
        }
    }
}
