/// A box that is asked for its size, with what its style comes to in points under that request.
struct FlexBox {
    let node: FlexNode
    let style: FlexStyle
    let request: FlexRequest
    let direction: FlexStyle.Direction
    /// The margins along both axes.
    let margin: FlexSize
    /// Padding and border along both axes.
    let insets: FlexSize

    init(_ node: FlexNode, _ request: FlexRequest) {
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

    /// The outer length between the box's bounds, never less than its padding and border.
    func bounded(_ length: Double, _ axis: FlexAxis) -> Double {
        style.clamped(length, axis, parent: request.parent[axis]).atLeast(insets[axis])
    }

    /// The size for these lengths, both between the bounds.
    private func size(_ length: (FlexAxis) -> Double) -> FlexSize {
        FlexSize(width: bounded(length(.row), .row), height: bounded(length(.column), .column)).bounded
    }

    /// The size of a box without content: what is asked exactly, and padding and border where nothing is.
    var emptySize: FlexSize {
        size(ofContent: .zero)
    }

    /// The size of a box whose content asks for this much inside it.
    func size(ofContent content: FlexSize) -> FlexSize {
        size { axis in
            switch request[axis] {
            case .exactly(let length): length - margin[axis]
            case .none, .loose, .atMost: content[axis] + insets[axis]
            }
        }
    }

    /// The size, where it follows from the limits: both are exact, or there is no room at all along one axis.
    var sizeByLimits: FlexSize? {
        let hasNoRoom = { (axis: FlexAxis) in request[axis].isAtMost && request[axis].length <= margin[axis] }
        guard request.isExact || hasNoRoom(.row) || hasNoRoom(.column) else { return nil }
        return size { axis in (request[axis].length - margin[axis]).atLeast(0) }
    }

    /// The room inside, undefined where it is not known; the box's bounds count, the smallest last.
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
