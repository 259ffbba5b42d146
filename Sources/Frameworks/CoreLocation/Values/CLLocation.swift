public import Foundation
import HeadlessUIKit

/// Where a device was, and when.
open class CLLocation: NSObject, NSCopying {
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres within which the place is; negative where there is none.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Metres within which the altitude is; negative where there is none.
    public let verticalAccuracy: CLLocationAccuracy
    /// Where it was going; negative where nobody knows.
    public let course: CLLocationDirection
    /// How fast it was going; negative where nobody knows.
    public let speed: CLLocationSpeed
    /// When it was there, in the session's time.
    public let timestamp: Date

    /// A place, known exactly, at this moment of the session's time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: _now())
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (horizontalAccuracy, verticalAccuracy, self.course, self.speed) = (hAccuracy, vAccuracy, course, speed)
    }

    /// Metres to another place.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.distance(to: location.coordinate)
    }

    /// Itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The place in degrees.
    open override var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
    }
}

/// Where a device looked; no device here knows.
open class CLHeading: NSObject {
    public let magneticHeading: CLLocationDirection = 0
    /// From the true north, clockwise.
    public let trueHeading: CLLocationDirection = -1
    /// Degrees within which it is; negative for none.
    public let headingAccuracy: CLLocationDirectionAccuracy = -1
    public let timestamp = _now()

    private override init() {}
}
