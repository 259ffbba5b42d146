/// A parent's request to a child: the limits including margins, and the size that percentages refer to.
struct FlexRequest {
    /// The inner size of the parent, undefined on an axis where it is unknown.
    var parent: FlexSize
    /// The limits on both axes.
    var limits: AxisLimits
    /// The parent's text direction, which the child may inherit.
    var direction: FlexStyle.Direction
    /// The axes along which the available space was unknown in the parent's first request.
    var openAtFirst: FlexAxes

    init(
        width: AxisLimit, height: AxisLimit, parent: FlexSize, direction: FlexStyle.Direction,
        openAtFirst: FlexAxes = []
    ) {
        self.parent = parent
        limits = AxisLimits(width: width, height: height)
        self.direction = direction
        self.openAtFirst = openAtFirst
    }

    var width: AxisLimit { limits.width }
    var height: AxisLimit { limits.height }

    subscript(axis: FlexAxis) -> AxisLimit { axis.isRow ? width : height }

    /// Whether the size is known without measuring.
    var isExact: Bool { width.isExact && height.isExact }

    /// The same request with numbers that layout can compute with.
    var bounded: FlexRequest {
        var request = self
        request.limits = AxisLimits(width: width.bounded, height: height.bounded)
        return request
    }
}

/// A set of the two axes, regardless of their direction.
struct FlexAxes: OptionSet {
    let rawValue: UInt8

    static let row = FlexAxes(rawValue: 1)
    static let column = FlexAxes(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ axis: FlexAxis) { self = axis.isRow ? .row : .column }
}

/// The conditions of a measurement other than its limits and the sizes that percentages refer to. If they change,
/// cached results are invalid.
struct FlexSetting: Equatable {
    /// The number of boxes around this one, because boxes nested too deeply are empty.
    let depth: Int16
    /// The parent's text direction.
    let direction: FlexStyle.Direction
    /// The axes along which the box had no limit when it was first measured.
    let openAtFirst: FlexAxes

    init(_ request: FlexRequest, depth: Int) {
        self.depth = Int16(clamping: depth)
        direction = request.direction
        openAtFirst = request.openAtFirst
    }
}
