import CoreLocation
import HeadlessUIKit

/// Reports the location of the device to a map.
final class UserTracker: NSObject, CLLocationManagerDelegate {
    private weak var map: MKMapView?
    private let manager = CLLocationManager()

    init(_ map: MKMapView) {
        self.map = map
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func end() {
        manager.stopUpdatingLocation()
        map = nil
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        if let last = locations.last { map?.userMoved(to: last) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let map { map.delegate?.mapView(map, didFailToLocateUserWithError: error) }
    }
}

extension MKMapView {
    /// The place of the device; without a location while the app may not know it.
    public var userLocation: MKUserLocation { place }
    public var isUserLocationVisible: Bool {
        showsUserLocation && place.location != nil && visibleMapRect.contains(MKMapPoint(place.coordinate))
    }

    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    /// Begins or ends following the device.
    func track() {
        if showsUserLocation {
            delegate?.mapViewWillStartLocatingUser(self)
            tracker = UserTracker(self)
        } else {
            tracker?.end()
            tracker = nil
            userTrackingMode = .none
            removeAnnotation(place)
            delegate?.mapViewDidStopLocatingUser(self)
        }
    }

    fileprivate func userMoved(to location: CLLocation) {
        place.location = location
        addAnnotation(place)
        setNeedsLayout()
        if userTrackingMode != .none { setCenter(location.coordinate, animated: true) }
        delegate?.mapView(self, didUpdate: place)
    }
}
