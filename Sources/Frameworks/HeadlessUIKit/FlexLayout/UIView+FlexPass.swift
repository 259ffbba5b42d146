import Flexbox

extension UIView {
    /// Gives the boxes of the tree whose root this view is their frames, as far as something changed.
    func layOutFlexTree() {
        guard isFlexBox, !isFlexChild, let node = flex?.node else { return }
        let follows = followsContainer
        guard follows || rectangle.size != .zero, !UIApplication.shared.work.isOver else { return }
        bringFlexTreeUpToDate()
        let room = flexRoom(follows)
        let changes = node.layOut(
            width: room.width, height: room.height, direction: readingDirection, scale: Self.pixelsPerPoint)
        _ = UIApplication.shared.work.take(.layout, changes.looks + changes.nodes.count, for: self)
        give(changes, follows)
        register?.checkSafeAreas()
    }

    /// Has the trees looked at again that lie in this view and have their room from it.
    func askFlexTreesInside() {
        guard !isFlexBox || holdsFlexTrees else { return }
        for child in children where child.flags.contains(.flexible) && child.followsContainer { child.setNeedsLayout() }
    }

    /// The way lines of text run, where no box says otherwise.
    var readingDirection: FlexStyle.Direction { isMirrored ? .rightToLeft : .leftToRight }

    static var pixelsPerPoint: Double { Double(UIScreen.main.scale) }

    /// What a root is given: its own size, or that of the view it lies in, which is as long as needed unless it says
    /// so.
    private func flexRoom(_ follows: Bool) -> (width: Double?, height: Double?) {
        guard follows, let container else { return (Double(rectangle.width), Double(rectangle.height)) }
        let size = container.rectangle.size
        if container.holdsFlexTrees { return (Double(size.width), Double(size.height)) }
        return (size.width > 0 ? Double(size.width) : nil, nil)
    }

    private func give(_ changes: FlexChanges, _ follows: Bool) {
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
    /// The content is what the boxes inside take.
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
