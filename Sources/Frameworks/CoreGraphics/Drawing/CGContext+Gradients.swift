/// Drawing of gradients.
extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = hypot(dx, dy)
        guard length > 0 else { return }
        let far = reach(from: startPoint) + length
        let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
        let after = options.contains(.drawsAfterEndLocation) ? far : length
        let strip = CGMutablePath()
        strip.addLines(
            between: [(before, -far), (after, -far), (after, far), (before, far)].map { along, across in
                CGPoint(
                    x: startPoint.x + (dx * along - dy * across) / length,
                    y: startPoint.y + (dy * along + dx * across) / length)
            })
        strip.closeSubpath()
        paint(strip) { id in
            let ends = Self.attributes([
                ("x1", startPoint.x), ("y1", startPoint.y), ("x2", endPoint.x), ("y2", endPoint.y),
            ])
            return "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(ends)>\(gradient.elements())"
                + "</linearGradient>"
        }
    }

    /// Draws a gradient between two circles. If neither circle contains the other, it is drawn approximately, with the
    /// colours of the larger circle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let grows = endRadius >= startRadius
        let (inner, outer) = grows ? (startRadius, endRadius) : (endRadius, startRadius)
        let (from, to) = grows ? (startCenter, endCenter) : (endCenter, startCenter)
        guard inner >= 0, outer > 0 else { return }
        let isInside = options.contains(grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let isAround = options.contains(grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let area = CGMutablePath()
        let radius = isAround ? reach(from: to) + outer : outer
        area.addEllipse(in: Self.square(around: to, radius: radius))
        if !isInside, inner > 0 { area.addEllipse(in: Self.square(around: from, radius: inner)) }
        paint(area) { id in
            let circles = Self.attributes([
                ("cx", to.x), ("cy", to.y), ("r", outer), ("fx", from.x), ("fy", from.y), ("fr", inner),
            ])
            return "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(circles)>"
                + gradient.elements(isReversed: !grows) + "</radialGradient>"
        }
    }

    /// Returns the distance from a point to the farthest corner of the image, in current coordinates.
    private func reach(from point: CGPoint) -> CGFloat {
        let whole = CGRect(origin: .zero, size: size).applying(ctm.inverted())
        return hypot(
            max(abs(whole.minX - point.x), abs(whole.maxX - point.x)),
            max(abs(whole.minY - point.y), abs(whole.maxY - point.y)))
    }

    private static func square(around middle: CGPoint, radius: CGFloat) -> CGRect {
        CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    }
}
