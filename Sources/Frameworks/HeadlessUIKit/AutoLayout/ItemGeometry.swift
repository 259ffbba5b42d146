import Constraints

/// Expresses attributes of items in the coordinates of a common ancestor.
struct ItemGeometry {
    let engine: LayoutEngine
    /// The nearest common ancestor of both items of a constraint, which may be one of them; nil if there is none.
    let ancestor: UIView?
    /// Whether positions are measured from the right edge, because the layout is right-to-left.
    let isMirrored: Bool
    /// The views whose position or margins the expressions use.
    private(set) var sources: [UIView] = []
    /// The safe areas that the expressions use.
    private(set) var safeAreas: [LayoutRule.SafeArea] = []

    private typealias Extent = (start: LinearExpression, length: LinearExpression)

    init(_ engine: LayoutEngine, in ancestor: UIView?, isMirrored: Bool = false) {
        self.engine = engine
        self.ancestor = ancestor
        self.isMirrored = isMirrored
    }

    /// Returns the expression of an attribute; nil if the attribute is a position and the items have no common
    /// ancestor.
    mutating func expression(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
    ) -> LinearExpression? {
        guard let part = ItemPart(attribute) else { return nil }
        var (start, length) = extent(of: item, part)
        if part.isInMargins, let view = item as? UIView {
            let margins = margins(of: view)
            let (before, after) =
                part.axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
            start += LinearExpression(Double(before))
            length += LinearExpression(Double(-before - after))
        }
        if part.position == .size { return length }
        guard let shift = shift(of: item, part.axis) else { return nil }
        start += shift
        if isMirrored, part.axis == .horizontal { start = (start + length) * -1 }
        switch part.position {
        case .size, .start: return start
        case .end: return start + length
        case .center: return start + length * 0.5
        case .firstBaseline: return baseline(of: item, start: start, length: length) { $0.first }
        case .lastBaseline: return baseline(of: item, start: start, length: length) { $0.last }
        }
    }

    // MARK: - Attributes

    private mutating func extent(of item: any LayoutItem, _ part: ItemPart) -> Extent {
        let axis = part.axis
        if let guide = item as? UILayoutGuide { return extent(of: guide, axis) }
        guard let view = item as? UIView else { return (0, 0) }
        if view === ancestor {
            guard let scroll = view as? UIScrollView else { return (0, size(of: view, axis)) }
            // As in UIKit, constraints to a scroll view's edges refer to its content, but constraints to its size and
            // centre to its frame.
            let guide = part.isEdge ? scroll.contentLayoutGuide : scroll.frameLayoutGuide
            return extent(of: guide, axis)
        }
        return (place(of: view, axis), size(of: view, axis))
    }

