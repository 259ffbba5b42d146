/// The drag by which a person scrolls. The page tells where it ended, so that its way is known as a whole, and its pace
/// as that of a quarter of a second.
final class ScrollPan: UIPanGestureRecognizer {
    private var way = CGPoint.zero

    init(of view: UIScrollView) {
        super.init(target: nil, action: nil)
        self.view = view
    }

    /// A person moves the content; a finger goes the other way.
    func goes(from start: CGPoint, to end: CGPoint) {
        way = CGPoint(x: start.x - end.x, y: start.y - end.y)
        state = .changed
    }

    /// The finger is lifted.
    func rests() {
        way = .zero
        state = .possible
    }

    override func translation(in view: UIView?) -> CGPoint { way }
    override func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
    override func velocity(in view: UIView?) -> CGPoint { CGPoint(x: way.x * 4, y: way.y * 4) }
}
