extension UIView {
    /// Writes the view's frame in points. It is relative to the drawn corner of the superview. This is the point of the
    /// superview's content that is drawn at the superview's upper left corner. It is not zero if the bounds' origin is
    /// not zero.
    func projectPlace(into writer: any PropertyWriter) {
        guard let container else { return }
        let corner = container.drawnOrigin
        var frame = rectangle
        if let pin = rare?.rarest?.pin { frame.origin.y = pin.first }
        writer.setNumbers(
            .frame,
            to: [frame.minX - corner.x, frame.minY - corner.y, frame.width, frame.height].map {
                Self.onPage(Double($0))
            })
        projectPin(from: corner, into: writer)
    }

    /// Rounds a length to thousandths of a point. Non-finite values become 0.
    static func onPage(_ length: Double) -> Double {
        length.isFinite ? (length * 1_000).rounded() / 1_000 : 0
    }

    /// Marks the frame as changed when the view enters or leaves a superview whose drawn corner is not zero.
    func drawnCornerMayChange() {
        if let container, container.drawnOrigin != .zero { mark(.layout) }
    }

    /// Marks the frames of the subviews as changed after the drawn corner has changed.
    func drawnOriginChanged() {
        for child in children { child.mark(.layout) }
    }
}
