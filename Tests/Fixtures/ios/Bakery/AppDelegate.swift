import Beagle
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerDefaultNavigationController(builder: OvenNavigationController.init)
        dependencies.coder.register(type: PriceTag.self)
        Beagle.dependencies = dependencies
        return true
    }
}
