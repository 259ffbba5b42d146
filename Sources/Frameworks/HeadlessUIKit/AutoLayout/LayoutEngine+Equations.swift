import Constraints

extension LayoutEngine {
    /// Returns the equation of a rule; nil if the rule has none. `isNew` is true for a rule that is not in the solver
    /// yet.
    func equation(of rule: LayoutRule, isNew: Bool = true) -> LinearConstraint? {
        let constraint = rule.constraint
        guard let first = constraint.first, let priority = constraint.priority.linear else { return nil }
        let second = constraint.second
        let ancestor = second.flatMap { Self.ancestor(of: first, $0) }
        let isMirrored = constraint.namesSides && ancestor?.isMirrored == true
        var geometry = ItemGeometry(self, in: ancestor, isMirrored: isMirrored)
        var early: LinearExpression?
        if let second, isNew, Self.comes(second, before: first) {
            early = geometry.expression(constraint.secondAttribute, of: second)
        }
        guard let left = geometry.expression(constraint.firstAttribute, of: first) else { return nil }
        var right = LinearExpression(Double(constraint.constant))
        if let second {
            guard let other = early ?? geometry.expression(constraint.secondAttribute, of: second) else { return nil }
            right += other * Double(constraint.multiplier)
        }
        if isNew { rule.sources = geometry.sources }
        rule.safeAreas = geometry.safeAreas
        return LinearConstraint(left, constraint.relation.linear, right, priority: priority)
    }

    /// Whether an item comes before the other in the tree: as its ancestor, or because it is drawn earlier.
    ///
    /// The variables of that item are created first. If constraints do not determine all positions, for example in a
    /// column without a top constraint, the solver moves the newer variables. Therefore such a column begins at the
    /// top, as in UIKit.
    private static func comes(_ item: any LayoutItem, before other: any LayoutItem) -> Bool {
        guard var one = item.layoutOwner as? UIView, var two = other.layoutOwner as? UIView else { return false }
        if two.isDescendant(of: one) { return one !== two || item is UILayoutGuide && other is UIView }
        var (depth, otherDepth) = (one.ancestors, two.ancestors)
        while one.superview !== two.superview {
            let climbsOne = depth >= otherDepth
            let climbsOther = otherDepth >= depth
            if climbsOne {
                guard let around = one.superview else { return false }
                (one, depth) = (around, depth - 1)
            }
            if climbsOther {
                guard let around = two.superview else { return false }
                (two, otherDepth) = (around, otherDepth - 1)
            }
        }
        return one.superview?.subviews.first { $0 === one || $0 === two } === one && one !== two
    }

    /// Returns the nearest view that contains both items, or is one of them.
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
    /// The number of ancestors of the view.
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
