public import CoreLocation
public import Foundation
import HeadlessUIKit

/// The place of a tile in a map of tiles.
public struct MKTileOverlayPath: Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat

    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// A map of tiles. Tiles are not requested and not shown; a map that gets the overlay logs that.
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    /// Stored; has no visible effect.
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    /// Stored; has no visible effect.
    open var canReplaceMapContent = false

    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }

    /// Returns the template with the place of a tile.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let scale = path.contentScaleFactor
        let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
            .replacingOccurrences(of: "{y}", with: "\(path.y)").replacingOccurrences(of: "{z}", with: "\(path.z)")
            .replacingOccurrences(of: "{scale}", with: scale == 1 ? "" : "@\(Int(scale))x")
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// Calls `result` asynchronously with an error. Never called by a map.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        MainQueue.async { result(nil, MKError(.loadingThrottled)) }
    }
}
