public import Foundation

open class CLRegion: NSObject {
    public let identifier: String
    /// Stored; has no visible effect.
    open var notifyOnEntry = true
    /// Stored; has no visible effect.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }
}

public enum CLRegionState: Int, Sendable {
    case unknown, inside, outside
}
