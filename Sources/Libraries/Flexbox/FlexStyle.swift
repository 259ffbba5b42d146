/// How a box lays out its children, and itself among its siblings; every member starts as Yoga starts it.
///
/// Most boxes say very little, so lengths and factors are kept in a short list of those that are said.
package struct FlexStyle: Equatable, Sendable {
    private var said = SaidLengths()  // first, because in this order all of it takes the least room
    /// The way lines of text run; inherited unless said, and left to right at the root.
    package var direction = Direction.inherit
    /// The way children follow each other.
    package var flexDirection = FlexDirection.column
    /// Where children stand along the direction.
    package var justifyContent = JustifyContent.flexStart
    /// Where children stand across the direction.
    package var alignItems = Align.stretch
    /// Where this box stands across its parent's direction; nil for what the parent says.
    package var alignSelf: Align?
    /// Where lines stand when children wrap.
    package var alignContent = AlignContent.flexStart
    /// Whether siblings make room for the box.
    package var positionType = PositionType.relative
    /// Whether children that do not fit start another line.
    package var flexWrap = FlexWrap.noWrap
    /// Whether the box is there at all.
    package var display = Display.flex
    /// What happens to content that is longer than the box; a scrolling box measures its children as long as they like.
    package var overflow = Overflow.visible

    /// A style that says nothing.
    package init() {}

    /// Whether any length is a share of the parent's, so that the layout of this box depends on it.
    var usesPercentages: Bool { said.percentages > 0 }

    subscript(slot: Slot) -> FlexLength {
        get { said[slot] }
        set { said[slot] = newValue }
    }

    /// Whether any least or largest length is said.
    var hasBounds: Bool { said.containsBounds }

    /// Whether any of these lengths is said.
    func says(_ edges: Edges) -> Bool { said.contains(edges) }
}

extension FlexStyle {
    /// Grow, shrink and basis in one number: above 0 it grows by it from nothing, below 0 it shrinks by it.
    package var flex: Double? {
        get { factor(.flex) }
        set { setFactor(.flex, newValue) }
    }
    /// The share of spare room; nil for what `flex` says, or none.
    package var flexGrow: Double? {
        get { factor(.flexGrow) }
        set { setFactor(.flexGrow, newValue) }
    }
    /// The share of missing room, weighted by the length; nil for what `flex` says, or none.
    package var flexShrink: Double? {
        get { factor(.flexShrink) }
        set { setFactor(.flexShrink, newValue) }
    }
    /// Width divided by height; nil for none, which every number that is not above 0 means too.
    package var aspectRatio: Double? {
        get { factor(.aspectRatio) }
        set { setFactor(.aspectRatio, newValue.flatMap { $0 > 0 ? max($0, 1 / .longest) : nil }) }
    }
    /// The length before growing and shrinking.
    package var flexBasis: FlexLength {
        get { self[.flexBasis] }
        set { self[.flexBasis] = newValue }
    }
    /// The width it wants.
    package var width: FlexLength {
        get { self[.width] }
        set { self[.width] = newValue }
    }
    /// The height it wants.
    package var height: FlexLength {
        get { self[.height] }
        set { self[.height] = newValue }
    }
    /// The least width.
    package var minWidth: FlexLength {
        get { self[.minWidth] }
        set { self[.minWidth] = newValue }
    }
    /// The least height.
    package var minHeight: FlexLength {
        get { self[.minHeight] }
        set { self[.minHeight] = newValue }
    }
    /// The largest width.
    package var maxWidth: FlexLength {
        get { self[.maxWidth] }
        set { self[.maxWidth] = newValue }
    }
    /// The largest height.
    package var maxHeight: FlexLength {
        get { self[.maxHeight] }
        set { self[.maxHeight] = newValue }
    }
    /// Room outside the box; `auto` at one edge takes the spare room there.
    package subscript(margin edge: Edge) -> FlexLength {
        get { self[Slot(.margin, edge)] }
        set { self[Slot(.margin, edge)] = newValue }
    }
    /// Room inside the box; below 0 it is none.
    package subscript(padding edge: Edge) -> FlexLength {
        get { self[Slot(.padding, edge)] }
        set { self[Slot(.padding, edge)] = newValue }
    }
    /// The border's width in points, which takes room inside the box; a share of the parent is none.
    package subscript(border edge: Edge) -> FlexLength {
        get { self[Slot(.border, edge)] }
        set { self[Slot(.border, edge)] = newValue }
    }
    /// The offset from where the box would be, or, for an absolute one, from its parent's edge.
    package subscript(position edge: Edge) -> FlexLength {
        get { self[Slot(.position, edge)] }
        set { self[Slot(.position, edge)] = newValue }
    }

    private func factor(_ slot: Slot) -> Double? {
        let factor = self[slot].resolved(against: .undefined)
        return factor.isUndefined ? nil : factor
    }

    private mutating func setFactor(_ slot: Slot, _ factor: Double?) {
        self[slot] = factor.map(FlexLength.points) ?? .undefined
    }
}
