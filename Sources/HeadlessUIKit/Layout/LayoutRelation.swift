/// A constraint as one of its items sees it: `mine = multiplier × theirs + offset`.
struct LayoutRelation {
    enum Part: Equatable {
        case start, end, center, size
    }

    enum Other {
        case nothing
        case parent(LayoutRole)
        case own
        case sibling(any LayoutItem)
        case distant
    }

    let axis: NSLayoutConstraint.Axis
    let mine: Part
    let relation: NSLayoutConstraint.Relation
    let other: Other
    let otherAxis: NSLayoutConstraint.Axis
    let theirs: Part
    let multiplier: CGFloat
    let offset: CGFloat
    let priority: UILayoutPriority

    /// Nil when the constraint says nothing about the item.
    init?(_ constraint: NSLayoutConstraint, of item: any LayoutItem) {
        guard constraint.isActive, !constraint.isOrphaned, let first = constraint.first else { return nil }
        let isFirst = first === item
        let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
        guard let (axis, mine) = Self.part(attribute) else { return nil }
        self.axis = axis
        self.mine = mine
        priority = constraint.priority
        let otherItem = isFirst ? constraint.second : first
        let otherPart = Self.part(isFirst ? constraint.secondAttribute : constraint.firstAttribute)
        otherAxis = otherPart?.0 ?? axis
        theirs = otherPart?.1 ?? .size
        if isFirst {
            multiplier = constraint.multiplier
            offset = constraint.constant
            relation = constraint.relation
        } else {
            guard constraint.multiplier != 0 else { return nil }
            multiplier = 1 / constraint.multiplier
            offset = -constraint.constant / constraint.multiplier
            relation = NSLayoutConstraint.Relation(rawValue: -constraint.relation.rawValue) ?? .equal
        }
        guard let otherItem else {
            other = .nothing
            return
        }
        let parent = item.layoutParent
        if otherItem === item {
            other = .own
        } else if let parent, otherItem.layoutOwner === parent {
            other = .parent(otherItem.layoutRole)
        } else if let parent, otherItem.layoutOwner === otherItem, otherItem.layoutParent === parent {
            other = .sibling(otherItem)
        } else if isFirst || constraint.second?.layoutOwner !== item {
            // What lies inside the item follows the item, not the other way round.
            other = .distant
        } else {
            return nil
        }
    }

    /// Whether the relation sets one item after the other, as in a row or a column.
    var isChain: Bool {
        guard case .sibling = other, relation == .equal, multiplier == 1 else { return false }
        return (mine == .start && theirs == .end) || (mine == .end && theirs == .start)
    }

    private static func part(
        _ attribute: NSLayoutConstraint.Attribute
    ) -> (NSLayoutConstraint.Axis, Part)? {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: (.horizontal, .start)
        case .right, .trailing, .rightMargin, .trailingMargin: (.horizontal, .end)
        case .top, .topMargin, .firstBaseline: (.vertical, .start)
        case .bottom, .bottomMargin, .lastBaseline: (.vertical, .end)
        case .centerX, .centerXWithinMargins: (.horizontal, .center)
        case .centerY, .centerYWithinMargins: (.vertical, .center)
        case .width: (.horizontal, .size)
        case .height: (.vertical, .size)
        case .notAnAttribute: nil
        }
    }
}
