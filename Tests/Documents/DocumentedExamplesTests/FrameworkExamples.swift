import AVFoundation
import AVKit
import AudioToolbox
import Combine
import CommonCrypto
import Compression
import CoreData
import CoreLocation
import CoreMotion
import CryptoKit
import LocalAuthentication
import MapKit
import Network
import Photos
import PhotosUI
import SQLite3
import Security
import StoreKit
import SystemConfiguration
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import os

/// The listings of the DocC pages of modules that stand in for Apple's frameworks.
enum FrameworkExamples {
    final class Note: NSManagedObject {
        var text: String {
            get { managedValue("text") }
            set { setManagedValue("text", newValue) }
        }

        static func model() -> NSManagedObjectModel {
            let text = NSAttributeDescription(name: "text", isOptional: false)
            let note = NSEntityDescription(
                "Note", of: Note.self, properties: [text], make: { Note(entity: $0, insertInto: $1) })
            return NSManagedObjectModel("Notes", [note])
        }
    }

    final class NotesController: UIViewController {
        private let container = NSPersistentContainer(name: "Notes", managedObjectModel: Note.model())
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            container.loadPersistentStores { _, error in
                if let error { fatalError("The store was not loaded: \(error)") }
            }
            let add = UIButton(type: .system)
            add.setTitle("Add", for: .normal)
            add.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
            let stack = UIStackView(arrangedSubviews: [label, add])
            stack.axis = .vertical
            stack.frame = view.bounds
            view.addSubview(stack)
        }

