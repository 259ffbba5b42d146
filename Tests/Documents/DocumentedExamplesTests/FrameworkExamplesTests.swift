import KennelTesting
import Testing
import UIKit

/// An app with one controller in its window.
class FrameworkExampleApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func makeController() -> UIViewController { UIViewController() }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeController()
        window?.makeKeyAndVisible()
        return true
    }
}

@Suite("The example of CoreData's pages")
struct CoreDataExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.NotesController() }
    }

    @Test func `A rebuilt session has the saved objects, and a new session has none`() async throws {
        let session = await TestSession.open(AppDelegate.init)
        try await session.tap("Add")
        #expect(await session.shows("Notes: 1"))
        let restarted = try await session.rebuilt(AppDelegate.init)
        try await restarted.tap("Add")
        #expect(await restarted.shows("Notes: 2"))
        let other = await TestSession.open(AppDelegate.init)
        try await other.tap("Add")
        #expect(await other.shows("Notes: 1"))
    }
}

@Suite("The example of Combine's pages")
struct CombineExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.SearchController() }
    }

    @Test func `A debounced text arrives after exactly its delay`() async throws {
        let session = await TestSession.open(AppDelegate.init)
        try await session.type("rye", into: "Search")
        await session.advance(by: .milliseconds(299))
        #expect(await !session.shows("Results for rye"))
        await session.advance(by: .milliseconds(1))
        #expect(await session.shows("Results for rye"))
    }
}

@Suite("The example of SQLite3's page")
struct SQLite3ExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.DiaryController() }
    }

    @Test func `A database in the documents folder takes a row`() async {
        let session = await TestSession.open(AppDelegate.init)
        #expect(await session.shows("Rows added: 1"))
    }
}

@Suite("The example of UserNotifications' pages")
struct UserNotificationsExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController {
            UINavigationController(rootViewController: FrameworkExamples.OvenController())
        }
    }

    @Test func `A notification is a banner when it is due, and a tap on it reaches the delegate`() async throws {
        let session = await TestSession.open(AppDelegate.init)
        try await session.tap("Allow")
        await session.advance(by: .seconds(600))
        #expect(await session.shows("The rye is done."))
        try await session.tap("The rye is done.")
        #expect(await session.shows("Opened rye"))
    }
}

@Suite("The example of CoreLocation's pages")
struct CoreLocationExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.NearbyController() }
    }

    @Test func `The location of the device reaches the delegate, at first and after a change`() async throws {
        let session = await TestSession.open(AppDelegate.init, device: .init(location: .usual))
        try await session.tap("Allow While Using App")
        #expect(await session.shows("37.3323, -122.0312"))
        try await session.change(.init(location: .init(latitude: 52.5, longitude: 13.25)))
        #expect(await session.shows("52.5, 13.25"))
    }
}

@Suite("The example of LocalAuthentication's page")
struct LocalAuthenticationExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.SafeController() }
    }

    @Test(arguments: [true, false])
    func `The answer to the alert opens the safe, or says why not`(isOwner: Bool) async throws {
        let session = await TestSession.open(AppDelegate.init)
        try await session.tap(isOwner ? "It Is Me" : "Cancel")
        #expect(await session.shows(isOwner ? "Open" : "The person said no"))
    }
}

@Suite("The examples of the pages of Network, SystemConfiguration, Security and StoreKit")
struct DeviceExampleTests {
    private final class NetworkDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.ReachabilityController() }
    }

    private final class TokenDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.TokenController() }
    }

    private final class ThanksDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.ThanksController() }
    }

    private final class CoffeeDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController {
            UINavigationController(rootViewController: FrameworkExamples.CoffeeController())
        }
    }

    @Test func `The page says whether the device has a network`() async {
        #expect(await TestSession.open(NetworkDelegate.init).shows("Online"))
        #expect(FrameworkExamples.Connection().isConnected())
    }

    @Test func `The token is read from the keychain`() async {
        #expect(await TestSession.open(TokenDelegate.init).shows("42"))
    }

    @Test func `There is nothing to buy`() async {
        #expect(await TestSession.open(CoffeeDelegate.init).shows("Nothing to buy"))
    }

    @Test func `The request for a review is logged`() async {
        let session = await TestSession.open(ThanksDelegate.init)
        #expect(await session.log().contains { $0.contains("asks for a review") })
    }
}

