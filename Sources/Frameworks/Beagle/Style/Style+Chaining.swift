/// A value with chainable setters: `Flex().flexDirection(.row).grow(1)`.
protocol Chaining {}

extension Chaining {
    /// Returns a copy with one member changed.
    func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
        var copy = self
        copy[keyPath: part] = value
        return copy
    }
}

extension Style: Chaining {
    /// Returns a copy with a background colour in the form `#RRGGBB`.
    public func backgroundColor(_ color: Expression<String>?) -> Style { with(\.backgroundColor, color) }
    /// Returns a copy with a background colour, which may be an expression.
    public func backgroundColor(_ color: String) -> Style { backgroundColor(Expression(text: color)) }
    /// Returns a copy with corner radii.
    public func cornerRadius(_ corners: CornerRadius?) -> Style { with(\.cornerRadius, corners) }
    /// Returns a copy with a border colour in the form `#RRGGBB`.
    public func borderColor(_ color: Expression<String>?) -> Style { with(\.borderColor, color) }
    /// Returns a copy with a border colour, which may be an expression.
    public func borderColor(_ color: String) -> Style { borderColor(Expression(text: color)) }
    /// Returns a copy with a border width in points.
    public func borderWidth(_ width: Expression<Double>?) -> Style { with(\.borderWidth, width) }
    /// Returns a copy with a border width in points.
    public func borderWidth(_ width: Double) -> Style { borderWidth(.value(width)) }
    public func size(_ size: Size?) -> Style { with(\.size, size) }
    public func margin(_ margin: EdgeValue?) -> Style { with(\.margin, margin) }
    public func padding(_ padding: EdgeValue?) -> Style { with(\.padding, padding) }
    public func position(_ position: EdgeValue?) -> Style { with(\.position, position) }
    public func positionType(_ type: PositionType?) -> Style { with(\.positionType, type) }
    public func display(_ display: Expression<Display>) -> Style { with(\.display, display) }
    public func display(_ display: Display) -> Style { self.display(.value(display)) }
    public func flex(_ flex: Flex?) -> Style { with(\.flex, flex) }
}

extension Flex: Chaining {
    public func flexDirection(_ direction: FlexDirection?) -> Flex { with(\.flexDirection, direction) }
    public func flexWrap(_ wrap: Wrap?) -> Flex { with(\.flexWrap, wrap) }
    public func justifyContent(_ place: JustifyContent?) -> Flex { with(\.justifyContent, place) }
    public func alignItems(_ place: AlignItems?) -> Flex { with(\.alignItems, place) }
    public func alignSelf(_ place: AlignSelf?) -> Flex { with(\.alignSelf, place) }
    public func alignContent(_ place: AlignContent?) -> Flex { with(\.alignContent, place) }
    public func basis(_ length: UnitValue?) -> Flex { with(\.basis, length) }
    public func flex(_ share: Double?) -> Flex { with(\.flex, share) }
    public func grow(_ share: Double?) -> Flex { with(\.grow, share) }
    public func shrink(_ share: Double?) -> Flex { with(\.shrink, share) }
}

extension Size: Chaining {
    public func width(_ length: UnitValue?) -> Size { with(\.width, length) }
    public func height(_ length: UnitValue?) -> Size { with(\.height, length) }
    public func minWidth(_ length: UnitValue?) -> Size { with(\.minWidth, length) }
    public func minHeight(_ length: UnitValue?) -> Size { with(\.minHeight, length) }
    public func maxWidth(_ length: UnitValue?) -> Size { with(\.maxWidth, length) }
    public func maxHeight(_ length: UnitValue?) -> Size { with(\.maxHeight, length) }
    public func aspectRatio(_ ratio: Double?) -> Size { with(\.aspectRatio, ratio) }
}

extension EdgeValue: Chaining {
    public func left(_ length: UnitValue?) -> EdgeValue { with(\.left, length) }
    public func top(_ length: UnitValue?) -> EdgeValue { with(\.top, length) }
    public func right(_ length: UnitValue?) -> EdgeValue { with(\.right, length) }
    public func bottom(_ length: UnitValue?) -> EdgeValue { with(\.bottom, length) }
    public func horizontal(_ length: UnitValue?) -> EdgeValue { with(\.horizontal, length) }
    public func vertical(_ length: UnitValue?) -> EdgeValue { with(\.vertical, length) }
    public func all(_ length: UnitValue?) -> EdgeValue { with(\.all, length) }
}