    private mutating func extent(of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> Extent {
        guard let owner = guide.owningView else { return (0, 0) }
        switch guide.kind {
        case .free:
            let placement = engine.placed(guide)
            return (
                LinearExpression(axis == .horizontal ? placement.x : placement.y),
                LinearExpression(axis == .horizontal ? placement.width : placement.height)
            )
        case .scrolledContent:
            let placement = engine.placed(guide)
            return (0, LinearExpression(axis == .horizontal ? placement.width : placement.height))
        case .scrollFrame:
            let offset = (owner as? UIScrollView)?.contentOffset ?? .zero
            return (LinearExpression(Double(axis == .horizontal ? offset.x : offset.y)), size(of: owner, axis))
        case .safeArea:
            let insets = owner.safeAreaInsets
            safeAreas.append(LayoutRule.SafeArea(view: owner, insets: insets))
            return inset(owner, by: insets, along: axis)
        case .keyboard:
            if axis == .horizontal { return (0, size(of: owner, axis)) }
            let tall = owner.guidedInset
            let insets = UIEdgeInsets(top: 0, left: 0, bottom: tall, right: 0)
            safeAreas.append(LayoutRule.SafeArea(view: owner, insets: insets, isOfKeyboard: true))
            let length = LinearExpression(Double(tall))
            return (size(of: owner, axis) + length * -1, length)
        case .margins:
            return inset(owner, by: margins(of: owner), along: axis)
        }
    }

    private mutating func margins(of view: UIView) -> UIEdgeInsets {
        for source in view.marginSources {
            addSource(source)
            guard source.insetsLayoutMarginsFromSafeArea else { continue }
            safeAreas.append(LayoutRule.SafeArea(view: source, insets: source.safeAreaInsets))
        }
        return view.layoutMargins
    }

    private mutating func inset(
        _ view: UIView, by insets: UIEdgeInsets, along axis: NSLayoutConstraint.Axis
    ) -> Extent {
        let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        return (LinearExpression(Double(before)), size(of: view, axis) + LinearExpression(Double(-before - after)))
    }

    private mutating func size(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        addSource(view)
        guard engine.finds(view) else {
            let size = view.bounds.size
            return LinearExpression(Double(axis == .horizontal ? size.width : size.height))
        }
        let placement = engine.placed(view)
        return LinearExpression(axis == .horizontal ? placement.width : placement.height)
    }

    private mutating func place(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        addSource(view)
        guard engine.finds(view) else {
            return LinearExpression(Double(axis == .horizontal ? view.rectangle.minX : view.rectangle.minY))
        }
        let placement = engine.placed(view)
        return LinearExpression(axis == .horizontal ? placement.x : placement.y)
    }

    /// Returns the offset of the item's coordinates in the ancestor's; nil if the ancestor does not contain the item.
    private mutating func shift(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearExpression? {
        var sum = LinearExpression(0)
        if let view = item as? UIView, view === ancestor { return sum }
        var holder = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        while let view = holder {
            if view === ancestor { return sum }
            sum += place(of: view, axis)
            if let scroll = view as? UIScrollView {
                let offset = axis == .horizontal ? scroll.contentOffset.x : scroll.contentOffset.y
                sum += LinearExpression(Double(-offset))
            }
            holder = view.superview
        }
        return nil
    }

    /// Returns the position of a baseline. Text is vertically centred; without text the baseline is the bottom edge.
    private func baseline(
        of item: any LayoutItem, start: LinearExpression, length: LinearExpression,
        choose: ((first: CGFloat, last: CGFloat)) -> CGFloat
    ) -> LinearExpression {
        guard let baselines = (item as? UIView)?.baselines else { return start + length }
        return start + length * 0.5 + LinearExpression(Double(choose(baselines)))
    }

    private mutating func addSource(_ view: UIView) {
        if !sources.contains(where: { $0 === view }) { sources.append(view) }
    }
}

/// An attribute of an item as a position or a size along an axis.
private struct ItemPart {
    enum Position {
        case start, end, center, size, firstBaseline, lastBaseline
    }

    let axis: NSLayoutConstraint.Axis
    let position: Position
    let isInMargins: Bool

    /// Whether the attribute is an edge or a baseline.
    var isEdge: Bool {
        switch position {
        case .start, .end, .firstBaseline, .lastBaseline: true
        case .center, .size: false
        }
    }

    init?(_ attribute: NSLayoutConstraint.Attribute) {
        switch attribute {
        case .left, .leading: (axis, position, isInMargins) = (.horizontal, .start, false)
        case .right, .trailing: (axis, position, isInMargins) = (.horizontal, .end, false)
        case .top: (axis, position, isInMargins) = (.vertical, .start, false)
        case .bottom: (axis, position, isInMargins) = (.vertical, .end, false)
        case .width: (axis, position, isInMargins) = (.horizontal, .size, false)
        case .height: (axis, position, isInMargins) = (.vertical, .size, false)
        case .centerX: (axis, position, isInMargins) = (.horizontal, .center, false)
        case .centerY: (axis, position, isInMargins) = (.vertical, .center, false)
        case .firstBaseline: (axis, position, isInMargins) = (.vertical, .firstBaseline, false)
        case .lastBaseline: (axis, position, isInMargins) = (.vertical, .lastBaseline, false)
        case .leftMargin, .leadingMargin: (axis, position, isInMargins) = (.horizontal, .start, true)
        case .rightMargin, .trailingMargin: (axis, position, isInMargins) = (.horizontal, .end, true)
        case .topMargin: (axis, position, isInMargins) = (.vertical, .start, true)
        case .bottomMargin: (axis, position, isInMargins) = (.vertical, .end, true)
        case .centerXWithinMargins: (axis, position, isInMargins) = (.horizontal, .center, true)
        case .centerYWithinMargins: (axis, position, isInMargins) = (.vertical, .center, true)
        case .notAnAttribute: return nil
        }
    }
}
