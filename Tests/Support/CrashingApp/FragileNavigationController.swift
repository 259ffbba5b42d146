import Beagle
import UIKit

/// Survives three errors, and crashes when the third error is retried.
final class FragileNavigationController: BeagleNavigationController {
    private var errors = 0

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .error: errors += 1
        case .started:
            // The mistake is that this table of waiting times has too few entries.
            let waits = [0, 1, 2]
            if errors > 0 { precondition(waits.indices.contains(errors), "no wait for retry \(errors)") }
        case .finished, .success: break
        }
        super.serverDrivenStateDidChange(to: state, at: screenController)
    }
}
