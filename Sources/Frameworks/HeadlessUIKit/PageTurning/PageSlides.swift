import ViewSchema

/// The current page, and its hidden neighbours, which the user can swipe into view. As on iOS, it is a scroll view;
/// its offset does not change.
///
/// The browser page sends a swipe for every way of turning a page: dragging, keys, or buttons.
final class PageSlides: UIScrollView {
    /// Whether pages are arranged vertically.
    private let isVertical: Bool
    /// The recognisers of the swipes to the next page and to the previous page.
    private let forth = UISwipeGestureRecognizer()
    private let back = UISwipeGestureRecognizer()
    private var boxes: [PageBox] = []
    /// The number of page changes. The browser page compares it with its own count, to know whether the server has
    /// applied its last swipe.
    private var turns = 0

    /// Creates the view. `turned` is called after the user's swipe.
    init(isVertical: Bool, turned: @escaping (UIPageViewController.NavigationDirection) -> Void) {
        self.isVertical = isVertical
        super.init(frame: .zero)
        clipsToBounds = true
        contentInsetAdjustmentBehavior = .never
        forth.addHandler { _ in turned(.forward) }
        back.addHandler { _ in turned(.reverse) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { nil }

    override var plainKind: ViewKind { .slides }
    override var plainRole: String? { "group" }
    override var cutsByItself: Bool { false }
    override func arranges(_ child: UIView) -> Bool { false }
    /// Whether the user can turn pages.
    override var isScrollEnabled: Bool { didSet { updateSwipes() } }
    override var typeName: String? { nil }

    var recognizers: [UIGestureRecognizer] { [forth, back] }

    /// Sets the swipe directions according to the layout direction, and enables the swipes towards existing pages.
    private func updateSwipes() {
        let ways: (forth: UISwipeGestureRecognizer.Direction, back: UISwipeGestureRecognizer.Direction) =
            isVertical ? (.up, .down) : isMirrored ? (.right, .left) : (.left, .right)
        (forth.direction, back.direction) = ways
        forth.isEnabled = isScrollEnabled && boxes.contains { $0.side == .after }
        back.isEnabled = isScrollEnabled && boxes.contains { $0.side == .before }
    }

    /// Shows a page with its neighbours. A view that is already shown keeps its container.
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
        updateSwipes()
        setNeedsLayout()
        mark(.content)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateSwipes()
        for box in boxes { box.set(CGRect(origin: .zero, size: bounds.size)) }
    }

    /// Writes the properties of pages. Those of other scroll views are not written.
    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        if keys.contains(.content) {
            writer.setString(.axis, to: isVertical ? "vertical" : nil)
            writer.setNumber(.turns, to: Double(turns))
        }
        if keys.contains(.state) { writer.setBool(.mirrored, to: isMirrored && !isVertical) }
    }
}

/// The container view of one page.
final class PageBox: UIView {
    override var holdsWaitingPages: Bool { true }
    /// The position relative to the current page.
    enum Side: String { case before, seen, after }

    /// The view of the page in this container.
    let content: UIView
    /// The position; all boxes except the current one are hidden.
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
        if keys.contains(.content) { writer.setString(.slide, to: side.rawValue) }
    }
}
