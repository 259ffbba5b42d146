/// The layout properties of a box. Initial values are those of Yoga.
///
/// Lengths and factors are stored in a short list of the values that are set, because most boxes set few.
package struct FlexStyle: Equatable, Sendable {
    private var said = SaidLengths()  // First, because this order uses the least memory.
    /// The direction of text; inherited by default, and left to right at the root.
    package var direction = Direction.inherit
    /// The direction in which children are laid out.
    package var flexDirection = FlexDirection.column
    /// The distribution of children on the main axis.
    package var justifyContent = JustifyContent.flexStart
    /// The alignment of children on the cross axis.
    package var alignItems = Align.stretch
    /// The alignment of this box on its parent's cross axis; nil for the parent's `alignItems`.
    package var alignSelf: Align?
    /// The distribution of lines when children wrap.
    package var alignContent = AlignContent.flexStart
    /// Whether the box takes part in the flow of its siblings.
    package var positionType = PositionType.relative
    /// Whether children that do not fit start another line.
    package var flexWrap = FlexWrap.noWrap
    /// Whether the box takes part in layout.
    package var display = Display.flex
    /// The handling of content that is larger than the box. A scrolling box does not limit its children's main-axis
    /// length.
    package var overflow = Overflow.visible

    /// Creates a style without values.
    package init() {}

    /// Whether any length is a fraction of the parent's length, so that the layout of this box depends on the parent's
    /// size.
    var usesPercentages: Bool { said.percentages > 0 }

    subscript(slot: Slot) -> FlexLength {
        get { said[slot] }
        set { said[slot] = newValue }
    }

    /// Whether a minimum or maximum length is set.
    var hasBounds: Bool { said.containsBounds }

    /// Returns whether any length is set for these edges.
    func says(_ edges: Edges) -> Bool { said.contains(edges) }
}

extension FlexStyle {
    /// The grow factor, shrink factor and basis in one number. A positive number is a grow factor with a basis of 0; a
    /// negative number is a negated shrink factor. Nil sets none of them.
    package var flex: Double? {
        get { factor(.flex) }
        set { setFactor(.flex, to: newValue) }
    }
    /// The grow factor. Nil means the grow factor of `flex`, or 0 if `flex` is nil.
    package var flexGrow: Double? {
        get { factor(.flexGrow) }
        set { setFactor(.flexGrow, to: newValue) }
    }
    /// The shrink factor, which is weighted by the length. Nil means the shrink factor of `flex`, or 0 if `flex` is
    /// nil.
    package var flexShrink: Double? {
        get { factor(.flexShrink) }
        set { setFactor(.flexShrink, to: newValue) }
    }
    /// The width divided by the height; nil for none. A number that is not above 0 is stored as nil.
    package var aspectRatio: Double? {
        get { factor(.aspectRatio) }
        set { setFactor(.aspectRatio, to: newValue.flatMap { $0 > 0 ? max($0, 1 / .longest) : nil }) }
    }
    /// The length before growing and shrinking.
    package var flexBasis: FlexLength {
        get { self[.flexBasis] }
        set { self[.flexBasis] = newValue }
    }
    /// The preferred width.
    package var width: FlexLength {
        get { self[.width] }
        set { self[.width] = newValue }
    }
    /// The preferred height.
    package var height: FlexLength {
        get { self[.height] }
        set { self[.height] = newValue }
    }
    /// The minimum width.
    package var minWidth: FlexLength {
        get { self[.minWidth] }
        set { self[.minWidth] = newValue }
    }
    /// The minimum height.
    package var minHeight: FlexLength {
        get { self[.minHeight] }
        set { self[.minHeight] = newValue }
    }
    /// The maximum width.
    package var maxWidth: FlexLength {
        get { self[.maxWidth] }
        set { self[.maxWidth] = newValue }
    }
    /// The maximum height.
    package var maxHeight: FlexLength {
        get { self[.maxHeight] }
        set { self[.maxHeight] = newValue }
    }
    /// The margin outside the box; `auto` at an edge takes the free space there.
    package subscript(margin edge: Edge) -> FlexLength {
        get { self[Slot(.margin, edge: edge)] }
        set { self[Slot(.margin, edge: edge)] = newValue }
    }
    /// The padding inside the box; a negative value is treated as 0.
    package subscript(padding edge: Edge) -> FlexLength {
        get { self[Slot(.padding, edge: edge)] }
        set { self[Slot(.padding, edge: edge)] = newValue }
    }
    /// The border width in points, which takes space inside the box; a percentage is treated as 0.
    package subscript(border edge: Edge) -> FlexLength {
        get { self[Slot(.border, edge: edge)] }
        set { self[Slot(.border, edge: edge)] = newValue }
    }
    /// The offset from the box's place in the flow, or from the parent's edge for an absolutely positioned box.
    package subscript(position edge: Edge) -> FlexLength {
        get { self[Slot(.position, edge: edge)] }
        set { self[Slot(.position, edge: edge)] = newValue }
    }

    private func factor(_ slot: Slot) -> Double? {
        let factor = self[slot].resolved(against: .undefined)
        return factor.isUndefined ? nil : factor
    }

    private mutating func setFactor(_ slot: Slot, to factor: Double?) {
        self[slot] = factor.map(FlexLength.points) ?? .undefined
    }
}
