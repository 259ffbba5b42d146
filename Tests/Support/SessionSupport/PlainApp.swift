import Beagle
package import HeadlessUIKit

/// An app that has nothing but Beagle's own navigation controller, and no screen of its own.
package final class PlainApp: UIResponder, UIApplicationDelegate {
    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Beagle.dependencies = BeagleDependencies()
        return true
    }
}
