/// The extent of a line of boxes above and below their common baseline.
struct BaselineExtent {
    private(set) var ascent = 0.0
    private var descent = 0.0

    var height: Double { ascent + descent }

    /// Extends the line to include a box.
    ///
    /// - Parameter baseline: The distance from the top of the box to its first baseline.
    mutating func add(_ item: FlexItem, baseline: Double) {
        let above = baseline + item.cross.leading
        ascent = ascent.atLeast(above)
        descent = descent.atLeast(item.size.height + item.cross.total - above)
    }
}

extension FlexContainer {
    /// Returns the distance from a child's top to its first baseline, or to its bottom edge if it has no text.
    func baseline(of item: FlexItem) -> Double {
        pass.baseline(of: item.node, size: item.size)
    }
}

extension FlexPass {
    /// Returns the distance from the top of a box to its first baseline. Its children must already be placed.
    func baseline(of node: FlexNode, size: FlexSize) -> Double {
        var node = node
        var size = size
        var top = 0.0
        for _ in depth...max(depth, Self.greatestDepth) {
            node.memory.isContentAsked = true
            if node.ownHasBaseline, let owner = node.owner {
                node.memory.isBaselineAsked = true
                let own = owner.flexBaseline(in: size)
                return top + (own.isUndefined ? 0 : own.boundedLength)
            }
            guard let child = node.baselineChild else { break }
            top += child.corner.y
            size = child.size
            node = child
        }
        return top + size.height
    }
}

extension FlexNode {
    /// The child that determines the first baseline: the first one aligned to the baseline, or else the first child.
    fileprivate var baselineChild: FlexNode? {
        let isColumn = ownStyle.flexDirection == .column || ownStyle.flexDirection == .columnReverse
        var first: FlexNode?
        for child in inside where child.ownStyle.display == .flex && child.ownStyle.positionType == .relative {
            guard child.memory.isOnFirstLine else { break }
            if !isColumn, child.ownStyle.alignSelf ?? ownStyle.alignItems == .baseline { return child }
            first = first ?? child
        }
        return first
    }
}
