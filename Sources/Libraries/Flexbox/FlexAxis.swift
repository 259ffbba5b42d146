/// A layout axis: horizontal or vertical, and its direction.
struct FlexAxis: Equatable {
    let isRow: Bool
    let isReversed: Bool

    /// From left to right.
    static let row = FlexAxis(isRow: true, isReversed: false)
    /// From top to bottom.
    static let column = FlexAxis(isRow: false, isReversed: false)

    /// Returns the axis of rows, which follows the direction of text.
    static func row(in direction: FlexStyle.Direction) -> FlexAxis {
        FlexAxis(isRow: true, isReversed: direction == .rightToLeft)
    }

    /// Returns the main axis of a box with this style.
    static func main(of style: FlexStyle, in direction: FlexStyle.Direction) -> FlexAxis {
        switch style.flexDirection {
        case .column: .column
        case .columnReverse: FlexAxis(isRow: false, isReversed: true)
        case .row: .row(in: direction)
        case .rowReverse: FlexAxis(isRow: true, isReversed: direction != .rightToLeft)
        }
    }

    /// Returns the cross axis of this main axis.
    func cross(in direction: FlexStyle.Direction) -> FlexAxis {
        isRow ? .column : .row(in: direction)
    }

    /// The edge at which this axis starts.
    var leadingEdge: FlexStyle.Edge {
        isRow ? (isReversed ? .right : .left) : (isReversed ? .bottom : .top)
    }

    /// The edge at which this axis ends.
    var trailingEdge: FlexStyle.Edge {
        isRow ? (isReversed ? .left : .right) : (isReversed ? .top : .bottom)
    }
}
