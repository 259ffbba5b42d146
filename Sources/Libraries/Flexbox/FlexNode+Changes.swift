extension FlexNode {
    /// Says that the owner would answer otherwise now: the content is another.
    package func contentChanged() {
        insideChanged()
    }

    /// Says that the content is another: where its size is as it was, nothing is laid out anew.
    package func contentMayHaveChanged() {
        guard inside.isEmpty, ownIsMeasured, let owner, !memory.isWithoutMeasurements else { return contentChanged() }
        let isSame = memory.allMeasurements { before in
            owner.flexContentSize(before.limits.width.ofContent, before.limits.height.ofContent).bounded == before.size
        }
        if !isSame { contentChanged() }
    }

    /// What the box says about itself matters to its parent too.
    func styleChanged() {
        if !inside.isEmpty { memory.forgetMeasurements() }
        memory.isPlaced = false
        memory.isStale = true
        memory.isContentAsked = false
        outside?.insideChanged()
    }

    /// Whether the box is as large as content asked for, which may be text that a pixel less would cut.
    var isText: Bool { inside.isEmpty && ownIsMeasured }

    /// Says that the inside changed, and with it perhaps how the box itself is rounded to pixels.
    func insideChanged(wasText: Bool) {
        insideChanged()
        if wasText != isText { styleChanged() }
    }

    /// Makes everything that depends on the inside of this box be computed anew.
    ///
    /// That ends at a box that nobody asked how large its content is, such as one with a fixed width and height: it is
    /// laid out again, and nothing around it.
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

    /// Gives up settling boxes alone, because the tree that they are in is about to change its root.
    func forgetUnsettled() {
        let nodes = memory.takeUnsettled()
        for node in nodes {
            node.memory.isUnsettled = false
            node.styleChanged()
        }
    }

    /// Makes the next layout look at the frames of this box and what is in it.
    func markForGrid() {
        var next: FlexNode? = self
        while let node = next, !node.memory.awaitsGrid {
            node.memory.awaitsGrid = true
            next = node.outside
        }
    }
}
