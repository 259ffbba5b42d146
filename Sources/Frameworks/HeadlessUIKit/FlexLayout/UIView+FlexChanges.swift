import Flexbox

extension UIView {
    /// Views came into this one, left it, or changed their order.
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

    /// The content of this view asks for another size: the box that it is, or is in, may be measured by it.
    func flexContentChanged() {
        var next: UIView? = self
        while let view = next, !view.isFlexBox { next = view.container }
        guard let box = next, let facts = box.flex, facts.node.children.isEmpty else { return }
        box.flexRoot.flex?.doubt(facts)
        box.flexTreeChanged()
    }

    /// Something in the tree that the box is in has to be laid out anew; who asked how large the tree is hears of it.
    func flexTreeChanged() {
        guard isFlexBox else { return }
        let root = flexRoot
        root.setNeedsLayout()
        guard root.tellsFlexSize else { return }
        root.constraintEngine?.contentChanged(in: root)
        root.container?.flexContentChanged()
    }

    /// The root of the tree that the box is in.
    private var flexRoot: UIView {
        var root = self
        while root.isFlexChild, let parent = root.container { root = parent }
        return root
    }

    /// Code gave the view a frame.
    func flexSizeWasGiven() {
        guard let facts = flex, facts.givenSize != rectangle.size else { return }
        facts.givenSize = rectangle.size
        if isFlexBox { flexContentChanged() }
    }

    /// Makes the nodes of the tree whose root this view is those of its views.
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