@Suite("The examples of the pages of AVFoundation, AVKit, MapKit and PhotosUI")
struct MediaExampleTests {
    private final class TrailerDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.TrailerController() }
    }

    private final class VideoDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.VideoController() }
    }

    private final class ShopsDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController {
            UINavigationController(rootViewController: FrameworkExamples.ShopsController())
        }
    }

    private final class BellDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.BellController() }
    }

    private final class AlbumDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController {
            UINavigationController(rootViewController: FrameworkExamples.AlbumController())
        }
    }

    private final class TripDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController {
            UINavigationController(rootViewController: FrameworkExamples.TripController())
        }
    }

    private final class PortraitDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.PortraitController() }
    }

    @Test func `The trailer that is played is logged`() async {
        let session = await TestSession.open(TrailerDelegate.init)
        #expect(await session.log().contains { $0.contains("plays https://example.com/trailer.mp4") })
        #expect(await !TestSession.open(VideoDelegate.init).log().contains { $0.contains("plays") })
    }

    @Test func `A press on an annotation selects it`() async throws {
        let session = await TestSession.open(ShopsDelegate.init)
        #expect(await session.shows("Map of 48.1370, 11.5750\nMaps are not shown here"))
        try await session.tap("Bakery")
        #expect(await session.shows("Bakery"))
    }

    @Test func `The way to a city is as long as a straight line`() async {
        let session = await TestSession.open(TripDelegate.init)
        #expect(await session.shows("313 mi"))
        #expect(await session.log().contains { $0.contains("straight line") })
    }

    @Test func `The vibration is logged`() async {
        #expect(await TestSession.open(BellDelegate.init).log().contains { $0.contains("vibrates") })
    }

    @Test func `A picture is saved after the user allows it`() async throws {
        let session = await TestSession.open(AlbumDelegate.init)
        try await session.tap("Allow Full Access")
        #expect(await session.shows("1 picture"))
    }

    @Test func `A sample picture can be chosen`() async throws {
        let session = await TestSession.open(PortraitDelegate.init)
        try await session.tap("Choose")
        try await session.tap("Hills")
        #expect(await session.shows("Choose"))
    }
}

@Suite("The example of CoreMotion's page")
struct CoreMotionExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.StepsController() }
    }

    @Test func `The page says that no steps are counted`() async {
        #expect(await TestSession.open(AppDelegate.init).shows("The device has no pedometer"))
    }
}

@Suite("The examples of the pages of CryptoKit, CommonCrypto and Compression")
struct CryptographyExampleTests {
    private final class DigestDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.DigestController() }
    }

    @Test func `The screen and the function give the same digest`() async {
        let digest = FrameworkExamples.Checksum().sha256(of: "rye")
        #expect(await TestSession.open(DigestDelegate.init).shows(String(digest.prefix(8))))
    }

    @Test func `What is packed is unpacked again`() throws {
        let text = String(repeating: "rye bread ", count: 1_000)
        let packed = try FrameworkExamples.Archive().packed(text)
        #expect(packed.count < 200)
        #expect(FrameworkExamples.Archive().unpacked(packed) == text)
    }
}

@Suite("The example of os's page")
struct OSExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { FrameworkExamples.BasketController() }
    }

    @Test func `A logged message is in the session's log`() async {
        let session = await TestSession.open(AppDelegate.init)
        #expect(await session.log().contains { $0.contains("The basket holds 2 loaves") })
    }
}

@Suite("The examples of CoreGraphics' and QuartzCore's pages")
struct DrawingExampleTests {
    private final class Controller: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let (gauge, badge) = (FrameworkExamples.GaugeView(), FrameworkExamples.BadgeView())
            gauge.frame = CGRect(x: 0, y: 100, width: 200, height: 20)
            badge.frame = CGRect(x: 0, y: 200, width: 40, height: 40)
            view.addSubview(gauge)
            view.addSubview(badge)
            badge.showRing()
        }
    }

    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { Controller() }
    }

    @Test func `All of the gauge and the badge is drawn`() async {
        let session = await TestSession.open(AppDelegate.init)
        let tree = "\(await session.snapshot())"
        #expect(tree.contains("GaugeView") && tree.contains("BadgeView"))
        let log = await session.log()
        #expect(log == ["opens the app"])
    }
}

@Suite("The example of UniformTypeIdentifiers' page")
struct UniformTypeExampleTests {
    @Test func `The extension of a file gives its media type`() {
        #expect(FrameworkExamples.Attachment(file: URL(filePath: "/map.png")).mediaType == "image/png")
        #expect(FrameworkExamples.Attachment(file: URL(filePath: "/map")).mediaType == "application/octet-stream")
    }
}
