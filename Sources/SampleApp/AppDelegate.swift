import Beagle
public import UIKit

/// The sample app. Everything here would compile in an app for a phone.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The app's only window.
    public var window: UIWindow?

    /// Sets Beagle up and opens the shop's first screen.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerDefaultNavigationController(builder: BeagleNavigationController.init)
        dependencies.navigation.registerNavigationController(
            builder: CustomErrorNavigationController.init, forId: "CustomError")
        dependencies.navigation.registerNavigationController(
            builder: CustomLoadingNavigationController.init, forId: "CustomLoading")
        dependencies.navigation.registerNavigationController(
            builder: LegacyNavigationController.init, forId: "Legacy")
        dependencies.navigation.registerNavigationController(
            builder: ErrorKindsNavigationController.init, forId: "ErrorKinds")
        dependencies.navigation.registerNavigationController(
            builder: ColouredBarNavigationController.init, forId: "ColouredBar")
        dependencies.analyticsProvider = QuietAnalytics()
        Beagle.dependencies = dependencies

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BeagleScreenViewController(.remote(.init(url: "/home")))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
