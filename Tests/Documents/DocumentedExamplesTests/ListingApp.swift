import Beagle
import KennelTesting
import UIKit

/// An app that runs the code of a listing at its start, and shows the controller that this code returns.
final class ListingApp: UIResponder, UIApplicationDelegate {
    private let start: () -> UIViewController?
    var window: UIWindow?

    init(start: @escaping () -> UIViewController?) {
        self.start = start
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let root = start() else { return true }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// Opens `/screen` under the controller that a listing registers. The backend fails twice, slowly, and then answers.
func openListing(_ controllerId: String, register: @escaping @Sendable () -> Void) async -> TestSession {
    let backend = TestBackend()
    let slowly = Duration.seconds(2)
    backend.answer(
        "/screen", with: .after(slowly, .status(500)), .after(slowly, .status(500)),
        .after(slowly, .screen(#"{"_beagleComponent_":"beagle:text","text":"Arrived"}"#)))
    return await TestSession.open(
        {
            ListingApp {
                register()
                return nil
            }
        }, screen: "/screen", controller: controllerId, backend: backend)
}

/// Registers one controller, as the second step of each page of Beagle's documentation does.
func register(_ controllerId: String, _ builder: @escaping () -> BeagleNavigationController) {
    let dependencies = BeagleDependencies()
    dependencies.navigation.registerNavigationController(builder: builder, forId: controllerId)
    Beagle.dependencies = dependencies
}
