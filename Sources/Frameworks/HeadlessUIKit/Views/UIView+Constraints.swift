extension UIView: LayoutItem {
    package var layoutOwner: (any LayoutItem)? { self }

    package var treeRoot: AnyObject? {
        var root = self
        while let outer = root.container { root = outer }
        return root
    }

    package var heldConstraints: [NSLayoutConstraint] {
        get { rare?.constraints ?? [] }
        set { withExtras { $0.constraints = newValue } }
    }

    package func constraintsChanged() {
        coveringMayChange()
        container?.setNeedsSolution()
        flexContentChanged()
    }

    /// Requests that the constraints are updated and solved before the next layout pass. As on iOS, the view is laid
    /// out then only if something inside moved.
    func setNeedsSolution() {
        if flags.contains(.attached), let register { register.needsLayout(self) } else { setNeedsLayout() }
    }

    package func constraint(_ constraint: NSLayoutConstraint, did change: ConstraintChange) {
        flexContentChanged()
        switch change {
        case .joined: if isAttached { register?.madeEngine.add(constraint) }
        case .edited: constraintEngine?.change(constraint)
        case .left: constraintEngine?.remove(constraint)
        }
    }

    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.constrained) }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            constraintEngine?.forget(self)
            if newValue { flags.remove(.constrained) } else { flags.insert(.constrained) }
            if isFlexBox { container?.flexChildrenChanged() }
            constraintsChanged()
            container?.setNeedsLayout()
        }
    }

    public var constraints: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        func add(_ constraint: NSLayoutConstraint) {
            guard commonAncestor(constraint) === self, !found.contains(where: { $0 === constraint }) else { return }
            found.append(constraint)
        }
        heldConstraints.forEach(add)
        for guide in rare?.rarest?.guides ?? [] { guide.heldConstraints.forEach(add) }
        for child in children { child.heldConstraints.forEach(add) }
        return found
    }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        rare?.rarest?.hugging?[axis.rawValue] ?? .defaultLow
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        withExtras {
            var both = $0.forRarest.hugging ?? [.defaultLow, .defaultLow]
            both[axis.rawValue] = priority
            $0.forRarest.hugging = both
        }
        invalidateIntrinsicContentSize()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        rare?.rarest?.compression?[axis.rawValue] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        withExtras {
            var both = $0.forRarest.compression ?? [.defaultHigh, .defaultHigh]
            both[axis.rawValue] = priority
            $0.forRarest.compression = both
        }
        invalidateIntrinsicContentSize()
    }

    /// Deactivates constraints to views outside the subtree, before the view leaves its superview.
    func releaseOutsideConstraints() {
        guard let held = rare?.constraints, !held.isEmpty else { return }
        for constraint in held {
            let owners = [constraint.first?.layoutOwner, constraint.second?.layoutOwner].compactMap { $0 as? UIView }
            if owners.contains(where: { !$0.isDescendant(of: self) }) { constraint.isActive = false }
        }
    }

    private func commonAncestor(_ constraint: NSLayoutConstraint) -> UIView? {
        guard let first = constraint.first?.layoutOwner as? UIView else { return nil }
        guard let second = constraint.second?.layoutOwner as? UIView else { return first }
        var candidate: UIView? = first
        while let ancestor = candidate, !second.isDescendant(of: ancestor) { candidate = ancestor.container }
        return candidate
    }
}
