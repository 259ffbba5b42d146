/// How a box lays out its children, and itself among its siblings (Beagle iOS 2.1, Flex.swift).
public struct Flex: Codable, Equatable, Sendable {
    /// The way children follow each other, `COLUMN` unless said.
    public var flexDirection: FlexDirection?
    /// Whether children may start another line.
    public var flexWrap: Wrap?
    /// Where children stand along the direction.
    public var justifyContent: JustifyContent?
    /// Where children stand across it.
    public var alignItems: AlignItems?
    /// Where this box stands across its parent's direction.
    public var alignSelf: AlignSelf?
    /// Where lines stand when there are several.
    public var alignContent: AlignContent?
    /// The length before growing and shrinking.
    public var basis: UnitValue?
    /// Grow and shrink in one number, as Yoga reads it.
    public var flex: Double?
    /// The share of spare room.
    public var grow: Double?
    /// The share of missing room.
    public var shrink: Double?

    /// The members that are named.
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
    /// The way children follow each other.
    public enum FlexDirection: String, BeagleEnumeration, Sendable {
        case row = "ROW"
        case rowReverse = "ROW_REVERSE"
        case column = "COLUMN"
        case columnReverse = "COLUMN_REVERSE"
    }

    /// Whether children that do not fit start another line.
    public enum Wrap: String, BeagleEnumeration, Sendable {
        case noWrap = "NO_WRAP"
        case wrap = "WRAP"
        case wrapReverse = "WRAP_REVERSE"
    }

    /// Where children stand along the direction.
    public enum JustifyContent: String, BeagleEnumeration, Sendable {
        case flexStart = "FLEX_START"
        case center = "CENTER"
        case flexEnd = "FLEX_END"
        case spaceBetween = "SPACE_BETWEEN"
        case spaceAround = "SPACE_AROUND"
        case spaceEvenly = "SPACE_EVENLY"
    }

    /// Where children stand across the direction.
    public enum AlignItems: String, BeagleEnumeration, Sendable {
        case flexStart = "FLEX_START"
        case center = "CENTER"
        case flexEnd = "FLEX_END"
        case baseline = "BASELINE"
        case stretch = "STRETCH"
    }

    /// Where one child stands across the direction.
    public enum AlignSelf: String, BeagleEnumeration, Sendable {
        case flexStart = "FLEX_START"
        case center = "CENTER"
        case flexEnd = "FLEX_END"
        case baseline = "BASELINE"
        case auto = "AUTO"
        case stretch = "STRETCH"
    }

    /// Where several lines of children stand.
    public enum AlignContent: String, BeagleEnumeration, Sendable {
        case flexStart = "FLEX_START"
        case center = "CENTER"
        case flexEnd = "FLEX_END"
        case spaceBetween = "SPACE_BETWEEN"
        case spaceAround = "SPACE_AROUND"
        case stretch = "STRETCH"
    }
}
