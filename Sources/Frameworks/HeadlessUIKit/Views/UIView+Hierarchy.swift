extension UIView {
    /// Adds views in front of the other subviews. Reserves exactly the required capacity.
    package func addSubviews(_ views: [UIView]) {
        children.reserveCapacity(children.count + views.count)
        views.forEach(addSubview)
    }

    /// Inserts the view that represents a layer, behind all other subviews.
    func insertLayerStand(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// The number of subviews that represent layers.
    var layerStands: Int {
        guard children.first?.isLayerStand == true else { return 0 }
        return children.prefix(while: \.isLayerStand).count
    }

    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.container
        }
        return false
    }

    func insert(_ view: UIView, at index: Int) {
        if view.container === self {
            depart(view)
            detachFromList(view)
            children.insert(view, at: max(0, min(index, children.count)))
            notePlaced(view)
            flexChildrenChanged()
            return
        }
        guard makeRoom(below: view) else { return }
        let staysAttached = flags.contains(.attached) && view.flags.contains(.attached)
        if flags.contains(.attached) != view.flags.contains(.attached) {
            view.announceMove(to: flags.contains(.attached) ? window : nil)
        }
        view.willMove(toSuperview: self)
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

    func leave(_ parent: UIView) {
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

    func detachFromList(_ view: UIView) {
        if let index = children.lastIndex(where: { $0 === view }) { children.remove(at: index) }
    }

    private func notePlaced(_ view: UIView) {
        // A superview may leave the tree only temporarily and return in the same turn, so the change is recorded.
        if isKnown { register?.placed(view, in: self) }
    }
}
