/// Finds the rectangle that constraints give an item in a parent of a known size.
///
/// It is what code sees in `frame`; the page lays out by itself, with the same rules and real text.
package struct LayoutSolver {
    private let parent: CGSize
    private let safeArea: UIEdgeInsets

    package init(parent: CGSize, safeArea: UIEdgeInsets) {
        self.parent = parent
        self.safeArea = safeArea
    }

    /// The item's rectangle; `fitting` is the size its content would like.
    package func frame(of item: any LayoutItem, fitting: CGSize) -> CGRect {
        let reading = LayoutReading(item, siblings: .asTheyAre)
        var width = extent(reading.horizontal)
        var height = extent(reading.vertical)
        if let ratio = reading.horizontal.ratio { width = width ?? height.map { $0 * ratio } }
        if let ratio = reading.vertical.ratio { height = height ?? width.map { $0 * ratio } }
        let (x, finalWidth) = place(reading.horizontal, size: width, fitting: fitting.width)
        let (y, finalHeight) = place(reading.vertical, size: height, fitting: fitting.height)
        return CGRect(x: x, y: y, width: finalWidth, height: finalHeight)
    }

    private func value(_ length: Length) -> CGFloat { length.resolved(in: parent, safeArea: safeArea) }

    private func extent(_ layout: AxisLayout) -> CGFloat? { layout.extent.map { max(0, value($0)) } }

    private func place(_ layout: AxisLayout, size: CGFloat?, fitting: CGFloat) -> (CGFloat, CGFloat) {
        var length = size ?? max(0, fitting)
        if let least = layout.least { length = max(length, value(least)) }
        if let most = layout.most { length = min(length, value(most)) }
        let whole = layout.axis == .horizontal ? parent.width : parent.height
        if let start = layout.start { return (value(start), length) }
        if let end = layout.end { return (whole - value(end) - length, length) }
        if let center = layout.center { return (value(center) - length / 2, length) }
        if let chain = layout.chain, let next = chain.next {
            let edge = layout.axis == .horizontal ? next.layoutFrame.minX : next.layoutFrame.minY
            return (edge - chain.gapToNext - length, length)
        }
        return (0, length)
    }
}
