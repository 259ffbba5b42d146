public import Foundation
public import HeadlessUIKit

/// Draws a path: fills it, and strokes its outline.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of the line in points of the screen; 0 is one point.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Stored; has no visible effect.
    open var shouldRasterize = false
    private var outline: CGPath?

    /// The path in the renderer's coordinates. It is created when it is needed.
    open var path: CGPath! {
        get {
            if outline == nil { createPath() }
            return outline ?? CGMutablePath()
        }
        set { outline = newValue }
    }

    /// Sets `path`. Does nothing by default; subclasses override it.
    open func createPath() {}
    /// Removes the path, which is then created again.
    open func invalidatePath() {
        outline = nil
        setNeedsDisplay()
    }

    override func scaleChanged() { outline = nil }

    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth((lineWidth == 0 ? 1 : lineWidth) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
        }
    }
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }
    open func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeColor != nil else { return }
        context.beginPath()
        context.addPath(path)
        context.strokePath()
    }
    /// Fills the path by the even-odd rule, so that polygons have holes.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        guard fillColor != nil else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        applyFillProperties(to: context, atZoomScale: zoomScale)
        fillPath(path, in: context)
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
    }

    /// Returns a path through map points.
    func line(through points: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
        let line = CGMutablePath()
        guard !points.isEmpty else { return line }
        line.addLines(between: points.map { point(for: $0) })
        if isClosed { line.closeSubpath() }
        return line
    }

    /// Returns the outline of a polygon with its holes.
    func outline(of polygon: MKPolygon) -> CGMutablePath {
        let area = line(through: polygon.list, isClosed: true)
        for hole in polygon.interiorPolygons ?? [] { area.addPath(outline(of: hole)) }
        return area
    }
}
