import Beagle
import UIKit

/// The bakery's stall on the market: a folder of files, from the days of Beagle 1.1.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.navigationControllerType = DotsNavigationController.self
        Beagle.dependencies = dependencies

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Beagle.screen(.remote(.init(url: "/stall")))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
