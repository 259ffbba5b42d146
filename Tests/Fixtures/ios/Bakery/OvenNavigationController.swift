import Beagle
import UIKit

/// Counts the failed requests of its screens.
final class OvenNavigationController: BeagleNavigationController {
    @objc private(set) dynamic var failures = 0

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        super.serverDrivenStateDidChange(to: state, at: screenController)
        if case .error = state { failures += 1 }
    }
}
