import Beagle
import UIKit

/// An app with an ordinary navigation controller and one that crashes.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerDefaultNavigationController(builder: BeagleNavigationController.init)
        dependencies.navigation.registerNavigationController(
            builder: CrashingNavigationController.init, forId: "Crashing")
        dependencies.navigation.registerNavigationController(
            builder: FragileNavigationController.init, forId: "Fragile")
        dependencies.coder.register(type: GoWrong.self)
        dependencies.coder.register(type: Counted.self)
        dependencies.coder.register(type: Shy.self)
        dependencies.coder.register(type: Picky.self)
        Beagle.dependencies = dependencies
        return true
    }
}
