/// Layout and decoration of a component (Beagle iOS 2.1, Style.swift).
public struct Style: Codable, Equatable, Sendable {
    /// The background colour as `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; any other text is clear.
    public var backgroundColor: Expression<String>?
    /// The corner radii, which also clip the content.
    public var cornerRadius: CornerRadius?
    /// The border colour; nil is black. It has no effect without a width.
    public var borderColor: Expression<String>?
    /// The border width in points. The border is drawn over the content and takes no space.
    public var borderWidth: Expression<Double>?
    public var size: Size?
    public var margin: EdgeValue?
    public var padding: EdgeValue?
    /// The offsets from the normal position, or from the parent's edges if `positionType` is absolute.
    public var position: EdgeValue?
    /// The reference for `position`: the normal position, or the parent's edges. Nil stands for the normal position.
    public var positionType: PositionType?
    public var display: Expression<Display>?
    public var flex: Flex?

    public init(
        backgroundColor: Expression<String>? = nil, cornerRadius: CornerRadius? = nil,
        borderColor: Expression<String>? = nil, borderWidth: Expression<Double>? = nil, size: Size? = nil,
        margin: EdgeValue? = nil, padding: EdgeValue? = nil, position: EdgeValue? = nil,
        positionType: PositionType? = nil, display: Expression<Display>? = nil, flex: Flex? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.cornerRadius = cornerRadius
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.size = size
        self.margin = margin
        self.padding = padding
        self.position = position
        self.positionType = positionType
        self.display = display
        self.flex = flex
    }
}

extension Style {
    public enum Display: String, BeagleEnumeration, Sendable {
        case flex = "FLEX"
        case none = "NONE"
    }

    /// The reference for the position of a component.
    public enum PositionType: String, BeagleEnumeration, Sendable {
        case relative = "RELATIVE"
        case absolute = "ABSOLUTE"
    }
}
