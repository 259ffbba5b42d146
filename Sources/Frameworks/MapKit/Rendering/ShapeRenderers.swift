public import Foundation
public import HeadlessUIKit

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Stored; has no visible effect.
    open var strokeStart: CGFloat = 0
    /// Stored; has no visible effect.
    open var strokeEnd: CGFloat = 1

    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
    open override func createPath() { path = line(through: polyline.list, isClosed: false) }
    /// Does nothing, because a line has no area.
    open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

/// Draws a line in its first color, without a gradient.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var locations: [CGFloat] = []
    open private(set) var colors: [UIColor] = []

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        strokeColor = colors.first
    }
}

/// Draws an area with its holes.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Stored; has no visible effect.
    open var strokeStart: CGFloat = 0
    /// Stored; has no visible effect.
    open var strokeEnd: CGFloat = 1

    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
    open override func createPath() { path = outline(of: polygon) }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Stored; has no visible effect.
    open var strokeStart: CGFloat = 0
    /// Stored; has no visible effect.
    open var strokeEnd: CGFloat = 1

    public init(circle: MKCircle) { super.init(overlay: circle) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
    open override func createPath() {
        let round = CGMutablePath()
        round.addEllipse(in: rect(for: circle.boundingMapRect))
        path = round
    }
}

/// Draws several lines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
    open override func createPath() {
        let lines = CGMutablePath()
        for one in multiPolyline.polylines { lines.addPath(line(through: one.list, isClosed: false)) }
        path = lines
    }
    /// Does nothing, because lines have no area.
    open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

/// Draws several areas.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
    open override func createPath() {
        let areas = CGMutablePath()
        for one in multiPolygon.polygons { areas.addPath(outline(of: one)) }
        path = areas
    }
}
