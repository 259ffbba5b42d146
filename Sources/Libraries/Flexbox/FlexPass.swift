/// A layout pass over a tree, which measures boxes and optionally places their children.
final class FlexPass {
    /// The nesting depth beyond which boxes are laid out as if they were empty, so that no tree overflows the stack.
    static let greatestDepth = 512

    /// The maximum number of times that a pass lays out or measures children. After that, sizes follow from limits
    /// alone.
    ///
    /// A tree of 10,000 boxes needs about 30,000. Only trees constructed for this purpose need more than a few for each
    /// box.
    static let maximumLayoutCount = 1_000_000

    /// The deviations so far.
    private(set) var troubles: FlexWarnings = []
    /// The number of boxes around the current one.
    private(set) var depth = 0
    /// The number of times that the children of a box were laid out or measured.
    private(set) var layoutCount = 0
    /// The number of enclosing boxes that are only being measured.
    private var measured = 0

    /// Lays out the children of a box again. The size of the box itself does not change.
    func settle(_ node: FlexNode, in request: FlexRequest) {
        depth = node.memory.depth
        _ = size(of: node, in: request, placing: true)
        depth = 0
    }

    /// Returns the size of a box without its margins, and optionally places its children.
    func size(of node: FlexNode, in asked: FlexRequest, placing: Bool) -> FlexSize {
        let request = asked.bounded
        let isLeaf = node.inside.isEmpty
        node.memory.adopt(
            FlexSetting(request, depth: depth), parent: request.parent, countsShares: node.ownStyle.usesPercentages,
            isLeaf: isLeaf)
        if !request.isExact { node.memory.isContentAsked = true }
        if !isLeaf, depth < Self.greatestDepth {
            return placing ? place(node, in: request) : measure(node, in: request)
        }
        if !isLeaf { troubles.insert(.tooDeep) }
        let size = isLeaf ? sizeOfLeaf(node, in: request) : FlexBox(node, request: request).emptySize
        if placing { finishPlacing(node, in: request, size: size) }
        return size
    }

    private func sizeOfLeaf(_ node: FlexNode, in request: FlexRequest) -> FlexSize {
        let box = FlexBox(node, request: request)
        guard node.ownIsMeasured, let owner = node.owner, !request.isExact else { return box.emptySize }
        node.memory.isStale = false
        let width = request.width.content(inset: box.margin.width + box.insets.width)
        let height = request.height.content(inset: box.margin.height + box.insets.height)
        if let known = node.memory.contentSize(width: AxisLimit(width), height: AxisLimit(height)) {
            return box.size(ofContent: known)
        }
        let content = owner.flexContentSize(width, height).bounded
        node.memory.remember(content, width: AxisLimit(width), height: AxisLimit(height))
        return box.size(ofContent: content)
    }

    private func measure(_ node: FlexNode, in request: FlexRequest) -> FlexSize {
        if let known = node.memory.measured(width: request.width, height: request.height) {
            node.memory.isStale = false
            return known
        }
        let box = FlexBox(node, request: request)
        if let size = box.sizeByLimits { return size }
        node.memory.isStale = false
        guard isWithinLayoutLimit else { return box.emptySize }
        let size = layOutChildren(of: box, placing: false)
        if isWithinLayoutLimit { node.memory.remember(size, width: request.width, height: request.height) }
        return size
    }

    private func place(_ node: FlexNode, in request: FlexRequest) -> FlexSize {
        if node.memory.isPlaced, let last = node.memory.request, last.width == request.width,
            last.height == request.height
        {
            return node.size
        }
        node.memory.isPlaced = false
        if measured > 0 { forgetPlaces(around: node) }
        let size = layOutChildren(of: FlexBox(node, request: request), placing: true)
        finishPlacing(node, in: request, size: size)
        return size
    }

    /// Marks the boxes around this one as not placed. They are only being measured, but this box is laid out again for
    /// the measurement and then no longer matches their last layout.
    private func forgetPlaces(around node: FlexNode) {
        var next = node.outside
        while let here = next, here.memory.isPlaced {
            here.memory.isPlaced = false
            next = here.outside
        }
    }

    private func finishPlacing(_ node: FlexNode, in request: FlexRequest, size: FlexSize) {
        node.size = size
        node.memory.request = request
        node.memory.isPlaced = true
        node.memory.isStale = false
        node.memory.awaitsGrid = true
    }

    private var isWithinLayoutLimit: Bool { layoutCount < Self.maximumLayoutCount }

    private func layOutChildren(of box: FlexBox, placing: Bool) -> FlexSize {
        layoutCount += 1
        if !isWithinLayoutLimit { troubles.insert(.tooManyLayouts) }
        depth += 1
        measured += placing ? 0 : 1
        defer {
            depth -= 1
            measured -= placing ? 0 : 1
        }
        var container = FlexContainer(self, box: box, places: placing)
        return container.layOut()
    }
}

/// The reasons why a layout deviates from the styles. Each is reported once for a layout, for the log.
package struct FlexWarnings: OptionSet, Sendable {
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Boxes nested more than 512 levels deep were laid out as empty.
    package static let tooDeep = FlexWarnings(rawValue: 1)
    /// After a million layouts and measurements of children, sizes were taken from limits instead of the content.
    package static let tooManyLayouts = FlexWarnings(rawValue: 2)
}