        private func add() {
            let context = container.viewContext
            let note = Note(context: context)
            note.text = "Bread"
            do {
                try context.save()
                label.text = "Notes: \(try context.count(for: NSFetchRequest<Note>(entityName: "Note")))"
            } catch {
                label.text = error.localizedDescription
            }
        }
    }

    final class SearchModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var title = ""

        init() {
            $query
                .dropFirst()
                .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                .removeDuplicates()
                .map { "Results for \($0)" }
                .assign(to: &$title)
        }
    }

    final class SearchController: UIViewController {
        private let model = SearchModel()
        private let field = UITextField()
        private let label = UILabel()
        private var subscriptions: Set<AnyCancellable> = []

        override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Search"
            field.addAction(UIAction { [model, field] _ in model.query = field.text ?? "" }, for: .editingChanged)
            model.$title.sink { [label] in label.text = $0 }.store(in: &subscriptions)
            let stack = UIStackView(arrangedSubviews: [field, label])
            stack.axis = .vertical
            stack.frame = view.bounds
            view.addSubview(stack)
        }
    }

    final class DiaryController: UIViewController {
        private let label = UILabel()
        private var database: OpaquePointer?

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            let folder = FileManager.default.urls(ofAppFolder: .documentDirectory, in: .userDomainMask)[0]
            let path = folder.appendingPathComponent("diary.sqlite").path
            guard sqlite3_open(path, &database) == SQLITE_OK else { return }
            let table = "CREATE TABLE IF NOT EXISTS page (words TEXT, written TEXT DEFAULT CURRENT_TIMESTAMP)"
            sqlite3_exec(database, table, nil, nil, nil)
            sqlite3_exec(database, "INSERT INTO page (words) VALUES ('Baked bread')", nil, nil, nil)
            label.text = "Rows added: \(sqlite3_changes(database))"
        }

        deinit { sqlite3_close(database) }
    }

    final class OvenController: UIViewController, UNUserNotificationCenterDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            let center = UNUserNotificationCenter.current()
            center.delegate = self
            center.requestAuthorization(options: .alert) { isAllowed, _ in
                guard isAllowed else { return }
                let content = UNMutableNotificationContent()
                content.title = "Bread"
                content.body = "The rye is done."
                let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false)
                center.add(UNNotificationRequest(identifier: "rye", content: content, trigger: trigger))
            }
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            completionHandler(.banner)
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            title = "Opened \(response.notification.request.identifier)"
            completionHandler()
        }
    }

    final class NearbyController: UIViewController, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            manager.delegate = self
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            guard let place = locations.last?.coordinate else { return }
            label.text = "\(place.latitude), \(place.longitude)"
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            label.text = error.localizedDescription
        }
    }

    final class SafeController: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            let context = LAContext()
            context.evaluatePolicy(
                .deviceOwnerAuthentication, localizedReason: "The safe is locked."
            ) { [label] isOwner, error in
                label.text = isOwner ? "Open" : error?.localizedDescription
            }
        }
    }

    final class ReachabilityController: UIViewController {
        private let monitor = NWPathMonitor()
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            monitor.pathUpdateHandler = { [label] path in
                label.text = path.status == .satisfied ? "Online" : "Offline"
            }
            monitor.start(queue: .main)
        }
    }

    struct Connection {
        func isConnected() -> Bool {
            guard let network = SCNetworkReachabilityCreateWithName(nil, "example.com") else { return false }
            var flags = SCNetworkReachabilityFlags()
            return SCNetworkReachabilityGetFlags(network, &flags) && flags.contains(.reachable)
        }
    }

    final class TokenController: UIViewController {
        private let label = UILabel()
        private let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "token",
        ]

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            var added = item
            added[kSecValueData as String] = Data("42".utf8)
            _ = SecItemAdd(added as CFDictionary, nil)
            var query = item
            query[kSecReturnData as String] = true
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &found)
            label.text = status == errSecSuccess ? (found as? Data).map { String(decoding: $0, as: UTF8.self) } : nil
        }
    }

    final class TrailerController: UIViewController {
        private let player = AVPlayer()

        override func viewDidLoad() {
            super.viewDidLoad()
            let layer = AVPlayerLayer(player: player)
            layer.frame = CGRect(x: 0, y: 100, width: 393, height: 221)
            view.layer.addSublayer(layer)
            if let trailer = URL(string: "https://example.com/trailer.mp4") {
                player.replaceCurrentItem(with: AVPlayerItem(url: trailer))
            }
            player.play()
        }
    }

    final class VideoController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let video = AVPlayerViewController()
            video.player = URL(string: "https://example.com/trailer.mp4").map { AVPlayer(url: $0) }
            addChild(video)
            video.view.frame = view.bounds
            view.addSubview(video.view)
            video.didMove(toParent: self)
        }
    }

    final class ShopsController: UIViewController, MKMapViewDelegate {
        private let map = MKMapView()

        override func viewDidLoad() {
            super.viewDidLoad()
            map.frame = view.bounds
            map.delegate = self
            view.addSubview(map)
            let shop = MKPointAnnotation()
            shop.coordinate = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)
            shop.title = "Bakery"
            map.addAnnotation(shop)
            map.setRegion(
                MKCoordinateRegion(center: shop.coordinate, latitudinalMeters: 500, longitudinalMeters: 500),
                animated: false)
        }

        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { title = view.annotation?.title }
    }

    final class TripController: UIViewController, MKMapViewDelegate {
        private let map = MKMapView()

        override func viewDidLoad() {
            super.viewDidLoad()
            map.frame = view.bounds
            map.delegate = self
            view.addSubview(map)
            let request = MKLocalSearch.Request(naturalLanguageQuery: "Munich")
            MKLocalSearch(request: request).start { [weak self] response, _ in
                if let city = response?.mapItems.first { self?.showWay(to: city) }
            }
        }

        private func showWay(to city: MKMapItem) {
            let request = MKDirections.Request()
            request.source = MKMapItem(
                placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)))
            request.destination = city
            request.transportType = .automobile
            MKDirections(request: request).calculate { [weak self] response, _ in
                guard let self, let route = response?.routes.first else { return }
                title = MKDistanceFormatter().string(fromDistance: route.distance)
                map.addOverlay(route.polyline)
                map.setVisibleMapRect(route.polyline.boundingMapRect, animated: false)
            }
        }

        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKPolylineRenderer(overlay: overlay)
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 4
            return renderer
        }
    }

    final class CoffeeController: UIViewController, SKProductsRequestDelegate {
        private let request = SKProductsRequest(productIdentifiers: ["coffee"])

        override func viewDidLoad() {
            super.viewDidLoad()
            request.delegate = self
            request.start()
        }

        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            title = response.products.first?.localizedTitle ?? "Nothing to buy"
        }
    }

    final class BellController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        }
    }

    final class AlbumController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            PHPhotoLibrary.requestAuthorization(for: .readWrite) { [weak self] status in
                if status == .authorized { self?.save() }
            }
        }

        private func save() {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            PHPhotoLibrary.shared().performChanges {
                _ = PHAssetChangeRequest.creationRequestForAsset(from: picture)
            } completionHandler: { [weak self] _, _ in
                self?.title = "\(PHAsset.fetchAssets(with: .image, options: nil).count) picture"
            }
        }
    }

    final class PortraitController: UIViewController, PHPickerViewControllerDelegate {
        private let portrait = UIImageView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(portrait)
            let button = UIButton(type: .system)
            button.setTitle("Choose", for: .normal)
            button.frame = CGRect(x: 0, y: 420, width: 393, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func choose() {
            let picker = PHPickerViewController(configuration: PHPickerConfiguration())
            picker.delegate = self
            present(picker, animated: true)
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            results.first?.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] picture, _ in
                self?.portrait.image = picture as? UIImage
            }
        }
    }

    final class ThanksController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            SKStoreReviewController.requestReview()
        }
    }

    final class StepsController: UIViewController {
        private let pedometer = CMPedometer()
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            pedometer.startUpdates(from: _now()) { [label] data, error in
                label.text = data.map { "Steps: \($0.numberOfSteps)" } ?? error?.localizedDescription
            }
        }
    }

    final class DigestController: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            let digest = SHA256.hash(data: Data("rye".utf8))
            label.text = digest.prefix(4).map { String(format: "%02x", $0) }.joined()
        }
    }

    struct Checksum {
        func sha256(of text: String) -> String {
            var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
            CC_SHA256(Array(text.utf8), CC_LONG(text.utf8.count), &digest)
            return digest.map { String(format: "%02x", $0) }.joined()
        }
    }

    struct Archive {
        func packed(_ text: String) throws -> Data {
            var packed = Data()
            let filter = try OutputFilter(.compress, using: .zlib) { if let data = $0 { packed += data } }
            try filter.write(Data(text.utf8))
            try filter.finalize()
            return packed
        }

        func unpacked(_ data: Data) -> String {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = compression_decode_buffer(
                &buffer, buffer.count, Array(data), data.count, nil, COMPRESSION_ZLIB)
            return String(decoding: buffer.prefix(count), as: UTF8.self)
        }
    }

    final class BasketController: UIViewController {
        private let logger = Logger(subsystem: "com.example.shop", category: "basket")
        private let loaves = 2

        override func viewDidLoad() {
            super.viewDidLoad()
            logger.info("The basket holds \(self.loaves) loaves")
        }
    }

    final class GaugeView: UIView {
        var share: CGFloat = 0.25 { didSet { setNeedsDisplay() } }

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setFillColor(CGColor(gray: 0.9, alpha: 1))
            context.fill(bounds)
            let filled = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
            context.setFillColor(CGColor(red: 0.2, green: 0.6, blue: 0.3, alpha: 1))
            context.fill(filled)
        }
    }

    final class BadgeView: UIView {
        private let ring = CAShapeLayer()

        func showRing() {
            ring.path = CGPath(ellipseIn: bounds.insetBy(dx: 2, dy: 2), transform: nil)
            ring.fillColor = nil
            ring.strokeColor = UIColor.systemRed.cgColor
            ring.lineWidth = 4
            layer.addSublayer(ring)
            let growth = CABasicAnimation(keyPath: "strokeEnd")
            growth.fromValue = 0
            growth.duration = 0.5
            ring.add(growth, forKey: "growth")
        }
    }

    struct Attachment {
        let file: URL

        var mediaType: String {
            UTType(filenameExtension: file.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
        }
    }
}
