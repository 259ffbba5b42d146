public import CoreLocation
import Foundation

/// A place on the earth in the Mercator projection. The whole world has a width and a height of 2²⁸ points; `x` grows
/// to the east and `y` to the south.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Creates the point of a coordinate. Latitudes beyond 85.05° are at the edge of the world.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = MKMapSize.world.width
        let sine = sin(coordinate.latitude * .pi / 180)
        let north = 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
        let y = north.isNaN ? 0.5 : min(1, max(0, north))
        self.init(x: (coordinate.longitude + 180) / 360 * world, y: y * world)
    }

    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        let north = Double.pi * (1 - 2 * y / world)
        return CLLocationCoordinate2D(latitude: atan(sinh(north)) * 180 / .pi, longitude: x / world * 360 - 180)
    }

    /// Returns the distance in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance { MKMetersBetweenMapPoints(self, other) }
}

/// The scale of a map: points of the screen for each map point.
public typealias MKZoomScale = CGFloat

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
    point1.x == point2.x && point1.y == point2.y
}
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { "{\(point.x), \(point.y)}" }

public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    let equator = 2 * Double.pi * 6_378_137
    return MKMapSize.world.width / (equator * max(1e-9, cos(latitude * .pi / 180)))
}

public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
    let (one, other) = (a.coordinate, b.coordinate)
    return CLLocation(latitude: one.latitude, longitude: one.longitude)
        .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
}

/// Returns the width of a road on the screen, in map points.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 8 / max(zoomScale, 1e-9) }
