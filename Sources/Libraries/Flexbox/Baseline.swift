/// How far a line of boxes reaches above and below a baseline that they share.
struct BaselineExtent {
    private(set) var ascent = 0.0
    private var descent = 0.0

    var height: Double { ascent + descent }

    /// Makes room for a box whose first line of text is this far below its top.
    mutating func add(_ item: FlexItem, baseline: Double) {
        let above = baseline + item.cross.leading
        ascent = ascent.atLeast(above)
        descent = descent.atLeast(item.size.height + item.cross.total - above)
    }
}

extension FlexContainer {
    /// How far below its top a child's first line of text is; without text its bottom edge.
    func baseline(of item: FlexItem) -> Double {
        pass.baseline(of: item.node, size: item.size)
    }
}

extension FlexPass {
    /// How far below its top the first line of text in a box is, whose children have their places.
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
    /// The child that tells where the first line of text is: the first that is aligned by it, or else the first.
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
