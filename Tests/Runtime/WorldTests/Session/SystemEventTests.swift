import Foundation
import JSON
import KennelTesting
import SessionSupport
import Testing
import UIKit
import Wire

/// An app without scenes that records each call of the system.
private final class EventApp: UIApplicationDelegate {
    var window: UIWindow?
    let controller = EventController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) { controller.show("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) {
        controller.show("background \(application.applicationState == .background)")
    }
    func applicationWillEnterForeground(_ application: UIApplication) { controller.show("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) {
        controller.show("active \(application.applicationState == .active)")
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { controller.show("app warned") }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        controller.show("opens \(url)")
        return true
    }
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        controller.show("continues \(userActivity.webpageURL?.absoluteString ?? "")")
        return true
    }
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        controller.show("fetches \(userInfo["n"] as? Int ?? 0)")
        completionHandler(.newData)
    }
}

private final class EventController: LogController {
    private var observers: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        button("Settings") { [unowned self] in
            let traits = traitCollection
            show(
                "\(traits.accessibilityContrast) \(traits.legibilityWeight) "
                    + "\(UIAccessibility.isReduceTransparencyEnabled) \(ProcessInfo.processInfo.isLowPowerModeEnabled)")
        }
        let names = [
            UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification, .NSProcessInfoPowerStateDidChange,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] _ in
                show("heard \(name.rawValue)")
            }
        }
    }

    override func didReceiveMemoryWarning() { show("controller warned") }
}

@Suite("Events of the system")
struct SystemEventTests {
    private func open() async -> TestSession { await TestSession.open(EventApp.init, backend: TestBackend()) }

    private func events(_ session: TestSession) async -> [String] {
        await session.texts().filter { text in
            ["resigns", "background", "foreground", "active", "opens", "continues", "fetches"].contains {
                text.hasPrefix($0)
            } || text.hasSuffix("warned")
        }
    }

    @Test func `An app goes to the background under the home screen, whose button opens it again`() async throws {
        let session = await open()
        try await session.change(.init(app: .background))
        #expect(await session.texts().contains { $0.hasSuffix("is in the background") })
        #expect(await session.snapshot()["device"]?["app"] == "background")
        await #expect(throws: TestFailure.self) { try await session.tap("Settings") }
        try await session.tap("Open")
        #expect(await session.snapshot()["device"]?["app"] == nil)
        let told = ["active true", "resigns", "background true", "foreground", "active true"]
        #expect(await events(session) == told)
        let again = try await session.rebuilt(EventApp.init)
        #expect(await again.snapshot()["restored"]?["differsFrom"] == nil)
        #expect(await events(again) == told)
    }

    @Test func `A change of the device brings the app to the front too`() async throws {
        let session = await open()
        try await session.change(.init(app: .background))
        try await session.change(.init(app: .foreground))
        #expect(await events(session).suffix(2) == ["foreground", "active true"])
        #expect(await !session.texts().contains { $0.hasSuffix("is in the background") })
    }

    @Test func `A memory warning reaches the app and its controllers`() async throws {
        let session = await open()
        try await session.deliver(.memoryWarning)
        #expect(await events(session).suffix(2) == ["app warned", "controller warned"])
        #expect(await session.log().contains("receives a memory warning"))
    }

    @Test func `A URL is opened by its scheme, also from the background`() async throws {
        let session = await open()
        try await session.deliver(.openURL(try #require(URL(string: "shop://cart?a=1"))))
        #expect(await events(session).last == "opens shop://cart?a=1")
        try await session.change(.init(app: .background))
        try await session.deliver(.openURL(try #require(URL(string: "https://shop.example/cart"))))
        #expect(await events(session).suffix(2) == ["active true", "continues https://shop.example/cart"])
        #expect(await session.snapshot()["device"]?["app"] == nil)
    }

    @Test func `A silent notification reaches the app's delegate`() async throws {
        let session = await open()
        try await session.deliver(.notification(payload: #"{"aps":{"content-available":1},"n":7}"#))
        #expect(await events(session).last == "fetches 7")
    }

    @Test func `Settings for accessibility and power are told by traits and notifications`() async throws {
        let session = await open()
        try await session.tap("Settings")
        #expect(await session.shows("normal regular false false"))
        try await session.change(
            .init(contrast: .increased, textWeight: .bold, transparency: .reduced, power: .low))
        try await session.tap("Settings")
        #expect(await session.shows("high bold true true"))
        #expect(await session.texts().filter { $0.hasPrefix("heard ") }.count == 4)
    }

    @Test(arguments: [
        (#"{"type":"system","event":"openURL","url":"cart"}"#, "must be a URL such as \"myapp://cart\"."),
        (#"{"type":"system","event":"openURL"}"#, "Input \"system\" lacks \"url\"."),
        (#"{"type":"system","event":"memoryWarning","url":"a://b"}"#, "has no member \"url\"."),
        (#"{"type":"system","event":"notification","payload":"[]"}"#, "must be the text of a JSON object"),
        (
            #"{"type":"system","event":"earthquake"}"#,
            "must be one of \"memoryWarning\", \"openURL\", \"notification\"."
        ),
    ])
    func `An invalid event is refused with the reason`(text: String, reason: String) throws {
        let json = try JSON(parsing: text)
        do {
            _ = try PageInput(json)
            Issue.record("it was accepted")
        } catch {
            #expect("\(error)".contains(reason), "\(error)")
        }
    }
}
