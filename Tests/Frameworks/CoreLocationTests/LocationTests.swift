import CoreLocation
import KennelTesting
import SessionSupport
import Testing
import UIKit
import Wire

/// An app that records the locations that it receives.
private func walkApp() -> WindowApp { WindowApp(WalkController()) }

private final class WalkController: LogController, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let geocoder = CLGeocoder()

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.delegate = self
        button("Ask") { $0.manager.requestWhenInUseAuthorization() }
        button("Ask more") { $0.manager.requestAlwaysAuthorization() }
        button("Once") { $0.manager.requestLocation() }
        button("Start") { $0.manager.startUpdatingLocation() }
        button("Stop") { $0.manager.stopUpdatingLocation() }
        button("Coarse") { $0.manager.distanceFilter = 10_000 }
        button("Address") { controller in
            controller.geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { marks, error in
                controller.show("\(marks == nil) \((error as? CLError)?.code == .geocodeFoundNoResult)")
            }
        }
        button("City") { controller in
            controller.geocoder.geocodeAddressString("Rua A, Uberlandia") { marks, _ in
                guard let place = marks?.first?.location else { return }
                controller.geocoder.reverseGeocodeLocation(place) { marks, _ in
                    controller.show("\(marks?.first?.locality ?? "") \(marks?.first?.isoCountryCode ?? "")")
                }
            }
        }
        button("Region") { controller in
            let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
            controller.manager.startMonitoring(for: CLCircularRegion(center: center, radius: 10, identifier: "zero"))
        }
    }

    private func button(_ title: String, _ work: @escaping (WalkController) -> Void) {
        button(title) { [unowned self] in work(self) }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        show("may: \(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for place in locations { show("at \(place.coordinate.latitude), \(place.coordinate.longitude)") }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let code = (error as? CLError)?.code
        show("failed \(code == .denied) \((error as NSError).domain) \((error as NSError).code)")
    }
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) { show("not watched: \(region?.identifier ?? "")") }
}

@Suite("Where a session's device is")
struct LocationTests {
    private let usual = "at 37.3323, -122.0312"

    private func open() async -> TestSession { await TestSession.open(walkApp, backend: TestBackend()) }

    private func facts(_ session: TestSession) async -> [String] {
        await session.texts().filter { $0.contains(":") || $0.hasPrefix("at ") || $0.hasPrefix("failed") }
    }

    private func isReplayed(_ session: TestSession) async throws -> Bool {
        let before = await session.texts()
        let copy = try await session.rebuilt(walkApp)
        let differs = await copy.snapshot()["origin"]?["firstDifference"] ?? .null
        let after = await copy.texts()
        return after == before && differs == .null
    }

    @Test func `Location updates are delivered after the user allows them and as the device moves`() async throws {
        let session = await open()
        try await session.tap("Start")
        try await session.tap("Ask")
        #expect(await session.alerts().count == 1)
        try await session.tap("Allow While Using App")
        #expect(await facts(session) == ["may: notDetermined", "may: authorizedWhenInUse", usual])
        try await session.change(DeviceChange(location: Device.Location(latitude: 52.5, longitude: 13.25)))
        #expect(await session.shows("at 52.5, 13.25"))
        try await session.tap("Coarse")
        try await session.change(DeviceChange(location: Device.Location(latitude: 52.51, longitude: 13.25)))
        #expect(await !session.shows("at 52.51, 13.25"))
        try await session.tap("Stop")
        try await session.change(DeviceChange(location: Device.Location(latitude: 48, longitude: 11)))
        #expect(await !session.shows("at 48.0, 11.0"))
        try await session.tap("Once")
        #expect(await session.shows("at 48.0, 11.0"))
        #expect(try await isReplayed(session))
    }

    @Test func `After the user denies permission, the app gets an error and is not asked again`() async throws {
        let session = await open()
        try await session.tap("Ask")
        try await session.tap("Don’t Allow")
        try await session.tap("Once")
        try await session.tap("Ask")
        #expect(await session.alerts().isEmpty)
        #expect(await facts(session) == ["may: notDetermined", "may: denied", "failed true kCLErrorDomain 1"])
    }

    /// Opens the app with an Info.plist that contains these members.
    private func open(saying members: String) async -> TestSession {
        let bytes = Array(
            #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(members)</dict></plist>"#.utf8)
        // These bytes are not freed before the tests end.
        let kept = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        kept.copyBytes(from: bytes)
        nonisolated(unsafe) let info = UnsafeRawBufferPointer(kept)  // no longer written
        return await TestSession.open(
            {
                UIApplication.shared.files = AppFiles([], info: info)
                return walkApp()
            }, backend: TestBackend())
    }

    @Test func `Without a usage description in Info.plist nobody is asked, and the missing key is logged`() async throws
    {
        let session = await open(saying: "<key>CFBundleName</key><string>Walk</string>")
        try await session.tap("Ask")
        #expect(await session.alerts().isEmpty)
        #expect(await facts(session) == ["may: notDetermined"])
        #expect(await session.log().contains { $0.contains("no NSLocationWhenInUseUsageDescription, so nobody") })
        let half = await open(
            saying: "<key>NSLocationWhenInUseUsageDescription</key><string>To show shops.</string>")
        try await half.tap("Ask more")
        #expect(await half.alerts().isEmpty)
        #expect(
            await half.log().contains { $0.contains("no NSLocationAlwaysAndWhenInUseUsageDescription, so") })
        try await half.tap("Ask")
        #expect(await half.alerts().count == 1)
    }

    @Test func `The permission Always is requested separately`() async throws {
        let session = await open()
        try await session.tap("Ask")
        try await session.tap("Allow While Using App")
        try await session.tap("Ask more")
        try await session.tap("Change to Always Allow")
        #expect(await facts(session).last == "may: authorizedAlways")
    }

    @Test func `A city is found by an address that names it, and by its place`() async throws {
        let session = await open()
        try await session.tap("City")
        #expect(await session.shows("Uberlândia BR"))
    }

    @Test func `Places without a known city have no address, and regions are not monitored`() async throws {
        let session = await open()
        try await session.tap("Address")
        try await session.tap("Region")
        #expect(await session.shows("true true"))
        #expect(await session.shows("not watched: zero"))
    }

    @Test func `The settings of the device allow or deny the location without a question`() async throws {
        let session = await TestSession.open(walkApp, device: Device(locationAccess: .denied), backend: TestBackend())
        try await session.tap("Ask")
        #expect(await session.alerts().isEmpty)
        try await session.tap("Once")
        #expect(await session.shows("failed true kCLErrorDomain 1"))
        try await session.change(.init(locationAccess: .allowed))
        #expect(await session.shows("may: authorizedWhenInUse"))
        try await session.tap("Start")
        await session.advance(by: .seconds(1))
        #expect(await session.texts().contains { $0.hasPrefix("at 37.33") })
        try await session.change(.init(locationAccess: .ask))
        #expect(await session.shows("may: notDetermined"))
    }

    @Test func `Distances follow the earth's surface`() {
        let berlin = CLLocation(latitude: 52.5200, longitude: 13.4050)
        let munich = CLLocation(latitude: 48.1371, longitude: 11.5754)
        #expect(abs(berlin.distance(from: munich) - 504_200) < 2_500)
        let region = CLCircularRegion(center: berlin.coordinate, radius: 600_000, identifier: "Germany")
        #expect(region.contains(munich.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }
}
