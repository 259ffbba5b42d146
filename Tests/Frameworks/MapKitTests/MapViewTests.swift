import KennelTesting
import MapKit
import SessionSupport
import Testing
import UIKit
import Wire

private final class Stop: NSObject, MKAnnotation {
    let coordinate: CLLocationCoordinate2D
    let title: String?
    let subtitle: String?

    init(_ title: String, east: Double) {
        (self.title, subtitle) = (title, "Line 2")
        coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11 + east)
    }
}

private final class StopView: MKAnnotationView {
    var name = "unset"
    required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        name = "made"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() { name = "used again" }
}

/// Shows what a map tells its delegate.
private final class MapController: LogController, MKMapViewDelegate {
    let map = MKMapView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
    private let line = MKPolyline(
        coordinates: [
            CLLocationCoordinate2D(latitude: 48, longitude: 11),
            CLLocationCoordinate2D(latitude: 48.001, longitude: 11.001),
        ], count: 2)
    private let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 50)
    private let (first, second) = (Stop("First", east: 0), Stop("Second", east: 0.00001))
    private var identifier: String?
    private let completer = MKLocalSearchCompleter()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map)
        map.delegate = self
        map.register(StopView.self, forAnnotationViewWithReuseIdentifier: "stop")
        map.setRegion(
            MKCoordinateRegion(center: first.coordinate, latitudinalMeters: 500, longitudinalMeters: 500),
            animated: false)
        button("Pin") { [unowned self] in map.addAnnotation(first) }
        button("Unpin") { [unowned self] in map.removeAnnotations([first, second]) }
        button("Both") { [unowned self] in
            identifier = "stops"
            map.addAnnotations([first, second])
        }
        button("Apart") { [unowned self] in
            map.setRegion(
                MKCoordinateRegion(center: first.coordinate, latitudinalMeters: 2, longitudinalMeters: 2),
                animated: false)
        }
        button("Lines") { [unowned self] in map.addOverlays([line, circle]) }
        button("No circle") { [unowned self] in
            map.removeOverlay(circle)
            show("\(map.overlays.count) shape")
        }
        button("Me") { [unowned self] in map.showsUserLocation = true }
        button("Allow me") { CLLocationManager().requestWhenInUseAuthorization() }
        button("Way") { [unowned self] in findWay() }
        button("Search") { [unowned self] in search("munich") }
        button("Search nothing") { [unowned self] in search("pizza") }
        button("Complete") { [unowned self] in
            completer.delegate = self
            completer.queryFragment = "Mu"
        }
        button("Picture") { [unowned self] in takePicture() }
    }

    private func findWay() {
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: first.coordinate))
        request.destination = MKMapItem(
            placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 49, longitude: 11)))
        request.transportType = .walking
        MKDirections(request: request).calculate { [weak self] response, _ in
            guard let route = response?.routes.first else { return }
            self?.show("\(Int(route.distance / 1_000)) km in \(Int(route.expectedTravelTime / 3_600)) h")
        }
    }

    private func search(_ text: String) {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = text
        MKLocalSearch(request: request).start { [weak self] response, error in
            self?.show(
                response?.mapItems.first?.placemark.title ?? "\((error as? MKError)?.code == .placemarkNotFound)")
        }
    }

    private func takePicture() {
        let options = MKMapSnapshotter.Options()
        options.region = map.region
        options.size = CGSize(width: 100, height: 50)
        MKMapSnapshotter(options: options).start { [weak self] picture, _ in
            guard let picture, let self else { return }
            let point = picture.point(for: first.coordinate)
            show("picture \(picture.image.size.width) \(Int(point.x.rounded())) \(Int(point.y.rounded()))")
        }
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard annotation is Stop else { return nil }
        let view = mapView.dequeueReusableAnnotationView(withIdentifier: "stop", for: annotation)
        show("view \((view as? StopView)?.name ?? "none")")
        view.image = UIImage(systemName: "tram")
        view.canShowCallout = true
        view.clusteringIdentifier = identifier
        let button = UIButton(type: .detailDisclosure)
        button.accessibilityLabel = "More"
        view.rightCalloutAccessoryView = button
        return view
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { show("selected") }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { show("more of \(view.annotation?.title ?? "")") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer =
            overlay is MKCircle
            ? MKCircleRenderer(overlay: overlay) : MKPolylineRenderer(overlay: overlay) as MKOverlayPathRenderer
        renderer.strokeColor = .red
        renderer.lineWidth = 3
        renderer.fillColor = .blue
        return renderer
    }
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) { show("\(renderers.count) renderers") }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        show("me at \(userLocation.coordinate.latitude)")
    }
}

extension MapController: MKLocalSearchCompleterDelegate {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        show("may be \(completer.results.map(\.title).joined(separator: ", "))")
    }
}

@Suite("The map of a session")
struct MapViewTests {
    private static let app: @Sendable () -> any UIApplicationDelegate = { WindowApp(MapController()) }

    private func isReplayed(_ session: TestSession) async throws -> Bool {
        let before = await session.texts()
        let copy = try await session.rebuilt(Self.app)
        let differs = await copy.snapshot()["origin"]?["firstDifference"] ?? .null
        let after = await copy.texts()
        return after == before && differs == .null
    }

    @Test func `A selected annotation shows a callout whose button reaches the delegate`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Pin")
        #expect(await session.shows("view made"))
        #expect(await !session.shows("Line 2"))
        try await session.tap("First")
        #expect(await session.shows("selected"))
        #expect(await session.shows("Line 2"))
        try await session.tap("More")
        #expect(await session.shows("more of First"))
        try await session.tap("Unpin")
        #expect(await !session.shows("Line 2"))
        try await session.tap("Pin")
        #expect(await session.shows("view used again"))
        #expect(try await isReplayed(session))
    }

    @Test func `Overlapping annotations are shown as one until the map is large enough`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Both")
        #expect(await session.shows("2 First + 1"))
        try await session.tap("Apart")
        #expect(await !session.shows("2 First + 1"))
        try await session.tap("Second")
        #expect(await session.shows("Line 2"))
    }

    @Test func `Lines and circles are drawn by the renderers of the delegate`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Lines")
        #expect(await session.shows("2 renderers"))
        try await session.tap("No circle")
        #expect(await session.shows("1 shape"))
        #expect(try await isReplayed(session))
    }

    @Test func `The device is on the map once the app may know its location`() async throws {
        let session = await TestSession.open(Self.app, device: .init(location: .usual))
        try await session.tap("Me")
        #expect(await !session.shows("me at 37.3323"))
        try await session.tap("Allow me")
        try await session.tap("Allow While Using App")
        #expect(await session.shows("me at 37.3323"))
    }

    @Test func `Searches find cities, and ways are straight lines`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Search")
        #expect(await session.shows("Munich, Bavaria, Germany"))
        try await session.tap("Search nothing")
        #expect(await session.shows("true"))
        #expect(await session.log().contains { $0.contains("search for \"pizza\" found nothing") })
        try await session.tap("Complete")
        #expect(await session.shows("may be Munich, Mumbai"))
        try await session.tap("Way")
        #expect(await session.shows("111 km in 22 h"))
        #expect(await session.log().contains { $0.contains("straight line") })
        try await session.tap("Picture")
        #expect(await session.shows("picture 100.0 50 25"))
    }
}
