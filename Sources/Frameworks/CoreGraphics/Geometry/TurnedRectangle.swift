/// A rectangle with a transform around its anchor point: the geometry of views and layers.
package struct TurnedRectangle {
    /// The rectangle without the transform, in the superview's coordinates.
    package var rectangle: CGRect
    /// The anchor point, in fractions of the size.
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity

    package init(
        rectangle: CGRect, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), transform: CGAffineTransform = .identity
    ) {
        (self.rectangle, self.anchor, self.transform) = (rectangle, anchor, transform)
    }

    /// The anchor point in the superview's coordinates.
    package var position: CGPoint {
        get {
            CGPoint(x: rectangle.minX + rectangle.width * anchor.x, y: rectangle.minY + rectangle.height * anchor.y)
        }
        set { stand(at: newValue) }
    }

    /// The size without the transform. Changing it keeps the position.
    package var size: CGSize {
        get { rectangle.size }
        set {
            let fixed = position
            rectangle.size = newValue
            stand(at: fixed)
        }
    }

    /// The bounding rectangle after the transform. Setting it changes size and position so that the result has this
    /// frame; this is exact only for scales and rotations by multiples of 90°. The size is kept if the transform has no
    /// inverse.
    package var frame: CGRect {
        get { transform.isIdentity ? rectangle : extent(at: position) }
        set {
            guard !transform.isIdentity else { return rectangle = newValue }
            let back = transform.inverted()
            if transform.isInvertible {
                rectangle.size = CGRect(origin: .zero, size: newValue.size).applying(back).size
            }
            let around = extent(at: .zero)
            stand(at: CGPoint(x: newValue.midX - around.midX, y: newValue.midY - around.midY))
        }
    }

    /// Returns the transform from the rectangle's own coordinates, with the given origin, to those of the superview.
    package func outward(from origin: CGPoint) -> CGAffineTransform {
        guard !transform.isIdentity else {
            return CGAffineTransform(translationX: rectangle.minX - origin.x, y: rectangle.minY - origin.y)
        }
        let (x, y) = (origin.x + size.width * anchor.x, origin.y + size.height * anchor.y)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private func extent(at position: CGPoint) -> CGRect {
        let corner = CGPoint(x: -size.width * anchor.x, y: -size.height * anchor.y)
        let around = CGRect(origin: corner, size: size).applying(transform)
        return CGRect(
            x: around.minX + position.x, y: around.minY + position.y, width: around.width, height: around.height)
    }

    private mutating func stand(at position: CGPoint) {
        rectangle.origin = CGPoint(
            x: position.x - rectangle.width * anchor.x, y: position.y - rectangle.height * anchor.y)
    }
}

extension CGAffineTransform {
    /// Whether the transform has an inverse.
    package var isInvertible: Bool { a * d - b * c != 0 }

    /// The transform without translation, for use with vectors.
    package var withoutShift: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension CGRect {
    /// Returns the bounding rectangle of the transformed rectangle.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
            CGPoint(x: $0.0, y: $0.1).applying(t)
        }
        let (across, down) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (across.min() ?? 0, down.min() ?? 0)
        return CGRect(x: left, y: top, width: (across.max() ?? 0) - left, height: (down.max() ?? 0) - top)
    }
}

extension CGSize {
    /// The translation has no effect. A side may become negative, as in Core Graphics.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
}

extension CGPoint {
    /// The CSS value of `transform-origin`; nil for the centre.
    package var css: String? {
        x == 0.5 && y == 0.5 ? nil : "\(CSSValue.percent(x)) \(CSSValue.percent(y))"
    }
}
