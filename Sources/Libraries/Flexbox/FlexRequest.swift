/// What a parent asks of a child: how long it may be, its margins included, and what its shares count from.
struct FlexRequest {
    /// The room inside the parent, undefined where it is not known.
    var parent: FlexSize
    /// How long it may be along both axes.
    var limits: AxisLimits
    /// The parent's direction, which the child may inherit.
    var direction: FlexStyle.Direction
    /// The axes along which the room was not known yet when the parent asked first.
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

    /// Whether the answer is known without a look at the content.
    var isExact: Bool { width.isExact && height.isExact }

    /// The same request with numbers that layout can add up.
    var bounded: FlexRequest {
        var request = self
        request.limits = AxisLimits(width: width.bounded, height: height.bounded)
        return request
    }
}

/// Some of the two axes, whichever way they run.
struct FlexAxes: OptionSet {
    let rawValue: UInt8

    static let row = FlexAxes(rawValue: 1)
    static let column = FlexAxes(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ axis: FlexAxis) { self = axis.isRow ? .row : .column }
}

/// What answers depend on besides the limits, and besides what shares count from; where it changes, what is remembered
/// is worthless.
struct FlexSetting: Equatable {
    /// How many boxes are around this one, because what is inside too many is left out.
    let depth: Int16
    /// The parent's direction.
    let direction: FlexStyle.Direction
    /// The axes along which the room was not known at first.
    let openAtFirst: FlexAxes

    init(_ request: FlexRequest, depth: Int) {
        self.depth = Int16(clamping: depth)
        direction = request.direction
        openAtFirst = request.openAtFirst
    }
}
