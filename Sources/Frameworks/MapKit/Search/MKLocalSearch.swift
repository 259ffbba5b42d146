public import CoreLocation
public import Foundation
import HeadlessUIKit

/// A search for places, which finds the cities that `CLGeocoder` knows.
open class MKLocalSearch: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        /// Stored; has no effect, because the whole world is searched.
        open var region = MKCoordinateRegion(.world)
        /// Stored; has no effect, because only cities are found.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Stored; has no effect, because only cities are found.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() {}
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    open class Response: NSObject {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion

        init(_ mapItems: [MKMapItem]) {
            self.mapItems = mapItems
            boundingRegion = MKCoordinateRegion(
                MKMapRect(around: mapItems.map { MKMapPoint($0.placemark.coordinate) }))
        }
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    private let query: String
    private let work = PendingWork()

    public init(request: Request) { query = request.naturalLanguageQuery ?? "" }
    /// Creates a search for all places of a region. It finds nothing.
    public init(request: MKLocalPointsOfInterestRequest) { query = "" }

    open var isSearching: Bool { work.isPending }

    /// Calls `completionHandler` asynchronously with the cities, or with the error `placemarkNotFound`.
    open func start(completionHandler: @escaping CompletionHandler) {
        work.begin { [query] in
            switch Self.result(of: query) {
            case .success(let response): completionHandler(response, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        } cancelled: {
            completionHandler(nil, MKError(.unknown, message: "The search was cancelled"))
        }
    }
    open func start() async throws -> Response { try Self.result(of: query).get() }
    open func cancel() { work.cancel() }

    private static func result(of query: String) -> Result<Response, MKError> {
        let found = City.matching(query)
        guard !found.isEmpty else {
            AppEnvironment.current.host.log(
                .message("The search for \"\(query)\" found nothing. Searches find some large cities only"))
            return .failure(
                MKError(.placemarkNotFound, message: "Searches find some large cities only, and none there"))
        }
        return .success(Response(found.map { MKMapItem(placemark: MKPlacemark(placemark: CLPlacemark($0))) }))
    }
}

/// A request for all places of a region, which finds nothing.
open class MKLocalPointsOfInterestRequest: NSObject {
    public let region: MKCoordinateRegion
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    /// Stored; has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
        region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    }
    public init(coordinateRegion region: MKCoordinateRegion) {
        (self.region, coordinate) = (region, region.center)
        radius = region.mapRect.height / 2 * MKMetersPerMapPointAtLatitude(region.center.latitude)
    }
}
