import Beagle
import UIKit

/// The app delegate, as on iOS. Each session has its own instance.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerDefaultNavigationController(builder: StarterAppNavigationController.init)
        dependencies.coder.register(type: Badge.self)
        dependencies.deepLinkHandler = DeepLinks()
        Beagle.dependencies = dependencies

        UIStoryboard.register("Main") { scenes in
            scenes.scene("Hello", HelloViewController.init)
        }

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BeagleScreenViewController(.remote(.init(url: "/home")))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
