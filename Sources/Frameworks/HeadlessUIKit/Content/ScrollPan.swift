/// The pan gesture of a scroll view. The page reports only the position at which a scroll ended, so the whole
/// translation is reported at once. The velocity is computed for a duration of a quarter of a second.
final class ScrollPan: UIPanGestureRecognizer {
    private var currentTranslation = CGPoint.zero

    init(of view: UIScrollView) {
        super.init(target: nil, action: nil)
        self.view = view
    }

    /// Updates the gesture for a scroll between two content offsets. The finger moves in the opposite direction.
    func goes(from start: CGPoint, to end: CGPoint) {
        currentTranslation = CGPoint(x: start.x - end.x, y: start.y - end.y)
        state = .changed
    }

    /// Reports that the scroll has ended.
    func rests() {
        currentTranslation = .zero
        state = .possible
    }

    override func translation(in view: UIView?) -> CGPoint { currentTranslation }
    override func setTranslation(_ translation: CGPoint, in view: UIView?) { currentTranslation = translation }
    override func velocity(in view: UIView?) -> CGPoint {
        CGPoint(x: currentTranslation.x * 4, y: currentTranslation.y * 4)
    }
}
