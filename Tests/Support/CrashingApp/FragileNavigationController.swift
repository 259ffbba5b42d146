import Beagle
import UIKit

/// Survives three errors, and traps as the third of them is retried.
final class FragileNavigationController: BeagleNavigationController {
    private var errors = 0

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .error: errors += 1
        case .started:
            // The mistake: a table of waits that is too short.
            let waits = [0, 1, 2]
            if errors > 0 { precondition(waits.indices.contains(errors), "no wait for retry \(errors)") }
        case .finished, .success: break
        }
        super.serverDrivenStateDidChange(to: state, at: screenController)
    }
}
