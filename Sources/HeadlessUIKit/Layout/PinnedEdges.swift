/// Whether constraints tie all four edges of an item to those of its parent.
package struct PinnedEdges {
    private var covered: Set<Int> = []

    package init(of item: any LayoutItem) {
        guard let parent = item.layoutParent else { return }
        for constraint in item.heldConstraints where constraint.relation == .equal && constraint.multiplier == 1 {
            let (mine, theirs, other, offset) =
                constraint.first === item
                ? (constraint.firstAttribute, constraint.secondAttribute, constraint.second, constraint.constant)
                : (constraint.secondAttribute, constraint.firstAttribute, constraint.first, -constraint.constant)
            guard other === parent, let edge = Edge(mine), edge == Edge(theirs) else { continue }
            let outward = edge.isStart ? offset <= 0 : offset >= 0
            if outward { covered.insert(edge.rawValue) }
        }
    }

    package var coverParent: Bool { covered.count == 4 }
}

/// One of the four edges, whatever it is called.
enum Edge: Int {
    case left, right, top, bottom

    init?(_ attribute: NSLayoutConstraint.Attribute) {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: self = .left
        case .right, .trailing, .rightMargin, .trailingMargin: self = .right
        case .top, .topMargin, .firstBaseline: self = .top
        case .bottom, .bottomMargin, .lastBaseline: self = .bottom
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
            return nil
        }
    }

    var isStart: Bool {
        switch self {
        case .left, .top: true
        case .right, .bottom: false
        }
    }
}
