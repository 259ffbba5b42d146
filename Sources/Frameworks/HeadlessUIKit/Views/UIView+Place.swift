extension UIView {
    /// Writes where the page draws the view: from the corner of what its parent shows of itself, in points.
    func projectPlace(into writer: any PropertyWriter) {
        guard let container else { return }
        let corner = container.drawnOrigin
        var frame = rectangle
        if let pin = rare?.rarest?.pin { frame.origin.y = pin.first }
        writer.numbers(
            "frame",
            [frame.minX - corner.x, frame.minY - corner.y, frame.width, frame.height].map { Self.onPage(Double($0)) })
        projectPin(from: corner, into: writer)
    }

    /// A length as the page is told it: to a thousandth of a point, and 0 where it is no number.
    static func onPage(_ length: Double) -> Double {
        length.isFinite ? (length * 1_000).rounded() / 1_000 : 0
    }

    /// Marks the view's place as it comes into a parent whose corner is not its origin, or leaves one.
    func drawnCornerMayChange() {
        if let container, container.drawnOrigin != .zero { mark(.layout) }
    }

    /// Says that the views inside are drawn elsewhere, although none of them has another frame.
    func drawnOriginChanged() {
        for child in children { child.mark(.layout) }
    }
}
