public import CoreLocation
public import HeadlessUIKit

/// Draws a picture of a map, which is an empty area with the name of its centre.
open class MKMapSnapshotter: NSObject {
    open class Options: NSObject {
        open var camera = MKMapCamera() { didSet { mapRect = camera.region(in: size).mapRect } }
        open var mapRect = MKMapRect.world
        open var region: MKCoordinateRegion {
            get { MKCoordinateRegion(mapRect) }
            set { mapRect = newValue.mapRect }
        }
        /// Stored; has no visible effect.
        open var mapType = MKMapType.standard
        open var size = CGSize(width: 256, height: 256)
        /// Stored; has no visible effect.
        open var scale: CGFloat = 1
        /// Stored; has no visible effect.
        open var showsBuildings = true
        /// Stored; has no visible effect.
        open var showsPointsOfInterest = true
        /// Stored; has no visible effect.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Stored; has no visible effect.
        open var traitCollection = UITraitCollection()

        public override init() {}
    }

    open class Snapshot: NSObject {
        public let image: UIImage
        private let visible: MKMapRect

        init(_ options: Options) {
            let (size, wanted) = (options.size, options.mapRect)
            let unit = max(wanted.width / max(1, size.width), wanted.height / max(1, size.height))
            visible = MKMapRect(
                x: wanted.midX - unit * size.width / 2, y: wanted.midY - unit * size.height / 2,
                width: unit * size.width, height: unit * size.height)
            let center = MKMapPoint(x: wanted.midX, y: wanted.midY).coordinate
            let words = String(format: "Map of %.4f, %.4f", center.latitude, center.longitude)
            image = UIGraphicsImageRenderer(size: size).image { context in
                context.cgContext.setFillColor(CGColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1))
                context.fill(CGRect(origin: .zero, size: size))
                context.cgContext.draw(
                    words, at: CGPoint(x: 8, y: 18), size: 12, isHeavy: false, color: "#3c3c4399")
            }
        }

        /// Returns the point of a coordinate in the image.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            let (point, scale) = (MKMapPoint(coordinate), image.size.width / max(1, visible.width))
            return CGPoint(x: (point.x - visible.minX) * scale, y: (point.y - visible.minY) * scale)
        }
    }

    private let options: Options
    private let work = PendingWork()

    public init(options: Options) { self.options = options }

    open var isLoading: Bool { work.isPending }

    /// Calls `completionHandler` asynchronously.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        work.begin { [options] in
            completionHandler(Snapshot(options), nil)
        } cancelled: {
            completionHandler(nil, MKError(.unknown, message: "The picture of the map was cancelled"))
        }
    }
    /// Calls `completionHandler` asynchronously on the main queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        start(completionHandler: completionHandler)
    }
    open func start() async throws -> Snapshot { Snapshot(options) }
    open func cancel() { work.cancel() }
}
