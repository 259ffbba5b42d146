public import Foundation
import HeadlessUIKit

open class CLLocation: NSObject, NSCopying {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    /// The course in degrees; negative if it is not known.
    public let course: CLLocationDirection
    /// The speed in metres per second; negative if it is not known.
    public let speed: CLLocationSpeed
    /// The time in the session's clock.
    public let timestamp: Date

    /// Creates a location with the current time of the session's clock.
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

    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.distance(to: location.coordinate)
    }

    /// Returns the same object, because locations are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
    }
}

/// Never created, because there is no compass.
open class CLHeading: NSObject {
    public let magneticHeading: CLLocationDirection = 0
    public let trueHeading: CLLocationDirection = -1
    public let headingAccuracy: CLLocationDirectionAccuracy = -1
    public let timestamp = _now()

    private override init() {}
}
