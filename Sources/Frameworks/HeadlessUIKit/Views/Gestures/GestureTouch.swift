/// A report of the page about a gesture: its phase, and the values at that time.
package struct GestureTouch {
    /// The kind of gesture.
    package enum Kind: Equatable {
        case longPress, pan, touch, pinch, rotation, twoFingerPan, twoFingerTap
        case edgePan(UIRectEdge)
        case swipe(UISwipeGestureRecognizer.Direction)
    }

    package let kind: Kind
    /// The phase of the gesture: `began`, `changed`, `ended` or `cancelled`.
    package let phase: UIGestureRecognizer.State
    /// The position at which the gesture began, in the coordinates of the view.
    package let place: CGPoint
    /// The translation from ``place``, in points.
    package let moved: CGPoint
    /// The velocity, in points per second.
    package let velocity: CGPoint
    /// The distance between two fingers, as a multiple of the distance at the start.
    package let scale: CGFloat
    /// The rotation of two fingers since the start, in radians.
    package let rotation: CGFloat

    package init(
        kind: Kind, phase: UIGestureRecognizer.State, place: CGPoint, moved: CGPoint = .zero, velocity: CGPoint = .zero,
        scale: CGFloat = 1, rotation: CGFloat = 0
    ) {
        self.kind = kind
        self.phase = phase
        self.place = place
        self.moved = moved
        self.velocity = velocity
        self.scale = scale
        self.rotation = rotation
    }

    /// Whether this report is the first one of the gesture.
    package var begins: Bool {
        switch kind {
        case .swipe, .twoFingerTap: return true
        case .longPress, .pan, .touch, .pinch, .rotation, .twoFingerPan, .edgePan: return phase == .began
        }
    }
}
