import Beagle
import UIKit

/// Keeps the loading view of Beagle and replaces the error view: `super` receives every state except errors.
final class CustomErrorNavigationController: BeagleNavigationController {
    private weak var errorView: FriendlyErrorView?

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        guard case .error(_, let retry) = state else {
            super.serverDrivenStateDidChange(to: state, at: screenController)
            return
        }
        if let errorView, errorView.superview === view {
            errorView.addRetry(retry)
            return
        }
        let errorView = FriendlyErrorView(
            title: "That did not work", message: "The shop could not be reached. It is not your fault.", retry: retry)
        errorView.present(in: view)
        self.errorView = errorView
    }
}
