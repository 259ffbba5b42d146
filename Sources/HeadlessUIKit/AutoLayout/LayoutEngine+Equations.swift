import Constraints

extension LayoutEngine {
    /// What a rule says about the unknowns; nil where it says nothing. `isNew` is for a rule that is not followed yet.
    func equation(of rule: LayoutRule, isNew: Bool = true) -> LinearConstraint? {
        let constraint = rule.constraint
        guard let first = constraint.first, let priority = constraint.priority.linear else { return nil }
        let second = constraint.second
        let ancestor = second.flatMap { Self.ancestor(of: first, $0) }
        let isMirrored = constraint.namesSides && ancestor?.isMirrored == true
        var geometry = ItemGeometry(self, in: ancestor, isMirrored: isMirrored)
        guard let left = geometry.expression(constraint.firstAttribute, of: first) else { return nil }
        var right = LinearExpression(Double(constraint.constant))
        if let second {
            guard let other = geometry.expression(constraint.secondAttribute, of: second) else { return nil }
            right += other * Double(constraint.multiplier)
        }
        if isNew { rule.sources = geometry.sources }
        rule.safeAreas = geometry.safeAreas
        return LinearConstraint(left, constraint.relation.linear, right, priority: priority)
    }

    /// The nearest view that holds both items, or is one of them.
    private static func ancestor(of first: any LayoutItem, _ second: any LayoutItem) -> UIView? {
        var (one, other) = (first.layoutOwner as? UIView, second.layoutOwner as? UIView)
        if first === second { return one?.superview ?? one }
        var (depth, otherDepth) = (one?.ancestors ?? 0, other?.ancestors ?? 0)
        while let view = one, depth > otherDepth {
            one = view.superview
            depth -= 1
        }
        while let view = other, otherDepth > depth {
            other = view.superview
            otherDepth -= 1
        }
        while let view = one, view !== other {
            one = view.superview
            other = other?.superview
        }
        return one
    }
}

extension UIView {
    /// How many views it stands in.
    var ancestors: Int {
        var count = 0
        var view = superview
        while let current = view {
            count += 1
            view = current.superview
        }
        return count
    }
}
