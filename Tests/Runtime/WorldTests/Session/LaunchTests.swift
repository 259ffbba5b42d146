import Beagle
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing

/// An app with a remote screen as its root, like most apps.
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

    @Test func `A requested screen replaces the app's root before the root loads`() async {
        let backend = TestBackend()
        backend.answer("/asked", with: .screen(text))
        let session = await TestSession.open(RemoteRootApp.init, screen: "/asked", backend: backend)
        #expect(backend.requests.map(\.url.path) == ["/asked"])
        #expect(await session.stateNames() == ["started", "started", "started", "success", "finished"])
        #expect(await session.shows("Here"))
    }

    @Test func `Without a requested screen, the app's own root is shown`() async {
        let backend = TestBackend()
        backend.answer("/own", with: .screen(text))
        let session = await TestSession(RemoteRootApp.init, backend: backend)
        #expect(backend.requests.map(\.url.path) == ["/own"])
        #expect(await session.shows("Here"))
    }

    @Test func `A requested controller without a screen takes over the app's root before it loads`() async {
        let backend = TestBackend()
        backend.answer("/own", with: .screen(text))
        let session = await TestSession.open(RemoteRootApp.init, controller: "Other", backend: backend)
        #expect(backend.requests.map(\.url.path) == ["/own"])
        #expect(await rootController(session) == "OtherNavigationController")
        #expect(await session.shows("Here"))
    }

    @Test func `A native root keeps its controller despite a requested one, and the log says why`() async {
        let session = await TestSession.open(WorkshopApp.init, controller: "Other")
        #expect(await rootController(session) == "UINavigationController")
        #expect(await session.shows("Count 0"))
        let notes = (await session.snapshot()["log"]?.array ?? []).compactMap { $0["message"]?.string }
        #expect(notes.contains { $0.contains("\"Other\"") && $0.contains("UINavigationController") })
    }

    private func rootController(_ session: TestSession) async -> String? {
        await session.snapshot()["navigation"]?["stacks"]?.array?.first?["controller"]?.string
    }

    @Test func `An app without a root view controller shows a screen that says so`() async {
        let session = await TestSession(EmptyApp.init)
        #expect(await session.texts().contains { $0.contains("no root view controller") })
    }

    @Test func `An app without a root view controller shows the requested screen`() async {
        let backend = TestBackend()
        backend.answer("/asked", with: .screen(text))
        let session = await TestSession.open(EmptyApp.init, screen: "/asked", backend: backend)
        #expect(await session.shows("Here"))
    }
}
