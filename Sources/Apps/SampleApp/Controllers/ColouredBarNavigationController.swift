import Beagle
import UIKit

/// The navigation controller for `beagle:pushStack`: a coloured bar, otherwise the behaviour of Beagle.
final class ColouredBarNavigationController: BeagleNavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.barTintColor = .systemRed
        navigationBar.tintColor = .white
        navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
}
