import Beagle
import UIKit

/// The app in README, as printed there; only its last line, which starts the server, is left out.
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

    struct Stars: Widget {  // {"_beagleComponent_": "custom:stars", "rating": "@{bike.rating}"}
        var rating: Beagle.Expression<Int>
        var id: String?
        var style: Style?
        var accessibility: Accessibility?

        func toView(renderer: BeagleRenderer) -> UIView {
            let label = UILabel()
            renderer.observe(rating, andUpdateManyIn: label) { [weak label] rating in
                label?.text = String(repeating: "★", count: rating ?? 0)
            }
            return label
        }
    }

    class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let dependencies = BeagleDependencies()
            dependencies.navigation.registerDefaultNavigationController(builder: PatientNavigationController.init)
            dependencies.coder.register(type: Stars.self)
            Beagle.dependencies = dependencies
            return true
        }
    }
}
