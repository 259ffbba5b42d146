import Beagle
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing

/// An app whose own root is a remote screen, as most apps' are.
private final class RemoteRootApp: UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerNavigationController(builder: OtherNavigationController.init, forId: "Other")
        Beagle.dependencies = dependencies
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BeagleScreenViewController(.remote(.init(url: "/own")))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class OtherNavigationController: BeagleNavigationController {}

/// An app that shows nothing.
private final class EmptyApp: UIApplicationDelegate {}

@Suite("Launching an app")
struct LaunchTests {
    private let text = #"{"_beagleComponent_":"beagle:text","text":"Here"}"#

    @Test("A screen that was asked for takes the root's place before the root loads")
    func askedScreen() async {
        let backend = TestBackend()
        backend.answer("/asked", with: .screen(text))
        let session = await TestSession.open(RemoteRootApp.init, screen: "/asked", backend: backend)
        #expect(backend.requests.map(\.url.path) == ["/asked"])
        #expect(await session.stateNames() == ["started", "started", "started", "success", "finished"])
        #expect(await session.shows("Here"))
    }

    @Test("Without a screen the app's own root is shown")
    func ownRoot() async {
        let backend = TestBackend()
        backend.answer("/own", with: .screen(text))
        let session = await TestSession(RemoteRootApp.init, backend: backend)
        #expect(backend.requests.map(\.url.path) == ["/own"])
        #expect(await session.shows("Here"))
    }

    @Test("A controller without a screen takes the app's own root, before the root loads")
    func controllerOfOwnRoot() async {
        let backend = TestBackend()
        backend.answer("/own", with: .screen(text))
        let session = await TestSession.open(RemoteRootApp.init, controller: "Other", backend: backend)
        #expect(backend.requests.map(\.url.path) == ["/own"])
        #expect(await rootController(session) == "OtherNavigationController")
        #expect(await session.shows("Here"))
    }

    @Test("A root that is no screen of its own stays, and the log says why")
    func controllerOfNativeRoot() async {
        let session = await TestSession.open(WorkshopApp.init, controller: "Other")
        #expect(await rootController(session) == "UINavigationController")
        #expect(await session.shows("Count 0"))
        let notes = (await session.snapshot()["log"]?.array ?? []).compactMap { $0["message"]?.string }
        #expect(notes.contains { $0.contains("\"Other\"") && $0.contains("UINavigationController") })
    }

    private func rootController(_ session: TestSession) async -> String? {
        await session.snapshot()["navigation"]?["stacks"]?.array?.first?["controller"]?.string
    }

    @Test("An app that shows nothing gets a screen that says so")
    func noRoot() async {
        let session = await TestSession(EmptyApp.init)
        #expect(await session.texts().contains { $0.contains("no root view controller") })
    }

    @Test("An app that shows nothing shows the screen that was asked for")
    func askedOfNothing() async {
        let backend = TestBackend()
        backend.answer("/asked", with: .screen(text))
        let session = await TestSession.open(EmptyApp.init, screen: "/asked", backend: backend)
        #expect(await session.shows("Here"))
    }
}
