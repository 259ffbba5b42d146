/// What a parent asks of a child: how long it may be, its margins included, and what its shares count from.
struct FlexRequest {
    /// The room inside the parent, undefined where it is not known.
    var parent: FlexSize
    var width: AxisLimit
    var height: AxisLimit
    /// The parent's direction, which the child may inherit.
    var direction: FlexStyle.Direction
    /// The axes along which the room was not known yet when the parent asked first.
    var openAtFirst: FlexAxes

    init(
        width: AxisLimit, height: AxisLimit, parent: FlexSize, direction: FlexStyle.Direction,
        openAtFirst: FlexAxes = []
    ) {
        self.parent = parent
        self.width = width
        self.height = height
        self.direction = direction
        self.openAtFirst = openAtFirst
    }

    subscript(axis: FlexAxis) -> AxisLimit { axis.isRow ? width : height }

    /// Whether the answer is known without a look at the content.
    var isExact: Bool { width.isExact && height.isExact }

    /// The same request with numbers that layout can add up.
    var bounded: FlexRequest {
        var request = self
        request.width = width.bounded
        request.height = height.bounded
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

/// What answers depend on besides the limits; where it changes, what is remembered is worthless.
struct FlexSetting {
    /// What shares count from, undefined where it is not known.
    let parent: FlexSize
    /// How many boxes are around this one, because what is inside too many is left out.
    let depth: Int16
    /// The parent's direction.
    let direction: FlexStyle.Direction
    /// The axes along which the room was not known at first.
    let openAtFirst: FlexAxes

    init(_ request: FlexRequest, depth: Int) {
        parent = request.parent
        self.depth = Int16(clamping: depth)
        direction = request.direction
        openAtFirst = request.openAtFirst
    }

    /// Whether answers given under the other setting are right under this one.
    func isSame(as other: FlexSetting, countingShares: Bool) -> Bool {
        depth == other.depth && direction == other.direction && openAtFirst == other.openAtFirst
            && (!countingShares
                || parent.width.bitPattern == other.parent.width.bitPattern
                    && parent.height.bitPattern == other.parent.height.bitPattern)
    }
}
