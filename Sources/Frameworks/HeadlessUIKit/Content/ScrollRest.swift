/// Where the content of a scroll view can come to rest.
struct ScrollRest {
    /// The offset at which the beginning of the content is seen.
    let first: CGPoint
    /// The offset at which its end is seen; the same where all of it is.
    let last: CGPoint

    init(content: CGSize, in bounds: CGSize, with inset: UIEdgeInsets) {
        first = CGPoint(x: -inset.left, y: -inset.top)
        last = CGPoint(
            x: max(first.x, content.width + inset.right - bounds.width),
            y: max(first.y, content.height + inset.bottom - bounds.height))
    }

    /// The nearest offset that the content can rest at.
    func nearest(to offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, first.x), last.x), y: min(max(offset.y, first.y), last.y))
    }
}

extension CGSize {
    /// The same without what is no length.
    var lengths: CGSize {
        CGSize(
            width: width.isFinite && width > 0 ? width : 0, height: height.isFinite && height > 0 ? height : 0)
    }
}

extension UIEdgeInsets {
    /// The same without what is no distance.
    var distances: UIEdgeInsets {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return UIEdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
    }
}

extension CGPoint {
    /// The same without what is no place.
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
