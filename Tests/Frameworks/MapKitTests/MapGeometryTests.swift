import MapKit
import Testing
import UIKit

@Suite("The geometry of maps")
struct MapGeometryTests {
    private let munich = CLLocationCoordinate2D(latitude: 48.1372, longitude: 11.5755)

    @Test func `A coordinate and its map point belong together`() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle.x == MKMapSize.world.width / 2 && middle.y == MKMapSize.world.height / 2)
        let point = MKMapPoint(munich)
        #expect(abs(point.coordinate.latitude - 48.1372) < 1e-9 && abs(point.coordinate.longitude - 11.5755) < 1e-9)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y == 0)
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.1493) < 0.0001)
        #expect(
            abs(
                point.distance(to: MKMapPoint(x: point.x + 1_000 * MKMapPointsPerMeterAtLatitude(48.1372), y: point.y))
                    - 1_000) < 5)
    }

    @Test func `Rectangles unite, intersect and contain`() {
        let one = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let other = MKMapRect(x: 5, y: 5, width: 10, height: 20)
        #expect(MKMapRectEqualToRect(one.union(other), MKMapRect(x: 0, y: 0, width: 15, height: 25)))
        #expect(MKMapRectEqualToRect(one.intersection(other), MKMapRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(one.intersection(MKMapRect(x: 50, y: 0, width: 1, height: 1)).isNull)
        #expect(MKMapRectEqualToRect(MKMapRect.null.union(one), one))
        #expect(one.contains(MKMapPoint(x: 10, y: 0)) && !one.contains(other))
        #expect(MKMapRectEqualToRect(one.insetBy(dx: 2, dy: -1), MKMapRect(x: 2, y: -1, width: 6, height: 12)))
        #expect(MKMapRect(x: -5, y: 0, width: 10, height: 1).spans180thMeridian)
        #expect(MKMapRect(x: -5, y: 0, width: 10, height: 1).remainder().width == 5)
    }

    @Test func `A shape has the rectangle of its points`() {
        var places = [munich, CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)]
        let line = MKPolyline(coordinates: &places, count: 2)
        #expect(line.pointCount == 2 && line.boundingMapRect.contains(MKMapPoint(munich)))
        var copies = [CLLocationCoordinate2D()]
        line.getCoordinates(&copies, range: NSRange(location: 1, length: 1))
        #expect(abs(copies[0].latitude - 52.52) < 1e-9)
        #expect(line.location(atPointIndex: 0) == 0 && line.location(atPointIndex: 1) == 1)
        let circle = MKCircle(center: munich, radius: 1_000)
        let width = circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(munich.latitude)
        #expect(abs(width - 2_000) < 1)
    }

    @Test func `A map shows a region of its own shape around the one that was set`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        map.setRegion(
            MKCoordinateRegion(center: munich, latitudinalMeters: 1_000, longitudinalMeters: 1_000), animated: false)
        #expect(map.centerCoordinate.latitude == munich.latitude)
        #expect(abs(map.visibleMapRect.height / map.visibleMapRect.width - 2) < 1e-6)
        let middle = map.convert(munich, toPointTo: map)
        #expect(abs(middle.x - 100) < 1e-6 && abs(middle.y - 200) < 1e-6)
        let corner = map.convert(CGPoint(x: 20, y: 30), toCoordinateFrom: map)
        let back = map.convert(corner, toPointTo: map)
        #expect(abs(back.x - 20) < 1e-6 && abs(back.y - 30) < 1e-6)
        map.setCamera(
            MKMapCamera(lookingAtCenter: munich, fromDistance: 10_000, pitch: 0, heading: 0), animated: false)
        #expect(abs(map.camera.altitude - 10_000) < 50)
    }

    @Test func `Renderers draw the shape, with a hole in a polygon`() {
        func corners(_ size: Double) -> [MKMapPoint] {
            [MKMapPoint(x: 0, y: 0), MKMapPoint(x: size, y: 0), MKMapPoint(x: size, y: size)]
        }
        let hole = MKPolygon(points: corners(10), count: 3)
        let renderer = MKPolygonRenderer(
            polygon: MKPolygon(points: corners(100), count: 3, interiorPolygons: [hole]))
        renderer.fillColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        renderer.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        renderer.lineWidth = 3
        let data = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).pngData {
            renderer.draw(renderer.polygon.boundingMapRect, zoomScale: 1, in: $0.cgContext)
        }
        let svg = String(decoding: data, as: UTF8.self)
        #expect(svg.contains("evenodd") && svg.contains("stroke-width") && svg.contains("100"))
        #expect(renderer.rect(for: renderer.polygon.boundingMapRect) == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    private final class RedLines: NSObject, MKMapViewDelegate {
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKPolylineRenderer(overlay: overlay)
            renderer.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            renderer.lineWidth = 7
            return renderer
        }
    }

    @Test func `A map draws a line where its places are`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let delegate = RedLines()
        map.delegate = delegate
        let north = CLLocationCoordinate2D(latitude: munich.latitude + 0.001, longitude: munich.longitude)
        map.setRegion(
            MKCoordinateRegion(center: munich, latitudinalMeters: 1_000, longitudinalMeters: 1_000), animated: false)
        map.addOverlay(MKPolyline(coordinates: [munich, north], count: 2))
        map.layoutIfNeeded()
        let data = UIGraphicsImageRenderer(size: map.bounds.size).pngData {
            _ = map.drawHierarchy(in: map.bounds, afterScreenUpdates: true)
            _ = $0
        }
        let svg = String(decoding: data, as: UTF8.self)
        #expect(svg.contains("stroke-width=\"7\""), "\(svg)")
    }

    @Test func `Distances are formatted in few digits`() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: 543) == "550 m")
        #expect(formatter.string(fromDistance: 1_234) == "1.2 km")
        #expect(formatter.distance(from: "1.2 km") == 1_200)
        formatter.units = .imperial
        #expect(formatter.string(fromDistance: 16_093.44) == "10 mi")
    }
}
