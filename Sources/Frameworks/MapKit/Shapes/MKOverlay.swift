public import CoreLocation
public import Foundation

/// A shape on a map, which a renderer draws.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    /// Returns whether the shape may touch a rectangle; by default, whether the bounding rectangle does.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether the shape covers the map; false by default. Has no effect.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public var canReplaceMapContent: Bool { false }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A shape with points.
open class MKMultiPoint: MKShape {
    private var buffer = UnsafeMutableBufferPointer<MKMapPoint>(start: nil, count: 0)

    deinit { buffer.deallocate() }

    /// Replaces the points.
    func take(_ points: [MKMapPoint]) {
        buffer.deallocate()
        buffer = .allocate(capacity: points.count)
        _ = buffer.initialize(from: points)
    }

    /// Returns the points, which live as long as the shape.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment).unsafelyUnwrapped
    }
    open var pointCount: Int { buffer.count }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length { coords[index] = buffer[range.location + index].coordinate }
    }

    /// Returns the part of the line before a point: 0 at the first and 1 at the last one.
    open func location(atPointIndex index: Int) -> CGFloat {
        guard pointCount > 1 else { return 0 }
        var parts = [0.0]
        for (one, next) in zip(buffer, buffer.dropFirst()) {
            parts.append(parts[parts.count - 1] + one.distance(to: next))
        }
        let whole = parts[parts.count - 1]
        return whole == 0 ? 0 : CGFloat(parts[min(index, parts.count - 1)] / whole)
    }
    open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] { indexes.map { location(atPointIndex: $0) } }

    /// The points as a list.
    var list: [MKMapPoint] { Array(buffer) }
    open var boundingMapRect: MKMapRect { MKMapRect(around: buffer) }
    /// The centre of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D {
        let box = boundingMapRect
        return pointCount == 0 ? CLLocationCoordinate2D() : MKMapPoint(x: box.midX, y: box.midY).coordinate
    }
}
