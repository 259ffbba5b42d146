/// Hears drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// With how many fingers at least: one or two; nobody has more.
    open var minimumNumberOfTouches = 1 {
        didSet { if oldValue != minimumNumberOfTouches { view?.mark(.interaction) } }
    }
    /// With how many fingers at most; kept. One that takes one or two is told of the first alone.
    open var maximumNumberOfTouches = Int.max
    private let course = HeldCourse()
    /// From where the way is counted.
    private var base = CGPoint.zero

    /// How far the finger has gone, in the coordinates of `view`, which may be turned and scaled; nil is the window.
    open func translation(in view: UIView?) -> CGPoint {
        guard let moved = course.touch?.moved else { return .zero }
        let way = CGPoint(x: moved.x - base.x, y: moved.y - base.y)
        return view?.turned(fromWindow: way) ?? way
    }

    /// Counts the way from here as if the finger had gone so far.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let moved = course.touch?.moved else { return }
        let way = view?.turned(toWindow: translation) ?? translation
        base = CGPoint(x: moved.x - way.x, y: moved.y - way.y)
    }

    /// How fast the finger moves, in points of a second, in the coordinates of `view`.
    open func velocity(in view: UIView?) -> CGPoint {
        let speed = course.touch?.velocity ?? .zero
        return view?.turned(fromWindow: speed) ?? speed
    }

    package override func receive(_ touch: GestureTouch) {
        course.receive(touch, for: self, fingers: touch.kind == .twoFingerPan ? 2 : 1) { base = .zero }
    }
    override func abandon() { course.abandon(self) }

    package override var wish: String? {
        guard isEnabled, minimumNumberOfTouches <= 2 else { return nil }
        return minimumNumberOfTouches == 2 ? "twoFingerPan" : "pan"
    }
    package override func hears(_ touch: GestureTouch) -> Bool {
        switch touch.kind {
        case .pan: !touch.begins || isEnabled && minimumNumberOfTouches <= 1
        case .twoFingerPan: (!touch.begins || isEnabled) && minimumNumberOfTouches == 2
        case .longPress, .touch, .pinch, .rotation, .twoFingerTap, .edgePan, .swipe: false
        }
    }
}
