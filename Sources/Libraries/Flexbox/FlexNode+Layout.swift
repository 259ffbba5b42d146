/// The result of a layout.
package struct FlexChanges {
    /// The boxes whose frames changed, each once, parents before their children.
    package let nodes: [FlexNode]
    /// The reasons why the layout deviates from the styles; empty except for extreme trees.
    package let troubles: FlexWarnings
    /// The number of times that a box's children were laid out or measured, which determines the cost.
    package let layoutCount: Int
}

extension FlexNode {
    /// Lays out the changed parts of the tree of which this box is the root. A layout requested by a measure closure
    /// during layout of the same tree does nothing.
    ///
    /// - Parameters:
    ///   - width: The width around the root, in points; nil for the width of the content. The root's style may override
    ///     it.
    ///   - height: The height around the root, in points; nil for the height of the content. The root's style may
    ///     override it.
    ///   - scale: The number of pixels per point; 0 disables rounding.
    /// - Returns: The boxes whose frames changed.
    @discardableResult
    package func layOut(
        width: Double?, height: Double?, direction: FlexStyle.Direction = .leftToRight, scale: Double = 1
    ) -> FlexChanges {
        guard !memory.isBusy else { return FlexChanges(nodes: [], troubles: [], layoutCount: 0) }
        memory.isBusy = true
        defer { memory.isBusy = false }
        let owner = FlexSize(width: width ?? .undefined, height: height ?? .undefined).clipped
        let request = FlexRequest(
            width: rootLimit(along: .row, owner: owner), height: rootLimit(along: .column, owner: owner), parent: owner,
            direction: direction)
        let pass = FlexPass()
        _ = pass.size(of: self, in: request, placing: true)
        placeAsRoot(owner)
        let settled = settle(pass)
        var grid = PixelGrid(scale: scale)
        grid.placeRoot(self)
        for node in settled { grid.placeInside(of: node) }
        return FlexChanges(nodes: grid.changed, troubles: pass.troubles, layoutCount: pass.layoutCount)
    }

    /// Returns the size that the tree would have within these limits, without margins and rounded to pixels. No frame
    /// changes.
    package func fittingSize(
        width: FlexLimit, height: FlexLimit, direction: FlexStyle.Direction = .leftToRight, scale: Double = 1
    ) -> FlexSize {
        guard !memory.isBusy else { return .zero }
        memory.isBusy = true
        defer { memory.isBusy = false }
        let limits = (width: AxisLimit(width), height: AxisLimit(height))
        let owner = FlexSize(width: limits.width.length, height: limits.height.length).clipped
        let request = FlexRequest(
            width: fittingLimit(limits.width, along: .row, owner: owner),
            height: fittingLimit(limits.height, along: .column, owner: owner),
            parent: owner, direction: direction)
        let size = FlexPass().size(of: self, in: request, placing: false)
        return PixelGrid(scale: scale).rounded(size, of: self)
    }

    /// The sum of padding and border at each edge, in points, from the last layout.
    package var padding: (top: Double, left: Double, bottom: Double, right: Double) {
        let width = memory.request?.parent.width ?? .undefined
        let direction = ownStyle.direction.resolved(in: memory.request?.direction ?? .inherit)
        let row = FlexAxis.row(in: direction)
        let ends = (
            ownStyle.leadingPaddingAndBorder(row, parentWidth: width),
            ownStyle.trailingPaddingAndBorder(row, parentWidth: width)
        )
        return (
            ownStyle.leadingPaddingAndBorder(.column, parentWidth: width), row.isReversed ? ends.1 : ends.0,
            ownStyle.trailingPaddingAndBorder(.column, parentWidth: width), row.isReversed ? ends.0 : ends.1
        )
    }

    /// Returns the limit of a root on an axis: its own length, or else the available length around it.
    ///
    /// As in Yoga, a root with a maximum length has the length of its content, whatever the available length is.
    private func rootLimit(along axis: FlexAxis, owner: FlexSize) -> AxisLimit {
        let wanted = ownStyle.definiteLength(axis, parent: owner[axis])
        if wanted.isDefined { return .exactly(wanted + ownStyle.margin(along: axis, parentWidth: owner.width)) }
        let most = ownStyle.most(axis, parent: owner[axis])
        if most.isDefined { return .atMost(most) }
        return owner[axis].isUndefined ? .none : .exactly(owner[axis])
    }

    private func fittingLimit(_ limit: AxisLimit, along axis: FlexAxis, owner: FlexSize) -> AxisLimit {
        switch limit {
        case .none, .loose, .exactly: rootLimit(along: axis, owner: owner)
        case .atMost:
            switch rootLimit(along: axis, owner: owner) {
            case .atMost(let most): limit.capped(at: most)
            case .exactly(let length) where ownStyle.definiteLength(axis, parent: owner[axis]).isDefined:
                .exactly(length)
            case .none, .loose, .exactly: limit
            }
        }
    }

    /// Places the root by its margins and offsets, independent of its direction.
    private func placeAsRoot(_ owner: FlexSize) {
        let before = corner
        corner[.row] = rootOffset(along: .row, owner: owner)
        corner[.column] = rootOffset(along: .column, owner: owner)
        if corner != before { memory.awaitsGrid = true }
    }

    private func rootOffset(along axis: FlexAxis, owner: FlexSize) -> Double {
        startOffset(
            along: axis, direction: .leftToRight, main: owner.width, cross: owner.height, parentWidth: owner.width)
    }

    /// Lays out the boxes whose content changed without affecting their own size, and returns them.
    private func settle(_ pass: FlexPass) -> [FlexNode] {
        let nodes = memory.takeUnsettled()
        for node in nodes {
            node.memory.isUnsettled = false
            guard !node.memory.isPlaced, let request = node.memory.request else { continue }
            pass.settle(node, in: request)
        }
        return nodes
    }
}
