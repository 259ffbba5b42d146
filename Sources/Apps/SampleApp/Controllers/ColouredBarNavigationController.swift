import Beagle
import UIKit

/// The stack that `beagle:pushStack` presents: told apart by its bar, otherwise Beagle's own.
final class ColouredBarNavigationController: BeagleNavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.barTintColor = .systemRed
        navigationBar.tintColor = .white
        navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
}
