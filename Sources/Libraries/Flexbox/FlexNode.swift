/// A box of a tree that is laid out with the flexbox algorithm of Yoga 1.19.
///
/// Results differ from Yoga where Yoga's results depend on earlier layouts or are not numbers. Percentages refer to the
/// space of the current request, not of the first one. A baseline inside a box is also found while the box is only
/// measured. Absolutely positioned children without other siblings are placed at the start of a box with `spaceAround`.
/// An aspect ratio that is not above 0 is ignored.
///
/// Call `layOut` on the root to give every box a frame. After changes, the next call recomputes only the affected
/// boxes. A tree and its boxes belong to one thread.
package final class FlexNode {
    /// The style of the box.
    package var style: FlexStyle {
        get { ownStyle }
        set {
            guard newValue != ownStyle else { return }
            ownStyle = newValue
            styleChanged()
        }
    }

    /// Whether the owner measures the content while the box has no children. Otherwise a box without children is empty.
    package var isMeasured: Bool {
        get { ownIsMeasured }
        set {
            let wasText = isText
            ownIsMeasured = newValue
            insideChanged(wasText: wasText)
        }
    }

    /// Whether the owner provides the first baseline. Otherwise the first child does, or else the bottom edge.
    package var hasBaseline: Bool {
        get { ownHasBaseline }
        set {
            ownHasBaseline = newValue
            contentChanged()
        }
    }

    /// Whether a layout has requested the first baseline from the owner.
    package var isBaselineAsked: Bool { memory.isBaselineAsked }

    /// The children in order.
    package var children: [FlexNode] { inside }

    /// The frame after the last layout of the tree; zero before the first one, and while the box is not displayed.
    package var frame: FlexFrame { ownFrame }

    /// The owner that measures the content. Unsafe because it must be set to nil before the owner is deallocated.
    package unowned(unsafe) var owner: (any FlexOwner)?

    /// The parent of this box.
    package var parent: FlexNode? { outside }

    // Layout reads these properties directly, because access from other modules is checked for exclusivity. Large ones
    // come first, so that the small ones share the remaining space. Size matters, because a screen has one box for each
    // view.
    private(set) var inside: [FlexNode] = []

    /// The parent. The reference never dangles, because it is set to nil before the parent is freed.
    private(set) unowned(unsafe) var outside: FlexNode?

    var ownFrame = FlexFrame.zero

    /// The position and size from the last layout, before rounding.
    var corner = FlexPoint()
    var size = FlexSize.zero

    /// Cached results of earlier layouts.
    var memory = LayoutMemory()

    /// The subpixel position of the corner when frames were last rounded; nil while the box is not displayed.
    var gridPlace: GridPlace?

    private(set) var ownStyle: FlexStyle
    private(set) var ownIsMeasured = false
    private(set) var ownHasBaseline = false

    /// Creates a box without parent and children.
    package init(_ style: FlexStyle = FlexStyle()) {
        ownStyle = style
    }

    deinit {
        // Freeing a long chain of boxes recursively would overflow the stack.
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
    /// Inserts a box as a child, and removes it from its previous parent. The index is clamped to the number of
    /// children.
    ///
    /// Does nothing if the box is this one or contains it.
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

    /// Appends a box to the children.
    package func append(_ child: FlexNode) {
        insert(child, at: inside.count)
    }

    /// Removes the box from its parent, if it has one.
    package func removeFromParent() {
        guard let outside, let index = outside.inside.firstIndex(where: { $0 === self }) else { return }
        root.forgetUnsettled()
        let wasText = outside.isText
        outside.inside.remove(at: index)
        self.outside = nil
        outside.insideChanged(wasText: wasText)
    }

    /// Replaces the children. The cost is that of one insertion.
    ///
    /// A box that occurs twice is added once; a box that contains this box is skipped.
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

    /// The root of the tree.
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
