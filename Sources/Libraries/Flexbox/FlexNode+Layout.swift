/// What a layout came to.
package struct FlexChanges {
    /// The boxes whose frames are others than before, each once, parents before what is in them.
    package let nodes: [FlexNode]
    /// Why the layout is not what the styles ask for; empty for all but monstrous trees.
    package let troubles: FlexTroubles
    /// How often a box was asked about its children, which is what a layout costs.
    package let looks: Int
}

extension FlexNode {
    /// Lays out the tree of which this box is the root, as far as something changed, and tells whose frames did.
    ///
    /// The width and the height are those of what is around the root, in points; nil for as large as the content likes.
    /// They are the root's own unless its style says others. `scale` is how many pixels a point has; 0 rounds nothing.
    /// A layout that a measure closure asks for while this tree is laid out does nothing.
    @discardableResult
    package func layOut(
        width: Double?, height: Double?, direction: FlexStyle.Direction = .leftToRight, scale: Double = 1
    ) -> FlexChanges {
        guard !memory.isBusy else { return FlexChanges(nodes: [], troubles: [], looks: 0) }
        memory.isBusy = true
        defer { memory.isBusy = false }
        let owner = FlexSize(width: width ?? .undefined, height: height ?? .undefined).clipped
        let request = FlexRequest(
            width: rootLimit(.row, owner), height: rootLimit(.column, owner), parent: owner, direction: direction)
        let pass = FlexPass()
        _ = pass.size(of: self, in: request, placing: true)
        placeAsRoot(owner)
        let settled = settle(pass)
        var grid = PixelGrid(scale: scale)
        grid.placeRoot(self)
        for node in settled { grid.placeInside(of: node) }
        return FlexChanges(nodes: grid.changed, troubles: pass.troubles, looks: pass.looks)
    }

    /// The size that the tree would have within these limits, margins excluded, on pixels; no frame changes.
    package func fittingSize(
        width: FlexLimit, height: FlexLimit, direction: FlexStyle.Direction = .leftToRight, scale: Double = 1
    ) -> FlexSize {
        guard !memory.isBusy else { return .zero }
        memory.isBusy = true
        defer { memory.isBusy = false }
        let limits = (width: AxisLimit(width), height: AxisLimit(height))
        let owner = FlexSize(width: limits.width.length, height: limits.height.length).clipped
        let request = FlexRequest(
            width: fittingLimit(limits.width, .row, owner), height: fittingLimit(limits.height, .column, owner),
            parent: owner, direction: direction)
        let size = FlexPass().size(of: self, in: request, placing: false)
        return PixelGrid(scale: scale).rounded(size, of: self)
    }

    /// The room that the box keeps free around its content, in points, as of the last layout.
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

    /// What a root is asked along an axis: what it says itself, and else the length around it.
    ///
    /// As in Yoga a largest length makes the content decide, whatever is around.
    private func rootLimit(_ axis: FlexAxis, _ owner: FlexSize) -> AxisLimit {
        let wanted = ownStyle.definiteLength(axis, parent: owner[axis])
        if wanted.isDefined { return .exactly(wanted + ownStyle.margin(along: axis, parentWidth: owner.width)) }
        let most = ownStyle.most(axis, parent: owner[axis])
        if most.isDefined { return .atMost(most) }
        return owner[axis].isUndefined ? .none : .exactly(owner[axis])
    }

    private func fittingLimit(_ limit: AxisLimit, _ axis: FlexAxis, _ owner: FlexSize) -> AxisLimit {
        switch limit {
        case .none, .loose, .exactly: rootLimit(axis, owner)
        case .atMost:
            switch rootLimit(axis, owner) {
            case .atMost(let most): limit.capped(at: most)
            case .exactly(let length) where ownStyle.definiteLength(axis, parent: owner[axis]).isDefined:
                .exactly(length)
            case .none, .loose, .exactly: limit
            }
        }
    }

    /// A root stands where its margins and offsets put it, whatever its direction.
    private func placeAsRoot(_ owner: FlexSize) {
        let before = corner
        corner[.row] = rootOffset(.row, owner)
        corner[.column] = rootOffset(.column, owner)
        if corner != before { memory.awaitsGrid = true }
    }

    private func rootOffset(_ axis: FlexAxis, _ owner: FlexSize) -> Double {
        startOffset(axis, .leftToRight, main: owner.width, cross: owner.height, parentWidth: owner.width)
    }

    /// Lays out the boxes whose inside changed without an effect on their size, and returns them.
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
