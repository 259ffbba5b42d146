import Constraints

/// The constraints of a stack view's arrangement.
struct StackArrangement {
    let stack: UIStackView
    /// Whether positions are measured from the right edge, because the layout is right-to-left.
    private let isMirrored: Bool
    private(set) var handles: [ConstraintHandle] = []
    private var unknowns: [Variable] = []

    init(of stack: UIStackView, in engine: LayoutEngine) {
        self.stack = stack
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        let axis = stack.axis
        isMirrored = stack.isMirrored
        let along = Inside(of: stack, axis, in: engine)
        let across = Inside(of: stack, axis.other, in: engine)
        let items = shown.map { (view: $0, placement: engine.placed($0)) }
        for hidden in stack.arrangedSubviews where hidden.isHidden {
            add(engine.placed(hidden).extent(axis).length, .equal, 0, to: engine)
        }
        fill(along, with: items, along: axis, in: engine)
        for item in items { align(extent(of: item.placement, axis.other), within: across, in: engine) }
        alignBaselines(of: items, in: engine)
        if engine.finds(stack) { shrinkWrap(along: along, across: across, in: engine) }
    }

    /// Removes all constraints and variables of the arrangement from the solver.
    func end(in engine: LayoutEngine) {
        for handle in handles { engine.withdraw(handle) }
        for unknown in unknowns { try? engine.solver.removeVariable(unknown) }
    }

    private func extent(of placement: Placement, _ axis: NSLayoutConstraint.Axis) -> Extent {
        let extent = placement.extent(axis)
        return isMirrored && axis == .horizontal ? extent.mirrored : extent
    }

    // MARK: - Along the axis

    private mutating func fill(
        _ inside: Inside, with items: [(view: UIView, placement: Placement)], along axis: NSLayoutConstraint.Axis,
        in engine: LayoutEngine
    ) {
        guard let first = items.first, let last = items.last else { return }
        let extents = items.map { extent(of: $0.placement, axis) }
        add(extent(of: first.placement, axis).start, .equal, inside.start, to: engine)
        add(extent(of: last.placement, axis).end, .equal, inside.end, to: engine)
        let gaps = items.dropLast().map { Double(stack.customSpacing(after: $0.view) ?? stack.spacing) }
        for (index, gap) in gaps.enumerated() {
            let (one, next) = (extents[index], extents[index + 1])
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally:
                add(next.start, .equal, one.end + LinearExpression(gap), to: engine)
            case .equalSpacing, .equalCentering:
                add(next.start, .greaterOrEqual, one.end + LinearExpression(gap), to: engine)
            }
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for extent in extents.dropFirst() { add(extent.length, .equal, extents[0].length, to: engine) }
        case .fillProportionally: distribute(inside, among: items, along: axis, gaps: gaps.reduce(0, +), in: engine)
        case .equalSpacing:
            equalize(zip(extents, extents.dropFirst()).map { $1.start - $0.end }, priority: .required, in: engine)
        case .equalCentering:
            equalize(
                zip(extents, extents.dropFirst()).map { $1.center - $0.center }, priority: Self.centering, in: engine)
        }
    }

    /// The priority that UIKit uses for equal distances between centres.
    private static let centering = UILayoutPriority(149)

    private mutating func equalize(
        _ distances: [LinearExpression], priority: UILayoutPriority, in engine: LayoutEngine
    ) {
        guard distances.count > 1 else { return }
        let distance = engine.solver.addVariable()
        unknowns.append(distance)
        for other in distances { add(other, .equal, LinearExpression(distance), priority: priority, to: engine) }
    }

    /// Gives each view a share of the space in proportion to its intrinsic size. The height of text is that of its
    /// lines.
    private mutating func distribute(
        _ inside: Inside, among items: [(view: UIView, placement: Placement)], along axis: NSLayoutConstraint.Axis,
        gaps: Double, in engine: LayoutEngine
    ) {
        let sizes = items.map { item -> Double in
            let size = item.placement.content?.size ?? item.view.intrinsicContentSize
            return Double(max(0, axis == .horizontal ? size.width : size.height))
        }
        let whole = sizes.reduce(0, +)
        guard whole > 0, whole.isFinite else { return }
        for (item, size) in zip(items, sizes) {
            let share = (inside.length - LinearExpression(gaps)) * (size / whole)
            add(item.placement.extent(axis).length, .equal, share, priority: UILayoutPriority(999), to: engine)
        }
    }

    // MARK: - Across the axis

    private mutating func align(_ extent: Extent, within inside: Inside, in engine: LayoutEngine) {
        let alignment = stack.alignment
        let start: Relation = alignment == .fill || alignment == .leading ? .equal : .greaterOrEqual
        let end: Relation = alignment == .fill || alignment == .trailing ? .equal : .lessOrEqual
        add(extent.start, start, inside.start, to: engine)
        add(extent.end, end, inside.end, to: engine)
        if alignment == .center { add(extent.center, .equal, inside.center, to: engine) }
    }

    private mutating func alignBaselines(
        of items: [(view: UIView, placement: Placement)], in engine: LayoutEngine
    ) {
        guard stack.axis == .horizontal, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else {
            return
        }
        let isFirst = stack.alignment == .firstBaseline
        let lines = items.map { item -> LinearExpression in
            let extent = item.placement.extent(.vertical)
            guard let baselines = item.view.baselines else { return extent.end }
            return extent.center + LinearExpression(Double(isFirst ? baselines.first : baselines.last))
        }
        for line in lines.dropFirst() { add(line, .equal, lines[0], to: engine) }
    }

    /// Makes the stack as small as its content, with a low priority.
    private mutating func shrinkWrap(along: Inside, across: Inside, in engine: LayoutEngine) {
        let weak = UILayoutPriority(25)  // UIKit's own priority, weaker than everything else
        add(along.length, .equal, 0, priority: weak, to: engine)
        add(across.length, .equal, 0, priority: weak, to: engine)
    }

    private mutating func add(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
        priority: UILayoutPriority = .required, to engine: LayoutEngine
    ) {
        guard let priority = priority.linear else { return }
        if let handle = try? engine.solver.add(LinearConstraint(left, relation, right, priority: priority)) {
            handles.append(handle)
        }
    }
}

/// The start and the length of an item along an axis.
struct Extent {
    let start: LinearExpression
    let length: LinearExpression

    var end: LinearExpression { start + length }
    var center: LinearExpression { start + length * 0.5 }
    /// The extent measured from the right edge, for right-to-left layout.
    var mirrored: Extent { Extent(start: end * -1, length: length) }
}

extension Placement {
    func extent(_ axis: NSLayoutConstraint.Axis) -> Extent {
        switch axis {
        case .horizontal: Extent(start: LinearExpression(x), length: LinearExpression(width))
        case .vertical: Extent(start: LinearExpression(y), length: LinearExpression(height))
        }
    }
}

/// The space of a stack view for its arranged views along an axis, in its own coordinates.
private typealias Inside = Extent

extension Extent {
    fileprivate init(of stack: UIStackView, _ axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) {
        let whole: LinearExpression
        if engine.finds(stack) {
            whole = engine.placed(stack).extent(axis).length
        } else {
            let size = stack.bounds.size
            whole = LinearExpression(Double(axis == .horizontal ? size.width : size.height))
        }
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let (before, after) = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
        let inside = Extent(
            start: LinearExpression(Double(before)), length: whole + LinearExpression(Double(-before - after)))
        self = stack.isMirrored && axis == .horizontal ? inside.mirrored : inside
    }
}

extension NSLayoutConstraint.Axis {
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
