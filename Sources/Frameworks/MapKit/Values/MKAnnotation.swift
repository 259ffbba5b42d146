public import CoreLocation
public import Foundation

/// A place with a title on a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D
    open var title: String?
    open var subtitle: String?

    public override init() { coordinate = CLLocationCoordinate2D() }
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// The user's place on a map. Never created.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    open internal(set) var location: CLLocation?
    open var title: String?

    override init() {}
}

/// A shape on a map. Shapes are not drawn.
public protocol MKOverlay: MKAnnotation {}

/// A line through coordinates. It is not drawn.
open class MKPolyline: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let pointCount: Int

    public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        coordinate = coords.first ?? CLLocationCoordinate2D()
        pointCount = min(count, coords.count)
    }
}

/// A circle around a place. It is not drawn.
open class MKCircle: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
    }
}
