public import Foundation
public import HeadlessUIKit

/// Draws a shape on a map.
///
/// The coordinates of a renderer have the scale of the screen at the time of drawing. Therefore `zoomScale` is always
/// 1.
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// Always 1.
    open var contentScaleFactor: CGFloat { 1 }
    /// Stored; has no visible effect.
    open var blendMode = CGBlendMode.normal
    /// The map that shows the shape.
    weak var canvas: UIView?
    /// Points of the screen for each map point.
    var scale: Double = 1 { didSet { if oldValue != scale { scaleChanged() } } }

    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Called when the scale has changed, and with it the coordinates of all points.
    func scaleChanged() {}

    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: (mapPoint.x - origin.x) * scale, y: (mapPoint.y - origin.y) * scale)
    }
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: origin.x + point.x / scale, y: origin.y + point.y / scale)
    }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        let place = point(for: mapRect.origin)
        return CGRect(x: place.x, y: place.y, width: mapRect.width * scale, height: mapRect.height * scale)
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        let place = mapPoint(for: rect.origin)
        return MKMapRect(x: place.x, y: place.y, width: rect.width / scale, height: rect.height / scale)
    }

    /// Returns true by default.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// Draws the shape. Does nothing by default.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    open func setNeedsDisplay() { canvas?.setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// Draws nothing, because tiles are not shown.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// Does nothing.
    open func reloadData() {}
}
