/// The layout of a box's children, and of the box among its siblings (Beagle iOS 2.1, Flex.swift).
public struct Flex: Codable, Equatable, Sendable {
    /// The direction of the main axis, `COLUMN` by default.
    public var flexDirection: FlexDirection?
    public var flexWrap: Wrap?
    public var justifyContent: JustifyContent?
    public var alignItems: AlignItems?
    public var alignSelf: AlignSelf?
    public var alignContent: AlignContent?
    /// The length along the main axis before the box grows or shrinks.
    public var basis: UnitValue?
    /// A number that combines grow and shrink, with the meaning that Yoga defines.
    public var flex: Double?
    /// The share of the free space by which the box grows.
    public var grow: Double?
    /// The share of the missing space by which the box shrinks.
    public var shrink: Double?

    public init(
        flexDirection: FlexDirection? = nil, flexWrap: Wrap? = nil, justifyContent: JustifyContent? = nil,
        alignItems: AlignItems? = nil, alignSelf: AlignSelf? = nil, alignContent: AlignContent? = nil,
        basis: UnitValue? = nil, flex: Double? = nil, grow: Double? = nil, shrink: Double? = nil
    ) {
        self.flexDirection = flexDirection
        self.flexWrap = flexWrap
        self.justifyContent = justifyContent
        self.alignItems = alignItems
        self.alignSelf = alignSelf
        self.alignContent = alignContent
        self.basis = basis
        self.flex = flex
        self.grow = grow
        self.shrink = shrink
    }
}

extension Flex {
    public enum FlexDirection: String, BeagleEnumeration, Sendable {
        case row = "ROW"
        case rowReverse = "ROW_REVERSE"
        case column = "COLUMN"
        case columnReverse = "COLUMN_REVERSE"
    }

    public enum Wrap: String, BeagleEnumeration, Sendable {
        case noWrap = "NO_WRAP"
        case wrap = "WRAP"
        case wrapReverse = "WRAP_REVERSE"
    }

    public enum JustifyContent: String, BeagleEnumeration, Sendable {
        case flexStart = "FLEX_START"
        case center = "CENTER"
        case flexEnd = "FLEX_END"
        case spaceBetween = "SPACE_BETWEEN"
        case spaceAround = "SPACE_AROUND"
        case spaceEvenly = "SPACE_EVENLY"
    }

    public enum AlignItems: String, BeagleEnumeration, Sendable {
        case flexStart = "FLEX_START"
        case center = "CENTER"
        case flexEnd = "FLEX_END"
        case baseline = "BASELINE"
        case stretch = "STRETCH"
    }

    public enum AlignSelf: String, BeagleEnumeration, Sendable {
        case flexStart = "FLEX_START"
        case center = "CENTER"
        case flexEnd = "FLEX_END"
        case baseline = "BASELINE"
        case auto = "AUTO"
        case stretch = "STRETCH"
    }

    public enum AlignContent: String, BeagleEnumeration, Sendable {
        case flexStart = "FLEX_START"
        case center = "CENTER"
        case flexEnd = "FLEX_END"
        case spaceBetween = "SPACE_BETWEEN"
        case spaceAround = "SPACE_AROUND"
        case stretch = "STRETCH"
    }
}
