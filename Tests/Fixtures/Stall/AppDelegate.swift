import Beagle
import UIKit

/// The app of the bakery's market stall: a folder of files, written for Beagle 1.1.
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
