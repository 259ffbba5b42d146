extension UIView {
    /// A point of this view in the coordinates of another, or of the window, through all that turns and scales them.
    ///
    /// Both views need not be in a window; then the outermost ones count as one.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (here, there) = ways(to: view)
        return here.out(point, into: there)
    }

    /// A point of another view in the coordinates of this one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (here, there) = ways(to: view)
        return there.out(point, into: here)
    }

    /// A rectangle of this view in the coordinates of another, or of the window: the smallest upright one around it,
    /// where it is turned on the way.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let (here, there) = ways(to: view)
        return here.out(rect, into: there)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let (here, there) = ways(to: view)
        return there.out(rect, into: here)
    }

    /// A way of so many points of the window, seen from this view.
    func turned(fromWindow far: CGPoint) -> CGPoint {
        let out = way(to: nil)
        return out.turns ? far.applying(out.matrix.withoutShift.inverted()) : far
    }

    /// A way of so many points of this view, seen from the window.
    func turned(toWindow far: CGPoint) -> CGPoint { far.applying(way(to: nil).matrix.withoutShift) }

    /// From here to the outermost view around, and on from that.
    package var matrixToTop: CGAffineTransform { way(to: nil).matrix }

    /// The ways of this view and another one to what is around both.
    private func ways(to view: UIView?) -> (here: OutwardWay, there: OutwardWay) {
        guard let view else { return (way(to: nil), OutwardWay()) }
        var around: UIView? = self
        while let ancestor = around, !view.isDescendant(of: ancestor) { around = ancestor.container }
        return (way(to: around), view.way(to: around))
    }

    private func way(to ancestor: UIView?) -> OutwardWay {
        var way = OutwardWay()
        var current: UIView? = self
        while let view = current, view !== ancestor {
            way.leave(view)
            current = view.container
        }
        return way
    }
}

/// The way from the coordinates of a view to those of one around it.
private struct OutwardWay {
    private(set) var matrix = CGAffineTransform.identity
    /// Whether anything on the way is turned or scaled.
    private(set) var turns = false

    mutating func leave(_ view: UIView) {
        let (place, origin) = (view.rectangle, view.rare?.rarest?.boundsOrigin ?? .zero)
        guard let facts = view.rare?.rarest, facts.transform != .identity else {
            matrix.tx += place.minX - origin.x
            matrix.ty += place.minY - origin.y
            return
        }
        turns = true
        matrix = matrix.concatenating(view.turned.outward(from: origin))
    }

    /// Where a point is at the end of another way, which ends where this one does.
    func out(_ point: CGPoint, into other: OutwardWay) -> CGPoint {
        if turns || other.turns { return point.applying(matrix).applying(other.matrix.inverted()) }
        return CGPoint(x: point.x + matrix.tx - other.matrix.tx, y: point.y + matrix.ty - other.matrix.ty)
    }

    /// Where a rectangle is at the end of another way, which ends where this one does.
    func out(_ rect: CGRect, into other: OutwardWay) -> CGRect {
        if turns || other.turns { return rect.applying(matrix.concatenating(other.matrix.inverted())) }
        return CGRect(origin: out(rect.origin, into: other), size: rect.size)
    }
}
