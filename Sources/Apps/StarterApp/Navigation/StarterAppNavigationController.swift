import Beagle
import UIKit

/// Shows the loading view of Beagle, and errors in a view of the app.
final class StarterAppNavigationController: BeagleNavigationController {
    private weak var problem: ProblemView?

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .started, .finished, .success:
            super.serverDrivenStateDidChange(to: state, at: screenController)
        case .error(_, let retry):
            if let problem {
                problem.add(retry)
            } else {
                let problem = ProblemView(retry)
                problem.present(in: view)
                self.problem = problem
            }
        }
    }
}
