public import Foundation

/// Degrees to the north or to the east.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres within which something is.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Metres a second within which a speed is.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double
/// Degrees within which a direction is.
public typealias CLLocationDirectionAccuracy = Double

public struct CLLocationCoordinate2D: Sendable {
    /// To the north, -90 to 90.
    public var latitude: CLLocationDegrees
    /// To the east, -180 to 180.
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }

    /// A place in degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// Metres to another place along the surface of a ball as large as the earth: within half a percent of what a phone
    /// says.
    func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let north = sin(radians(other.latitude - latitude) / 2)
        let east = sin(radians(other.longitude - longitude) / 2)
        let part = north * north + cos(radians(latitude)) * cos(radians(other.latitude)) * east * east
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}

/// A place in degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 4_194_304
/// Every move is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest that there is, in seconds.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
