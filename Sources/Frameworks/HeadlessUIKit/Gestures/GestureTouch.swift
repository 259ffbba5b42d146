/// What a finger did on a view, as the page tells it.
package struct GestureTouch {
    /// What it is.
    package enum Kind: Equatable {
        case longPress, pan, touch, pinch, rotation, twoFingerPan, twoFingerTap
        case edgePan(UIRectEdge)
        case swipe(UISwipeGestureRecognizer.Direction)
    }

    package let kind: Kind
    /// `began`, `changed`, `ended` or `cancelled`.
    package let phase: UIGestureRecognizer.State
    /// Where the finger went down, in the view.
    package let place: CGPoint
    /// How far it is from there, in points.
    package let moved: CGPoint
    /// How fast it moves, in points of a second.
    package let velocity: CGPoint
    /// How far apart two fingers are, 1 where they went down.
    package let scale: CGFloat
    /// How far two fingers turned, in radians.
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

    /// Whether nothing of it was told before.
    package var begins: Bool {
        switch kind {
        case .swipe, .twoFingerTap: return true
        case .longPress, .pan, .touch, .pinch, .rotation, .twoFingerPan, .edgePan: return phase == .began
        }
    }
}
