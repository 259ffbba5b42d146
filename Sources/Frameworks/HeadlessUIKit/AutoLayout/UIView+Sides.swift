extension UIView {
    /// Re-adds the constraints of the view and its subviews that use leading or trailing, after the layout direction
    /// changed.
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
    /// Whether the constraint depends on the layout direction.
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
