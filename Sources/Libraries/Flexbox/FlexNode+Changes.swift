extension FlexNode {
    /// Marks the content as changed, so that the owner must measure it again.
    package func contentChanged() {
        insideChanged()
    }

    /// Marks the content as possibly changed. If its measured sizes are the same as before, nothing is laid out again.
    package func contentMayHaveChanged() {
        guard inside.isEmpty, ownIsMeasured, let owner, !memory.isWithoutMeasurements else { return contentChanged() }
        let isSame = memory.allMeasurements { before in
            owner.flexContentSize(before.limits.width.ofContent, before.limits.height.ofContent).bounded == before.size
        }
        if !isSame { contentChanged() }
    }

    /// Marks the style as changed, which also affects the parent.
    func styleChanged() {
        if !inside.isEmpty { memory.forgetMeasurements() }
        memory.isPlaced = false
        memory.isStale = true
        memory.isContentAsked = false
        outside?.insideChanged()
    }

    /// Whether the size is that of measured content. Such content may be text, which one missing pixel would truncate.
    var isText: Bool { inside.isEmpty && ownIsMeasured }

    /// Marks the children or the content as changed. `wasText` is the previous value of `isText`, whose change also
    /// changes how the box is rounded to pixels.
    func insideChanged(wasText: Bool) {
        insideChanged()
        if wasText != isText { styleChanged() }
    }

    /// Invalidates everything that depends on the children or the content of this box.
    ///
    /// Invalidation stops at a box whose content size no other box has used, such as one with a fixed width and height.
    /// That box is laid out again, but no box around it.
    func insideChanged() {
        var node = self
        while true {
            node.memory.forgetMeasurements()
            node.memory.isPlaced = false
            guard let parent = node.outside else { break }
            if node !== self, node.memory.isStale { return }
            if !node.memory.isStale, !node.memory.isContentAsked, node.memory.request != nil {
                return node.settleLater()
            }
            node.memory.isStale = true
            node.memory.isContentAsked = false
            node = parent
        }
        node.memory.isStale = true
    }

    private func settleLater() {
        guard !memory.isUnsettled else { return }
        memory.isUnsettled = true
        root.memory.settleLater(self)
    }

    /// Removes the boxes that were to be laid out alone from the root's list, because the root of their tree is about
    /// to change.
    func forgetUnsettled() {
        let nodes = memory.takeUnsettled()
        for node in nodes {
            node.memory.isUnsettled = false
            node.styleChanged()
        }
    }

    /// Makes the next layout round the frames of this box and its descendants to pixels again.
    func markForGrid() {
        var next: FlexNode? = self
        while let node = next, !node.memory.awaitsGrid {
            node.memory.awaitsGrid = true
            next = node.outside
        }
    }
}
