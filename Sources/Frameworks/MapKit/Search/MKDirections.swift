public import CoreLocation
public import Foundation
import HeadlessUIKit

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)

    /// The speed in metres per second.
    var speed: Double {
        let kilometersPerHour = contains(.automobile) ? 50.0 : contains(.transit) ? 25 : 5
        return kilometersPerHour / 3.6
    }
}

/// A straight way between two places, because a session knows no streets. A log line says so.
open class MKDirections: NSObject {
    public enum RoutePreference: Int, Sendable { case any, avoid }

    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        /// Stored; has no effect, because there is one way only.
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        /// Stored; has no effect.
        open var tollPreference = RoutePreference.any
        /// Stored; has no effect.
        open var highwayPreference = RoutePreference.any

        public override init() {}
    }

    open class Response: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    open class ETAResponse: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance
        public let expectedArrivalDate: Date
        public let expectedDepartureDate: Date
        public let transportType: MKDirectionsTransportType

        init(_ request: Request, _ source: MKMapItem, _ destination: MKMapItem, _ route: MKRoute) {
            (self.source, self.destination, transportType) = (source, destination, route.transportType)
            (expectedTravelTime, distance) = (route.expectedTravelTime, route.distance)
            expectedDepartureDate =
                request.departureDate ?? request.arrivalDate?.addingTimeInterval(-route.expectedTravelTime) ?? _now()
            expectedArrivalDate = expectedDepartureDate.addingTimeInterval(route.expectedTravelTime)
        }
    }

    private let request: Request
    private let work = PendingWork()

    public init(request: Request) { self.request = request }

    open var isCalculating: Bool { work.isPending }

    /// Calls `completionHandler` asynchronously. Public transport and places without a coordinate give the error
    /// `directionsNotFound`.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        respond(with: response, to: completionHandler)
    }
    open func calculate() async throws -> Response { try response() }

    /// Calls `completionHandler` asynchronously.
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        respond(with: estimate, to: completionHandler)
    }
    open func calculateETA() async throws -> ETAResponse { try estimate() }
    open func cancel() { work.cancel() }

    private func respond<Found>(
        with result: @escaping () throws -> Found, to completionHandler: @escaping (Found?, (any Error)?) -> Void
    ) {
        work.begin {
            do { completionHandler(try result(), nil) } catch { completionHandler(nil, error) }
        } cancelled: {
            completionHandler(nil, MKError(.unknown, message: "The directions were cancelled"))
        }
    }

    private func response() throws -> Response {
        guard request.transportType != .transit else {
            throw MKError(.directionsNotFound, message: "There are no directions for public transport")
        }
        let (source, destination) = try ends()
        AppEnvironment.current.host.log(
            .message("The app asks for a way. A session knows no streets, so the way is a straight line"))
        return Response(source, destination, [MKRoute(request, source, destination)])
    }

    private func estimate() throws -> ETAResponse {
        let (source, destination) = try ends()
        return ETAResponse(request, source, destination, MKRoute(request, source, destination))
    }

    private func ends() throws -> (MKMapItem, MKMapItem) {
        guard let source = request.source, let destination = request.destination else {
            throw MKError(.directionsNotFound, message: "A way needs a source and a destination")
        }
        return (source, destination)
    }
}

/// A straight way.
open class MKRoute: NSObject {
    /// A part of a way; the whole way is one.
    open class Step: NSObject {
        public let instructions: String
        /// Always nil.
        open var notice: String? { nil }
        public let polyline: MKPolyline
        public let distance: CLLocationDistance
        public let transportType: MKDirectionsTransportType

        init(
            _ instructions: String, _ polyline: MKPolyline, _ distance: CLLocationDistance,
            _ transportType: MKDirectionsTransportType
        ) {
            (self.instructions, self.polyline) = (instructions, polyline)
            (self.distance, self.transportType) = (distance, transportType)
        }
    }

    public let name: String
    /// The distance in metres.
    public let distance: CLLocationDistance
    /// The time in seconds, at 50 km/h by car, 25 by public transport and 5 on foot.
    public let expectedTravelTime: TimeInterval
    public let transportType: MKDirectionsTransportType
    public let polyline: MKPolyline
    public let steps: [Step]
    /// Always empty.
    open var advisoryNotices: [String] { [] }
    /// Always false.
    open var hasTolls: Bool { false }
    /// Always false.
    open var hasHighways: Bool { false }

    init(_ request: MKDirections.Request, _ source: MKMapItem, _ destination: MKMapItem) {
        let type: MKDirectionsTransportType =
            request.transportType.contains(.automobile) ? .automobile : request.transportType
        let points = [source, destination].map { MKMapPoint($0.placemark.coordinate) }
        polyline = MKPolyline(points: points, count: 2)
        distance = points[0].distance(to: points[1])
        expectedTravelTime = distance / type.speed
        transportType = type
        name = destination.name ?? "Straight line"
        steps = [Step("Go straight to \(destination.name ?? "the destination")", polyline, distance, type)]
    }
}
