/// A type with setters that return a changed copy: `Flex().flexDirection(.row).grow(1)`.
protocol Chaining {}

extension Chaining {
    /// Returns a copy with one member changed.
    func setting<Part>(_ part: WritableKeyPath<Self, Part>, to value: Part) -> Self {
        var copy = self
        copy[keyPath: part] = value
        return copy
    }
}

extension Style: Chaining {
    /// Returns a copy with a background colour in the form `#RRGGBB`.
    public func backgroundColor(_ color: Expression<String>?) -> Style { setting(\.backgroundColor, to: color) }
    /// Returns a copy with a background colour, which may be an expression.
    public func backgroundColor(_ color: String) -> Style { backgroundColor(Expression(text: color)) }
    /// Returns a copy with corner radii.
    public func cornerRadius(_ corners: CornerRadius?) -> Style { setting(\.cornerRadius, to: corners) }
    /// Returns a copy with a border colour in the form `#RRGGBB`.
    public func borderColor(_ color: Expression<String>?) -> Style { setting(\.borderColor, to: color) }
    /// Returns a copy with a border colour, which may be an expression.
    public func borderColor(_ color: String) -> Style { borderColor(Expression(text: color)) }
    /// Returns a copy with a border width in points.
    public func borderWidth(_ width: Expression<Double>?) -> Style { setting(\.borderWidth, to: width) }
    /// Returns a copy with a border width in points.
    public func borderWidth(_ width: Double) -> Style { borderWidth(.value(width)) }
    public func size(_ size: Size?) -> Style { setting(\.size, to: size) }
    public func margin(_ margin: EdgeValue?) -> Style { setting(\.margin, to: margin) }
    public func padding(_ padding: EdgeValue?) -> Style { setting(\.padding, to: padding) }
    public func position(_ position: EdgeValue?) -> Style { setting(\.position, to: position) }
    public func positionType(_ type: PositionType?) -> Style { setting(\.positionType, to: type) }
    public func display(_ display: Expression<Display>) -> Style { setting(\.display, to: display) }
    public func display(_ display: Display) -> Style { self.display(.value(display)) }
    public func flex(_ flex: Flex?) -> Style { setting(\.flex, to: flex) }
}

extension Flex: Chaining {
    public func flexDirection(_ direction: FlexDirection?) -> Flex { setting(\.flexDirection, to: direction) }
    public func flexWrap(_ wrap: Wrap?) -> Flex { setting(\.flexWrap, to: wrap) }
    public func justifyContent(_ place: JustifyContent?) -> Flex { setting(\.justifyContent, to: place) }
    public func alignItems(_ place: AlignItems?) -> Flex { setting(\.alignItems, to: place) }
    public func alignSelf(_ place: AlignSelf?) -> Flex { setting(\.alignSelf, to: place) }
    public func alignContent(_ place: AlignContent?) -> Flex { setting(\.alignContent, to: place) }
    public func basis(_ length: UnitValue?) -> Flex { setting(\.basis, to: length) }
    public func flex(_ share: Double?) -> Flex { setting(\.flex, to: share) }
    public func grow(_ share: Double?) -> Flex { setting(\.grow, to: share) }
    public func shrink(_ share: Double?) -> Flex { setting(\.shrink, to: share) }
}

extension Size: Chaining {
    public func width(_ length: UnitValue?) -> Size { setting(\.width, to: length) }
    public func height(_ length: UnitValue?) -> Size { setting(\.height, to: length) }
    public func minWidth(_ length: UnitValue?) -> Size { setting(\.minWidth, to: length) }
    public func minHeight(_ length: UnitValue?) -> Size { setting(\.minHeight, to: length) }
    public func maxWidth(_ length: UnitValue?) -> Size { setting(\.maxWidth, to: length) }
    public func maxHeight(_ length: UnitValue?) -> Size { setting(\.maxHeight, to: length) }
    public func aspectRatio(_ ratio: Double?) -> Size { setting(\.aspectRatio, to: ratio) }
}

extension EdgeValue: Chaining {
    public func left(_ length: UnitValue?) -> EdgeValue { setting(\.left, to: length) }
    public func top(_ length: UnitValue?) -> EdgeValue { setting(\.top, to: length) }
    public func right(_ length: UnitValue?) -> EdgeValue { setting(\.right, to: length) }
    public func bottom(_ length: UnitValue?) -> EdgeValue { setting(\.bottom, to: length) }
    public func horizontal(_ length: UnitValue?) -> EdgeValue { setting(\.horizontal, to: length) }
    public func vertical(_ length: UnitValue?) -> EdgeValue { setting(\.vertical, to: length) }
    public func all(_ length: UnitValue?) -> EdgeValue { setting(\.all, to: length) }
}
