extension UIView {
    /// Converts a point to the coordinates of another view; nil uses the coordinates of the window. Transforms are
    /// applied.
    ///
    /// Views that are not in a window use the coordinates of their topmost superview.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (here, there) = paths(to: view)
        return here.out(point, into: there)
    }

    /// Converts a point from the coordinates of another view; nil uses the coordinates of the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (here, there) = paths(to: view)
        return there.out(point, into: here)
    }

    /// Converts a rectangle to the coordinates of another view; nil uses the coordinates of the window. If a transform
    /// applies, the result is the bounding rectangle.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let (here, there) = paths(to: view)
        return here.out(rect, into: there)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let (here, there) = paths(to: view)
        return there.out(rect, into: here)
    }

    /// Converts a vector from window coordinates to those of this view.
    func turned(fromWindow far: CGPoint) -> CGPoint {
        let out = path(to: nil)
        return out.turns ? far.applying(out.matrix.withoutShift.inverted()) : far
    }

    /// Converts a vector from the coordinates of this view to window coordinates.
    func turned(toWindow far: CGPoint) -> CGPoint { far.applying(path(to: nil).matrix.withoutShift) }

    /// The transform from this view's coordinates to those of the space that contains its topmost superview.
    package var matrixToTop: CGAffineTransform { path(to: nil).matrix }

    /// Returns the transforms from both views to a common ancestor.
    private func paths(to view: UIView?) -> (here: CoordinatePath, there: CoordinatePath) {
        guard let view else { return (path(to: nil), CoordinatePath()) }
        var around: UIView? = self
        while let ancestor = around, !view.isDescendant(of: ancestor) { around = ancestor.container }
        return (path(to: around), view.path(to: around))
    }

    private func path(to ancestor: UIView?) -> CoordinatePath {
        var way = CoordinatePath()
        var current: UIView? = self
        while let view = current, view !== ancestor {
            way.leave(view)
            current = view.container
        }
        return way
    }
}

/// The transform from a view's coordinates to those of an ancestor.
private struct CoordinatePath {
    private(set) var matrix = CGAffineTransform.identity
    /// Whether the transform is not a pure translation.
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

    /// Converts a point to the coordinates from which `other` starts. Both paths must end at the same ancestor.
    func out(_ point: CGPoint, into other: CoordinatePath) -> CGPoint {
        if turns || other.turns { return point.applying(matrix).applying(other.matrix.inverted()) }
        return CGPoint(x: point.x + matrix.tx - other.matrix.tx, y: point.y + matrix.ty - other.matrix.ty)
    }

    /// Converts a rectangle to the coordinates from which `other` starts. Both paths must end at the same ancestor.
    func out(_ rect: CGRect, into other: CoordinatePath) -> CGRect {
        if turns || other.turns { return rect.applying(matrix.concatenating(other.matrix.inverted())) }
        return CGRect(origin: out(rect.origin, into: other), size: rect.size)
    }
}
