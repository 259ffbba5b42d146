/// The page that is seen, with those beside it, which are hidden until a person draws one into sight.
///
/// A page is turned by a swipe: the reader's page sends one, whatever a person did for it.
final class PageSlides: UIView {
    /// Whether pages lie above each other.
    private let isVertical: Bool
    /// Turn to the page after, and to the one before.
    private let forth = UISwipeGestureRecognizer()
    private let back = UISwipeGestureRecognizer()
    private var boxes: [PageBox] = []
    /// How often another page was shown: tells the reader's page that what it draws is settled.
    private var turns = 0

    /// Has `turned` hear of pages that a person turns.
    init(isVertical: Bool, turned: @escaping (UIPageViewController.NavigationDirection) -> Void) {
        self.isVertical = isVertical
        super.init(frame: .zero)
        clipsToBounds = true
        forth.addHandler { _ in turned(.forward) }
        back.addHandler { _ in turned(.reverse) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { nil }

    override var plainKind: ViewKind { .slides }
    override var plainRole: String? { "group" }
    override var typeName: String? { nil }

    /// What hears of swipes.
    var recognizers: [UIGestureRecognizer] { [forth, back] }

    /// Says which way a page is turned, by where lines begin, and whether there is one.
    private func offer() {
        let ways: (forth: UISwipeGestureRecognizer.Direction, back: UISwipeGestureRecognizer.Direction) =
            isVertical ? (.up, .down) : isMirrored ? (.right, .left) : (.left, .right)
        (forth.direction, back.direction) = ways
        forth.isEnabled = boxes.contains { $0.side == .after }
        back.isEnabled = boxes.contains { $0.side == .before }
    }

    /// Shows a page, with one before and one after it; a view that is here already stays in its box.
    func show(_ page: UIView?, between before: UIView?, and after: UIView?) {
        let wanted: [(view: UIView, side: PageBox.Side)] = [(before, .before), (page, .seen), (after, .after)]
            .compactMap { view, side in view.map { ($0, side) } }
        let former = boxes
        boxes = wanted.map { view, side in
            let box = former.first { $0.content === view } ?? PageBox(view)
            box.side = side
            return box
        }
        for box in former where !boxes.contains(where: { $0 === box }) { box.removeFromSuperview() }
        for (place, box) in boxes.enumerated() where subviews.firstIndex(of: box) != place {
            insertSubview(box, at: place)
        }
        turns += 1
        offer()
        setNeedsLayout()
        mark(.content)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        offer()
        for box in boxes { box.set(CGRect(origin: .zero, size: bounds.size)) }
    }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.string("axis", isVertical ? "vertical" : nil)
            writer.number("turns", Double(turns))
        }
        if keys.contains(.state) { writer.bool("mirrored", isMirrored && !isVertical) }
    }
}

/// Where one page is.
final class PageBox: UIView {
    /// Where a page is to the one that is seen.
    enum Side: String { case before, seen, after }

    /// The page.
    let content: UIView
    /// Where it is; only what is seen is not hidden.
    var side = Side.seen {
        didSet {
            isHidden = side != .seen
            if oldValue != side { mark(.content) }
        }
    }

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.string("slide", side.rawValue) }
    }
}
