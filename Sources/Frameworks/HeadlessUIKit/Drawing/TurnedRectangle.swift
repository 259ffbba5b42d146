/// A rectangle that is turned, scaled and moved about a point of its own, as views and layers are.
struct TurnedRectangle {
    /// Where it is before it is transformed.
    var rectangle: CGRect
    /// What it turns about, as shares of its size.
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity

    /// Where the point that it turns about is, in the coordinates around.
    var position: CGPoint {
        get {
            CGPoint(x: rectangle.minX + rectangle.width * anchor.x, y: rectangle.minY + rectangle.height * anchor.y)
        }
        set { stand(at: newValue) }
    }

    /// The size before it is transformed. Another one leaves its position where it is.
    var size: CGSize {
        get { rectangle.size }
        set {
            let fixed = position
            rectangle.size = newValue
            stand(at: fixed)
        }
    }

    /// The smallest upright rectangle around it. A new one gives it the size that comes to that one, as far as it is
    /// the outcome of a scale and quarter turns, and has its middle there. A transform without an inverse leaves the
    /// size.
    var frame: CGRect {
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

    /// What takes points from its own coordinates, whose corner is `origin`, to those around.
    func outward(from origin: CGPoint) -> CGAffineTransform {
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
    /// Whether there is a transform that takes points back.
    var isInvertible: Bool { a * d - b * c != 0 }

    /// The transform without its shift, for ways instead of places.
    var withoutShift: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension CGRect {
    /// The smallest upright rectangle around this one after a transform.
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
    /// The size after a transform, whose shift does not count. A side may come out negative, as Core Graphics has it.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
}

extension CGPoint {
    /// The point, as a share of what turns about it, in the page's language; nil where it is the middle.
    var css: String? {
        x == 0.5 && y == 0.5 ? nil : "\(CSSValue.percent(x)) \(CSSValue.percent(y))"
    }
}
