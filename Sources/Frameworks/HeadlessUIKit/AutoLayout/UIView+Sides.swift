extension UIView {
    /// Leading may be another side now, for the view and for what is inside: its constraints are taken up anew.
    func sidesChanged() {
        takeUpSides(in: layoutEngine)
    }

    private func takeUpSides(in engine: LayoutEngine?) {
        for constraint in heldConstraints + guidesConstraints where constraint.namesSides {
            engine?.remove(constraint)
            engine?.add(constraint)
        }
        (self as? UIStackView)?.arrange()
        setNeedsLayout()
        mark([.content, .style, .state])
        for child in children { child.takeUpSides(in: engine) }
    }

    private var guidesConstraints: [NSLayoutConstraint] {
        (rare?.rarest?.guides ?? []).flatMap(\.heldConstraints)
    }
}

extension NSLayoutConstraint {
    /// Whether it follows the direction in which lines are read.
    var namesSides: Bool { firstAttribute.namesSide || secondAttribute.namesSide }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var namesSide: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
            .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins,
            .notAnAttribute:
            false
        }
    }
}
