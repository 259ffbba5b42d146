public import CoreLocation
import HeadlessUIKit

/// The view point above a map. Maps are seen from above, with north at the top.
open class MKMapCamera: NSObject, NSCopying {
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The height above the centre in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// Stored; has no visible effect.
    open var heading: CLLocationDirection = 0
    /// Stored; has no visible effect.
    open var pitch: CGFloat = 0
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }

    public override init() {}

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }

    /// Creates a camera. The place of the eye has no effect, because maps are seen from above.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) { self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0) }

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }

    /// The part of the distance that is visible from top to bottom, for a view of 30°.
    private static let opening = 0.535_898

    /// Returns the region that is visible in a view of some shape.
    func region(in size: CGSize) -> MKCoordinateRegion {
        let height = centerCoordinateDistance * Self.opening
        let width = size.height > 0 ? height * size.width / size.height : height
        return MKCoordinateRegion(
            center: centerCoordinate, latitudinalMeters: height, longitudinalMeters: width)
    }

    /// Creates the camera above a region.
    convenience init(above region: MKCoordinateRegion) {
        let height = region.mapRect.height * MKMetersPerMapPointAtLatitude(region.center.latitude)
        self.init(
            lookingAtCenter: region.center, fromDistance: height / Self.opening, pitch: 0, heading: 0)
    }
}

extension MKMapView {
    /// A new camera above the shown region. Changing it has no effect until it is set.
    public var camera: MKMapCamera {
        get { MKMapCamera(above: region) }
        set { setCamera(newValue, animated: false) }
    }

    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        setRegion(camera.region(in: bounds.size), animated: animated)
    }
}
