import Flexbox

extension UIView {
    /// Lays out the boxes in the tree of this root. Unchanged parts of the tree are skipped.
    func layOutFlexTree() {
        guard isFlexBox, !isFlexChild, let node = flex?.node else { return }
        let follows = followsContainer
        guard follows || rectangle.size != .zero, !AppEnvironment.current.work.isOver else { return }
        bringFlexTreeUpToDate()
        let room = flexRoom(follows)
        let changes = node.layOut(
            width: room.width, height: room.height, direction: readingDirection, scale: Self.pixelsPerPoint)
        _ = AppEnvironment.current.work.request(.layout, count: changes.layoutCount + changes.nodes.count, for: self)
        apply(changes, followsContainer: follows)
        register?.checkSafeAreas()
    }

    /// Requests layout for the trees in this view whose size depends on it.
    func requestFlexLayoutInside() {
        guard !isFlexBox || holdsFlexTrees else { return }
        for child in children where child.flags.contains(.flexible) && child.followsContainer { child.setNeedsLayout() }
    }

    /// The layout direction of boxes that do not specify one.
    var readingDirection: FlexStyle.Direction { isMirrored ? .rightToLeft : .leftToRight }

    static var pixelsPerPoint: Double { Double(UIScreen.main.scale) }

    /// Returns the available size of a root. It is the size of the superview if `follows` is true, otherwise the view's
    /// own size. A nil height is unlimited.
    private func flexRoom(_ follows: Bool) -> (width: Double?, height: Double?) {
        guard follows, let container else { return (Double(rectangle.width), Double(rectangle.height)) }
        let size = container.rectangle.size
        if container.holdsFlexTrees { return (Double(size.width), Double(size.height)) }
        return (size.width > 0 ? Double(size.width) : nil, nil)
    }

    private func apply(_ changes: FlexChanges, followsContainer follows: Bool) {
        for node in changes.nodes {
            guard let owner = node.owner else { continue }
            let view = unsafeDowncast(owner, to: UIView.self)
            if view === self, !follows { continue }
            view.set(CGRect(node.frame))
            if let scroll = view.container as? UIScrollView { scroll.setNeedsLayout() }
        }
    }
}

extension UIScrollView {
    /// Sets the content size to that of the boxes inside.
    func takeFlexContent() {
        guard isFlexBox else { return }
        var size = CGSize.zero
        for child in children where child.isFlexChild {
            size.width = max(size.width, child.rectangle.maxX)
            size.height = max(size.height, child.rectangle.maxY)
        }
        contentSize = size
    }
}

extension CGRect {
    fileprivate init(_ frame: FlexFrame) {
        self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}
