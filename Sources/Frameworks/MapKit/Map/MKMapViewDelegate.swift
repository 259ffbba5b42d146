public import Foundation

public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Returns the view of an annotation; nil uses a pin.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Never called, because shapes are not drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Never called.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Never called.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        forward([mapView, annotation]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, viewFor: annotation)
        } ?? nil
    }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        forward([mapView, view]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didSelect: view)
        }
    }
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        forward([mapView, view]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didDeselect: view)
        }
    }
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        forward([mapView, animated]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, regionWillChangeAnimated: animated)
        }
    }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        forward([mapView, animated]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, regionDidChangeAnimated: animated)
        }
    }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
        forward([mapView, views]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didAdd: views)
        }
    }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        forward([mapView, overlay]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, rendererFor: overlay)
        } ?? MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        forward([mapView, userLocation]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didUpdate: userLocation)
        }
    }
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
        forward([mapView]) { (next: any MKMapViewDelegate) in
            next.mapViewDidFinishLoadingMap(mapView)
        }
    }
}

/// Draws nothing, because shapes on maps are not drawn.
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay

    public init(overlay: any MKOverlay) { self.overlay = overlay }
}
