/// A displayed child while its parent is laid out; lengths and offsets are along the parent's axes.
struct FlexItem {
    /// The container keeps the child alive; counting references to it here would cost a fifth of layout.
    unowned(unsafe) let node: FlexNode
    /// Where it stands across the parent's direction, once its own wish and the parent's are one.
    let align: FlexStyle.Align
    let isAbsolute: Bool
    /// What its margins come to; one that takes spare room comes to nothing at first.
    let main: Margins
    let cross: Margins
    /// What its style says, read once: reading it at every step would cost a third of layout.
    let growth: Double
    let shrinkage: Double
    let ratio: Double?
    let hasBounds: Bool
    /// Padding and border along the direction.
    let insets: Double
    /// The length across the direction that it says itself; undefined where it does not, or where nobody knows yet.
    let crossWanted: Double
    /// The axes along which its room was not known when it was asked first.
    var openAtFirst: FlexAxes = []
    /// The length along the direction before growing and shrinking.
    var basis = 0.0
    /// The size that it was last asked for, without margins.
    var size = FlexSize.zero
    /// How far it is from where the parent's axes start.
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

        init(_ style: FlexStyle, _ axis: FlexAxis, parentWidth: Double) {
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

    /// Whether no margin keeps it from being stretched.
    var mayStretch: Bool { align == .stretch && !cross.hasAuto }
    /// Whether it is stretched to its line: it says no length itself either.
    var isStretched: Bool { mayStretch && crossWanted.isUndefined }
}

extension FlexNode {
    /// How far the margin and the box's own offsets keep it from the edge where an axis of its parent starts.
    ///
    /// As in Yoga the box's own axes say which of two opposite offsets wins, and from which length shares count.
    func startOffset(
        _ axis: FlexAxis, _ direction: FlexStyle.Direction, main: Double, cross: Double, parentWidth: Double
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
