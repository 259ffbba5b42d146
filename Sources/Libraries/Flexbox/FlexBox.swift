/// A box during layout, with its style resolved to points for one request.
struct FlexBox {
    let node: FlexNode
    let style: FlexStyle
    let request: FlexRequest
    let direction: FlexStyle.Direction
    /// The sum of the margins on each axis.
    let margin: FlexSize
    /// The sum of padding and border on each axis.
    let insets: FlexSize

    init(_ node: FlexNode, request: FlexRequest) {
        self.node = node
        self.request = request
        style = node.ownStyle
        direction = style.direction.resolved(in: request.direction)
        let row = FlexAxis.row(in: direction)
        let width = request.parent.width
        margin = FlexSize(
            width: style.margin(along: row, parentWidth: width),
            height: style.margin(along: .column, parentWidth: width))
        insets = FlexSize(
            width: style.paddingAndBorder(along: row, parentWidth: width),
            height: style.paddingAndBorder(along: .column, parentWidth: width))
    }

    /// Returns an outer length clamped to the box's bounds, and to at least its padding and border.
    func bounded(_ length: Double, along axis: FlexAxis) -> Double {
        style.clamped(length, along: axis, parent: request.parent[axis]).atLeast(insets[axis])
    }

    /// Returns a size whose lengths are clamped to the bounds.
    private func size(_ length: (FlexAxis) -> Double) -> FlexSize {
        FlexSize(width: bounded(length(.row), along: .row), height: bounded(length(.column), along: .column)).bounded
    }

    /// The size of a box without content. On each axis it is the exact limit, or else the sum of padding and border.
    var emptySize: FlexSize {
        size(ofContent: .zero)
    }

    /// Returns the size of a box around content of the given size.
    func size(ofContent content: FlexSize) -> FlexSize {
        size { axis in
            switch request[axis] {
            case .exactly(let length): length - margin[axis]
            case .none, .loose, .atMost: content[axis] + insets[axis]
            }
        }
    }

    /// The size, if it does not depend on the content: both limits are exact, or an axis has no space. Otherwise nil.
    var sizeByLimits: FlexSize? {
        let hasNoRoom = { (axis: FlexAxis) in request[axis].isAtMost && request[axis].length <= margin[axis] }
        guard request.isExact || hasNoRoom(.row) || hasNoRoom(.column) else { return nil }
        return size { axis in (request[axis].length - margin[axis]).atLeast(0) }
    }

    /// The inner size, clamped to the bounds, where the minimum takes precedence over the maximum. Undefined on an axis
    /// where it is unknown.
    var room: FlexSize {
        FlexSize(width: room(.row), height: room(.column))
    }

    private func room(_ axis: FlexAxis) -> Double {
        let room = request[axis].length - margin[axis] - insets[axis]
        guard room.isDefined else { return .undefined }
        let parent = request.parent[axis]
        let least = style.least(axis, parent: parent) - insets[axis]
        return room.atMost(style.most(axis, parent: parent) - insets[axis]).atLeast(least.isUndefined ? 0 : least)
    }
}
