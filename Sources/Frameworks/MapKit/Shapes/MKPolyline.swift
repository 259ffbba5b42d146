public import CoreLocation
import Foundation

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        take((0..<count).map { points[$0] })
    }
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        take((0..<count).map { MKMapPoint(coords[$0]) })
    }
}

/// A line through places. It is straight on the map, and not the shortest way on the earth.
open class MKGeodesicPolyline: MKPolyline {}

/// An area with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes.
    open private(set) var interiorPolygons: [MKPolygon]?

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.init()
        take((0..<count).map { points[$0] })
        self.interiorPolygons = interiorPolygons
    }
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init()
        take((0..<count).map { MKMapPoint(coords[$0]) })
        self.interiorPolygons = interiorPolygons
    }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
    private var center = CLLocationCoordinate2D()
    /// The radius in metres.
    open private(set) var radius: CLLocationDistance = 0

    public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        (center, self.radius) = (coord, radius)
    }

    /// Creates the circle that encloses the width or the height of a rectangle, whichever is larger.
    public convenience init(mapRect: MKMapRect) {
        self.init()
        center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        radius = max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude)
    }

    open override var coordinate: CLLocationCoordinate2D { center }
    open var boundingMapRect: MKMapRect {
        let (middle, reach) = (MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude))
        return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }
}

/// Several lines that are drawn alike.
open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
    }
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

/// Several areas that are drawn alike.
open class MKMultiPolygon: MKShape, MKOverlay {
    public let polygons: [MKPolygon]
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
    }
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}
