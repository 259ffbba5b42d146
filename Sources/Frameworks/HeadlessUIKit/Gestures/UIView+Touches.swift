extension UIView {
    /// Whether the page reports touches on this view and inside it, because its class or that of its controller handles
    /// touches.
    var reportsTouches: Bool {
        type(of: self).handlesTouches || rare?.controller.map { type(of: $0).handlesTouches } ?? false
            || !touchRecognizers.isEmpty
    }

    /// The enabled gesture recognisers of this view that handle touches themselves.
    var touchRecognizers: [UIGestureRecognizer] {
        gestureRecognizers?.filter { $0.isEnabled && GestureTouchMethods.areOverridden(in: $0) } ?? []
    }

    /// Delivers a touch, starting at the view under it.
    ///
    /// `time` is in seconds since the session was opened.
    func follow(_ touch: GestureTouch, at time: TimeInterval) {
        guard let window else { return }
        let start = CGPoint(x: touch.place.x + bounds.minX, y: touch.place.y + bounds.minY)
        let origin = convert(start, to: window)
        let place = CGPoint(x: origin.x + touch.moved.x, y: origin.y + touch.moved.y)
        window.touches.follow(phase(of: touch, at: place, in: window), at: place, in: window, time: time)
    }

    /// Returns the phase that views receive for a touch. It is `cancelled` if a gesture recogniser handles the touch as
    /// a tap.
    private func phase(of touch: GestureTouch, at place: CGPoint, in window: UIWindow) -> UITouch.Phase {
        switch touch.phase {
        case .began: return .began
        case .changed: return .moved
        case .cancelled, .failed, .possible: return .cancelled
        case .ended:
            guard abs(touch.moved.x) < 10, abs(touch.moved.y) < 10 else { return .ended }
            var view = window.hitTest(place, with: nil)
            while let current = view {
                let taps = current.gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer } ?? []
                if taps.contains(where: { $0.reactsToTap && $0.mayBegin && $0.cancelsTouchesInView }) {
                    return .cancelled
                }
                view = current.superview
            }
            return .ended
        }
    }
}
