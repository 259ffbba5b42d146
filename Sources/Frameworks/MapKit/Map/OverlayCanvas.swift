import HeadlessUIKit

/// The view on which a map draws its shapes.
final class OverlayCanvas: UIView {
    weak var map: MKMapView?

    override func draw(_ rect: CGRect) {
        guard let map, let context = UIGraphicsGetCurrentContext() else { return }
        let visible = map.visibleMapRect
        let scale = map.pointsPerMapPoint
        for overlay in map.overlays {
            let bounds = overlay.boundingMapRect
            guard let renderer = map.renderer(for: overlay), overlay.intersects(visible) else { continue }
            renderer.scale = scale
            guard renderer.canDraw(visible, zoomScale: 1) else { continue }
            context.saveGState()
            context.translateBy(x: (bounds.minX - visible.minX) * scale, y: (bounds.minY - visible.minY) * scale)
            context.setAlpha(renderer.alpha)
            renderer.draw(visible, zoomScale: 1, in: context)
            context.restoreGState()
        }
    }
}
