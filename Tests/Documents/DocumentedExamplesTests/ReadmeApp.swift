import Beagle
import UIKit

/// The app in README, as printed there, but without its last line, which starts the server.
enum Readme {}

extension Readme {
    class PatientNavigationController: BeagleNavigationController {
        override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
            if case .error(_, let retry) = state {
                MainQueue.asyncAfter(.seconds(2), retry)  // no error view: try again until it works
            } else {
                super.serverDrivenStateDidChange(to: state, at: screenController)
            }
        }
    }

    class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let dependencies = BeagleDependencies()
            dependencies.navigation.registerDefaultNavigationController(builder: PatientNavigationController.init)
            Beagle.dependencies = dependencies
            return true
        }
    }
}
