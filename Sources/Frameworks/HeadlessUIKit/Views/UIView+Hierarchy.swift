extension UIView {
    public func addSubview(_ view: UIView) { insert(view, at: children.count) }

    /// Adds views in front of the others, with exactly the capacity they need.
    package func addSubviews(_ views: [UIView]) {
        children.reserveCapacity(children.count + views.count)
        views.forEach(addSubview)
    }

    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index + layerStands) }

    /// Inserts the view that represents a layer, behind all other subviews.
    func insertLayerStand(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// The number of subviews that represent layers.
    var layerStands: Int {
        guard children.first?.isLayerStand == true else { return 0 }
        return children.prefix(while: \.isLayerStand).count
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        if view.container === self { detachFromList(view) }
        insert(view, at: children.firstIndex { $0 === sibling } ?? children.count)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        if view.container === self { detachFromList(view) }
        insert(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    public func bringSubviewToFront(_ view: UIView) {
        if view.container === self, children.last !== view { insert(view, at: children.count) }
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard view.container === self, subviews.first !== view else { return }
        insert(view, at: layerStands)
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let behind = layerStands
        let (index1, index2) = (index1 + behind, index2 + behind)
        guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2,
            min(index1, index2) >= behind
        else { return }
        let (low, high) = (children[min(index1, index2)], children[max(index1, index2)])
        let place = max(index1, index2)
        insert(high, at: min(index1, index2))
        insert(low, at: place)
    }

    public func removeFromSuperview() {
        guard let parent = container else { return }
        if flags.contains(.attached), let focused = window?.focused, focused.isDescendant(of: self) {
            focused.resignFirstResponder()
        }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        leave(parent)
        if flags.contains(.attached) { detachTree() }
        didMoveToSuperview()
        parent.setNeedsLayout()
    }

    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.container
        }
        return false
    }

    private func insert(_ view: UIView, at index: Int) {
        if view.container === self {
            depart(view)
            detachFromList(view)
            children.insert(view, at: max(0, min(index, children.count)))
            notePlaced(view)
            flexChildrenChanged()
            return
        }
        guard makeRoom(below: view) else { return }
        view.willMove(toSuperview: self)
        let staysAttached = flags.contains(.attached) && view.flags.contains(.attached)
        if let former = view.container {
            former.willRemoveSubview(view)
            view.leave(former)
            former.setNeedsLayout()
        }
        if view.flags.contains(.attached) && !staysAttached { view.detachTree() }
        children.insert(view, at: max(0, min(index, children.count)))
        view.container = self
        notePlaced(view)
        view.drawnCornerMayChange()
        view.coveringMayChange()
        if view.isFlexBox { view.setNeedsLayout() }
        flexChildrenChanged()
        if flags.contains(.attached), !staysAttached, let register { view.attachTree(to: register) }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    private func leave(_ parent: UIView) {
        parent.depart(self)
        drawnCornerMayChange()
        if flags.contains(.covers) {
            parent.withExtras { $0.coveringChildren -= 1 }
            flags.remove(.covers)
            mark(.interaction)
        }
        releaseOutsideConstraints()
        parent.detachFromList(self)
        container = nil
        parent.flexChildrenChanged()
    }

    private func depart(_ view: UIView) {
        if view.flags.contains(.known), !view.flags.contains(.departed) {
            view.register?.departing(view, from: self)
        }
    }

    private func detachFromList(_ view: UIView) {
        if let index = children.lastIndex(where: { $0 === view }) { children.remove(at: index) }
    }

    private func notePlaced(_ view: UIView) {
        // A parent that the page has may be out of the tree only temporarily, and return in the same turn.
        if isKnown { register?.placed(view, in: self) }
    }
}
