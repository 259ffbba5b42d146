/// A displayed child during the layout of its parent. Lengths and offsets are on the parent's axes.
struct FlexItem {
    /// Unowned because the container keeps the child alive; reference counting here would cost a fifth of layout.
    unowned(unsafe) let node: FlexNode
    /// The alignment on the cross axis, after the child's own setting was combined with the parent's.
    let align: FlexStyle.Align
    let isAbsolute: Bool
    /// The resolved margins; an automatic margin is 0 at first.
    let main: Margins
    let cross: Margins
    /// Values of the style, which are read once, because reading them at every step would take a third of the layout
    /// time.
    let growth: Double
    let shrinkage: Double
    let ratio: Double?
    let hasBounds: Bool
    /// Padding and border on the main axis.
    let insets: Double
    /// The explicit length on the cross axis; undefined if there is none, or it is not yet known.
    let crossWanted: Double
    /// The axes along which the available space was unknown in the first request.
    var openAtFirst: FlexAxes = []
    /// The flex basis.
    var basis = 0.0
    /// The size from the last request, without margins.
    var size = FlexSize.zero
    /// The offset from the start of the parent's axes.
    var mainOffset = 0.0
    var crossOffset = 0.0

    struct Margins {
        let leading: Double
        let trailing: Double
        let isLeadingAuto: Bool
        let isTrailingAuto: Bool

        var total: Double { leading + trailing }
        var hasAuto: Bool { isLeadingAuto || isTrailingAuto }
        var autoCount: Int { (isLeadingAuto ? 1 : 0) + (isTrailingAuto ? 1 : 0) }

        init(of style: FlexStyle, along axis: FlexAxis, parentWidth: Double) {
            guard style.says(.margin) else {
                (leading, trailing, isLeadingAuto, isTrailingAuto) = (0, 0, false, false)
                return
            }
            leading = style.leadingMargin(axis, parentWidth: parentWidth)
            trailing = style.trailingMargin(axis, parentWidth: parentWidth)
            isLeadingAuto = style.hasAutoLeadingMargin(axis)
            isTrailingAuto = style.hasAutoTrailingMargin(axis)
        }
    }

    /// Whether the child may be stretched, because its alignment says so and it has no automatic margin on the cross
    /// axis.
    var mayStretch: Bool { align == .stretch && !cross.hasAuto }
    /// Whether the child is stretched to its line, because it may be stretched and has no explicit length.
    var isStretched: Bool { mayStretch && crossWanted.isUndefined }
}

extension FlexNode {
    /// Returns the distance from the start of a parent's axis that follows from margin and offsets.
    ///
    /// As in Yoga, the box's own axes determine which of two opposite offsets is used, and to which length percentages
    /// refer.
    func startOffset(
        along axis: FlexAxis, direction: FlexStyle.Direction, main: Double, cross: Double, parentWidth: Double
    ) -> Double {
        let style = ownStyle
        guard style.says(.margin) || style.says(.position) else { return 0 }
        let ownMain = FlexAxis.main(of: style, in: direction)
        let isMain = ownMain.isRow == axis.isRow
        let own = isMain ? ownMain : ownMain.cross(in: direction)
        let margin =
            own.isReversed == axis.isReversed
            ? style.leadingMargin(own, parentWidth: parentWidth)
            : style.trailingMargin(own, parentWidth: parentWidth)
        return margin + style.shift(along: own, parent: isMain ? main : cross)
    }
}
