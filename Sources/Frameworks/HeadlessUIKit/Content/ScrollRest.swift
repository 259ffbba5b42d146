/// The range of valid content offsets of a scroll view.
struct ScrollRest {
    /// The offset at the beginning of the content.
    let first: CGPoint
    /// The offset at the end of the content; equal to ``first`` if all of it fits.
    let last: CGPoint

    init(content: CGSize, in bounds: CGSize, with inset: UIEdgeInsets) {
        first = CGPoint(x: -inset.left, y: -inset.top)
        last = CGPoint(
            x: max(first.x, content.width + inset.right - bounds.width),
            y: max(first.y, content.height + inset.bottom - bounds.height))
    }

    /// Returns the nearest valid offset.
    func nearest(to offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, first.x), last.x), y: min(max(offset.y, first.y), last.y))
    }
}

extension CGSize {
    /// The size with invalid lengths (negative or not finite) replaced by 0.
    var lengths: CGSize {
        CGSize(
            width: width.isFinite && width > 0 ? width : 0, height: height.isFinite && height > 0 ? height : 0)
    }
}

extension UIEdgeInsets {
    /// The insets with non-finite values replaced by 0.
    var distances: UIEdgeInsets {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return UIEdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
    }
}

extension CGPoint {
    /// The point with non-finite coordinates replaced by 0.
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
