/// One box of a tree that is laid out as Yoga 1.19 lays out flexbox.
///
/// It differs from Yoga where that depends on what was laid out before, or gives no number. Shares count from the room
/// of this request, not from the first that was ever seen. A baseline inside a box is found while the box is measured
/// too. Absolute children alone with `spaceAround` stand at the start, and a ratio that is not above 0 is none.
///
/// Whoever has the root asks it for layout; every box then has a frame. What is changed afterwards is laid out anew the
/// next time, and little else. A tree and its boxes belong to one thread.
package final class FlexNode {
    /// What the box says about itself.
    package var style: FlexStyle {
        get { ownStyle }
        set {
            guard newValue != ownStyle else { return }
            ownStyle = newValue
            styleChanged()
        }
    }

    /// Whether the owner measures the content, while the box has no children; without that such a box is empty.
    package var isMeasured: Bool {
        get { ownIsMeasured }
        set {
            let wasText = isText
            ownIsMeasured = newValue
            insideChanged(wasText: wasText)
        }
    }

    /// Whether the owner says where the first line of text is; otherwise the first child decides, and then the bottom
    /// edge.
    package var hasBaseline: Bool {
        get { ownHasBaseline }
        set {
            ownHasBaseline = newValue
            contentChanged()
        }
    }

    /// Whether a layout asked the owner where the first line of text is.
    package var isBaselineAsked: Bool { memory.isBaselineAsked }

    /// The boxes inside, in their order.
    package var children: [FlexNode] { inside }

    /// Where the box was after the last layout of its tree; nothing before the first, and while it is not displayed.
    package var frame: FlexFrame { ownFrame }

    /// Whom the box is laid out for. Who sets it takes it back before that object goes.
    package unowned(unsafe) var owner: (any FlexOwner)?

    /// The box around this one.
    package var parent: FlexNode? { outside }

    // Layout reads these directly: a stored property that other modules see is checked at every access.
    // Large ones come first, so that small ones share the room that is left; a screen has as many boxes as views.
    private(set) var inside: [FlexNode] = []

    /// It is set back before the box around this one is freed, so it never dangles.
    private(set) unowned(unsafe) var outside: FlexNode?

    var ownFrame = FlexFrame.zero

    /// The corner and the size that the last layout gave, before rounding.
    var corner = FlexPoint()
    var size = FlexSize.zero

    /// What is remembered of layouts before.
    var memory = LayoutMemory()

    /// Where the box's corner was between two pixels when frames were last rounded; nil while it is not displayed.
    var gridPlace: GridPlace?

    private(set) var ownStyle: FlexStyle
    private(set) var ownIsMeasured = false
    private(set) var ownHasBaseline = false

    /// A box with this style, alone.
    package init(_ style: FlexStyle = FlexStyle()) {
        ownStyle = style
    }

    deinit {
        // Freed one inside the other, a long chain of boxes would overflow the stack.
        var doomed = inside
        inside = []
        for child in doomed { child.outside = nil }
        while var node = doomed.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            for child in node.inside { child.outside = nil }
            doomed += node.inside
            node.inside = []
        }
    }
}

// MARK: - Tree

extension FlexNode {
    /// Puts a box among the children, at an index between 0 and their count; it leaves the parent it had.
    ///
    /// A box that is around this one, or is this one, cannot be inside it; nothing happens then.
    package func insert(_ child: FlexNode, at index: Int) {
        guard child !== self, child.inside.isEmpty || !isInside(child) else { return }
        child.removeFromParent()
        child.forgetUnsettled()
        let wasText = isText
        inside.insert(child, at: min(max(index, 0), inside.count))
        child.outside = self
        markForGrid()
        insideChanged(wasText: wasText)
    }

    /// Puts a box behind the other children.
    package func append(_ child: FlexNode) {
        insert(child, at: inside.count)
    }

    /// Takes the box out of its parent, if it has one.
    package func removeFromParent() {
        guard let outside, let index = outside.inside.firstIndex(where: { $0 === self }) else { return }
        root.forgetUnsettled()
        let wasText = outside.isText
        outside.inside.remove(at: index)
        self.outside = nil
        outside.insideChanged(wasText: wasText)
    }

    /// Makes these boxes the children, in this order, at the cost of one insertion.
    ///
    /// A box that is named twice counts once; one that is around this one is left out.
    package func setChildren(_ new: [FlexNode]) {
        guard !inside.elementsEqual(new, by: ===) else { return }
        root.forgetUnsettled()
        let wasText = isText
        for child in inside { child.outside = nil }
        inside = []
        inside.reserveCapacity(new.count)
        for child in new where child.outside !== self && child !== self {
            guard child.inside.isEmpty || !isInside(child) else { continue }
            child.removeFromParent()
            child.forgetUnsettled()
            child.outside = self
            inside.append(child)
        }
        markForGrid()
        insideChanged(wasText: wasText)
    }

    /// The outermost box.
    var root: FlexNode {
        var node = self
        while let next = node.outside { node = next }
        return node
    }

    private func isInside(_ other: FlexNode) -> Bool {
        var node = outside
        while let here = node {
            if here === other { return true }
            node = here.outside
        }
        return false
    }
}
