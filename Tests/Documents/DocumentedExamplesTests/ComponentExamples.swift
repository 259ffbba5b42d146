import Beagle
import UIKit

/// The app of Beagle's DocC page: the controller of README, and a custom component of the app.
enum ComponentExamples {
    private typealias PatientNavigationController = Readme.PatientNavigationController

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
