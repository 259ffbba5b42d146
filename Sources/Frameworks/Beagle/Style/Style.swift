/// Layout and decoration of a component (Beagle iOS 2.1, Style.swift).
public struct Style: Codable, Equatable, Sendable {
    /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; anything else is no colour.
    public var backgroundColor: Expression<String>?
    /// Rounded corners, which also clip the content.
    public var cornerRadius: CornerRadius?
    /// The colour of the border, black when there is only a width.
    public var borderColor: Expression<String>?
    /// The width of the border, which is drawn over the content and takes no room.
    public var borderWidth: Expression<Double>?
    /// Width, height and their bounds.
    public var size: Size?
    /// Room outside the box.
    public var margin: EdgeValue?
    /// Room inside the box.
    public var padding: EdgeValue?
    /// Offsets from where the box would be, or from its parent's edges.
    public var position: EdgeValue?
    /// Whether siblings make room for the box.
    public var positionType: PositionType?
    /// Whether the box is there at all.
    public var display: Expression<Display>?
    /// How children are laid out, and this box among its siblings.
    public var flex: Flex?

    /// A style of the parts that are named.
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
    /// Whether a component takes part in layout.
    public enum Display: String, BeagleEnumeration, Sendable {
        case flex = "FLEX"
        case none = "NONE"
    }

    /// What a component's position is measured from.
    public enum PositionType: String, BeagleEnumeration, Sendable {
        case relative = "RELATIVE"
        case absolute = "ABSOLUTE"
    }
}
