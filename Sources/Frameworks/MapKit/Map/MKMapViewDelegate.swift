public import Foundation
public import HeadlessUIKit

public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Returns the view of an annotation; nil uses a pin.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Called when the user has pressed a control beside the title in a callout.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Returns the renderer of a shape. Called when the map is laid out after the shape was added.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
        -> MKClusterAnnotation
    /// Called when the device has moved, if the app may know its location.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Never called, because annotations cannot be dragged.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// Never called, because no map is loaded.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Never called, because no map is loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Never called, because no map is loaded.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// Never called, because no map is drawn.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// Never called, because no map is drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
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
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        forward([mapView, annotation]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didSelect: annotation)
        }
    }
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        forward([mapView, annotation]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didDeselect: annotation)
        }
    }
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {
        forward([mapView, view, control]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, annotationView: view, calloutAccessoryControlTapped: control)
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
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        forward([mapView]) { (next: any MKMapViewDelegate) in
            next.mapViewDidChangeVisibleRegion(mapView)
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
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
        forward([mapView, renderers]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didAdd: renderers)
        }
    }
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation {
        forward([mapView, memberAnnotations]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, clusterAnnotationForMemberAnnotations: memberAnnotations)
        } ?? MKClusterAnnotation(memberAnnotations: memberAnnotations)
    }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        forward([mapView, userLocation]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didUpdate: userLocation)
        }
    }
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        forward([mapView, error]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didFailToLocateUserWithError: error)
        }
    }
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {
        forward([mapView]) { (next: any MKMapViewDelegate) in
            next.mapViewWillStartLocatingUser(mapView)
        }
    }
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {
        forward([mapView]) { (next: any MKMapViewDelegate) in
            next.mapViewDidStopLocatingUser(mapView)
        }
    }
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        forward([mapView, mode, animated]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, didChange: mode, animated: animated)
        }
    }
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        forward([mapView, view, newState, oldState]) { (next: any MKMapViewDelegate) in
            next.mapView(mapView, annotationView: view, didChange: newState, fromOldState: oldState)
        }
    }
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {
        forward([mapView]) { (next: any MKMapViewDelegate) in
            next.mapViewWillStartLoadingMap(mapView)
        }
    }
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
        forward([mapView]) { (next: any MKMapViewDelegate) in
            next.mapViewDidFinishLoadingMap(mapView)
        }
    }
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
        forward([mapView, error]) { (next: any MKMapViewDelegate) in
            next.mapViewDidFailLoadingMap(mapView, withError: error)
        }
    }
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {
        forward([mapView]) { (next: any MKMapViewDelegate) in
            next.mapViewWillStartRenderingMap(mapView)
        }
    }
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
        forward([mapView, fullyRendered]) { (next: any MKMapViewDelegate) in
            next.mapViewDidFinishRenderingMap(mapView, fullyRendered: fullyRendered)
        }
    }
}
