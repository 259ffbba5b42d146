/// A value whose parts can be named one after the other: `Flex().flexDirection(.row).grow(1)`.
protocol Chaining {}

extension Chaining {
    /// This value with one part changed.
    func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
        var copy = self
        copy[keyPath: part] = value
        return copy
    }
}

extension Style: Chaining {
    /// This style with a background, as `#` digits.
    public func backgroundColor(_ color: Expression<String>?) -> Style { with(\.backgroundColor, color) }
    /// This style with a background by a text, which may be an expression.
    public func backgroundColor(_ color: String) -> Style { backgroundColor(Expression(text: color)) }
    /// This style with rounded corners.
    public func cornerRadius(_ corners: CornerRadius?) -> Style { with(\.cornerRadius, corners) }
    /// This style with a border colour, as `#` digits.
    public func borderColor(_ color: Expression<String>?) -> Style { with(\.borderColor, color) }
    /// This style with a border colour by a text, which may be an expression.
    public func borderColor(_ color: String) -> Style { borderColor(Expression(text: color)) }
    /// This style with a border width, in points.
    public func borderWidth(_ width: Expression<Double>?) -> Style { with(\.borderWidth, width) }
    /// This style with a border width, in points.
    public func borderWidth(_ width: Double) -> Style { borderWidth(.value(width)) }
    /// This style with a size.
    public func size(_ size: Size?) -> Style { with(\.size, size) }
    /// This style with room outside the box.
    public func margin(_ margin: EdgeValue?) -> Style { with(\.margin, margin) }
    /// This style with room inside the box.
    public func padding(_ padding: EdgeValue?) -> Style { with(\.padding, padding) }
    /// This style with offsets.
    public func position(_ position: EdgeValue?) -> Style { with(\.position, position) }
    /// This style measured from somewhere else.
    public func positionType(_ type: PositionType?) -> Style { with(\.positionType, type) }
    /// This style shown or left out.
    public func display(_ display: Expression<Display>) -> Style { with(\.display, display) }
    /// This style shown or left out.
    public func display(_ display: Display) -> Style { self.display(.value(display)) }
    /// This style with a flexible box.
    public func flex(_ flex: Flex?) -> Style { with(\.flex, flex) }
}

extension Flex: Chaining {
    /// This box with its children in another direction.
    public func flexDirection(_ direction: FlexDirection?) -> Flex { with(\.flexDirection, direction) }
    /// This box with or without lines.
    public func flexWrap(_ wrap: Wrap?) -> Flex { with(\.flexWrap, wrap) }
    /// This box with its children elsewhere along the direction.
    public func justifyContent(_ place: JustifyContent?) -> Flex { with(\.justifyContent, place) }
    /// This box with its children elsewhere across the direction.
    public func alignItems(_ place: AlignItems?) -> Flex { with(\.alignItems, place) }
    /// This box elsewhere across its parent's direction.
    public func alignSelf(_ place: AlignSelf?) -> Flex { with(\.alignSelf, place) }
    /// This box with its lines elsewhere.
    public func alignContent(_ place: AlignContent?) -> Flex { with(\.alignContent, place) }
    /// This box with a length before growing and shrinking.
    public func basis(_ length: UnitValue?) -> Flex { with(\.basis, length) }
    /// This box with grow and shrink in one number.
    public func flex(_ share: Double?) -> Flex { with(\.flex, share) }
    /// This box with a share of spare room.
    public func grow(_ share: Double?) -> Flex { with(\.grow, share) }
    /// This box with a share of missing room.
    public func shrink(_ share: Double?) -> Flex { with(\.shrink, share) }
}

extension Size: Chaining {
    /// This size with a width.
    public func width(_ length: UnitValue?) -> Size { with(\.width, length) }
    /// This size with a height.
    public func height(_ length: UnitValue?) -> Size { with(\.height, length) }
    /// This size with a least width.
    public func minWidth(_ length: UnitValue?) -> Size { with(\.minWidth, length) }
    /// This size with a least height.
    public func minHeight(_ length: UnitValue?) -> Size { with(\.minHeight, length) }
    /// This size with a largest width.
    public func maxWidth(_ length: UnitValue?) -> Size { with(\.maxWidth, length) }
    /// This size with a largest height.
    public func maxHeight(_ length: UnitValue?) -> Size { with(\.maxHeight, length) }
    /// This size with a ratio of width to height.
    public func aspectRatio(_ ratio: Double?) -> Size { with(\.aspectRatio, ratio) }
}

extension EdgeValue: Chaining {
    /// These lengths with another at the left.
    public func left(_ length: UnitValue?) -> EdgeValue { with(\.left, length) }
    /// These lengths with another at the top.
    public func top(_ length: UnitValue?) -> EdgeValue { with(\.top, length) }
    /// These lengths with another at the right.
    public func right(_ length: UnitValue?) -> EdgeValue { with(\.right, length) }
    /// These lengths with another at the bottom.
    public func bottom(_ length: UnitValue?) -> EdgeValue { with(\.bottom, length) }
    /// These lengths with another at the left and the right.
    public func horizontal(_ length: UnitValue?) -> EdgeValue { with(\.horizontal, length) }
    /// These lengths with another at the top and the bottom.
    public func vertical(_ length: UnitValue?) -> EdgeValue { with(\.vertical, length) }
    /// These lengths with another wherever none is said.
    public func all(_ length: UnitValue?) -> EdgeValue { with(\.all, length) }
}
