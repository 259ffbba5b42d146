public import Foundation

/// A part of the earth that a device comes into or leaves.
open class CLRegion: NSObject {
    /// The app's name for it.
    public let identifier: String
    /// Whether coming is told; kept, because no region is watched here.
    open var notifyOnEntry = true
    /// Whether leaving is told; kept, because no region is watched here.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }
}

/// Whether a device is in a region.
public enum CLRegionState: Int, Sendable {
    case unknown, inside, outside
}
