import Flexbox

extension UIView {
    /// Called when subviews were added, removed or reordered.
    func flexChildrenChanged() {
        guard isFlexBox, let facts = flex else { return flexContentChanged() }
        facts.staleness = .own
        let root = flexRoot
        root.flex?.settleDoubts(isTreeSame: false)
        if facts.node.children.isEmpty { root.flex?.doubt(facts) }
        var view = self
        while view.isFlexChild, let parent = view.container?.flex, parent.staleness == .nowhere {
            parent.staleness = .inside
            guard let next = view.container else { break }
            view = next
        }
        flexTreeChanged()
    }

    /// Marks the box of this view for measuring, because the intrinsic size changed.
    func flexContentChanged() {
        var next: UIView? = self
        while let view = next, !view.isFlexBox { next = view.container }
        guard let box = next, let facts = box.flex, facts.node.children.isEmpty else { return }
        box.flexRoot.flex?.doubt(facts)
        box.flexTreeChanged()
    }

    /// Marks the tree for layout, and its constraints for measuring if they use its size.
    func flexTreeChanged() {
        guard isFlexBox else { return }
        let root = flexRoot
        root.setNeedsLayout()
        guard root.tellsFlexSize else { return }
        root.constraintEngine?.contentChanged(in: root)
        root.container?.flexContentChanged()
    }

    /// The root of the box's tree.
    private var flexRoot: UIView {
        var root = self
        while root.isFlexChild, let parent = root.container { root = parent }
        return root
    }

    /// Called when code has set the frame.
    func flexSizeWasGiven() {
        guard let facts = flex, facts.givenSize != rectangle.size else { return }
        facts.givenSize = rectangle.size
        if isFlexBox { flexContentChanged() }
    }

    /// Updates the nodes of the tree to the view hierarchy.
    func bringFlexTreeUpToDate() {
        if let node = flex?.node, node.parent != nil { node.removeFromParent() }
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            guard let facts = view.flex else { continue }
            facts.settleDoubts(isTreeSame: true)
            guard facts.staleness != .nowhere else { continue }
            let boxes = facts.holdsTrees ? [] : view.children.filter(\.isFlexChild)
            if facts.staleness == .own { facts.node.setChildren(boxes.compactMap { $0.flex?.node }) }
            facts.staleness = .nowhere
            waiting += boxes
        }
    }
}
