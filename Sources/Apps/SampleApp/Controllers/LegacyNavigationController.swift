import BeagleLegacy
import UIKit

/// A navigation controller written for Beagle 1.0 and 1.1, where loading is a flag and an error also ends the loading.
final class LegacyNavigationController: BeagleNavigationController {
    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .loading(let isLoading):
            isLoading ? view.showLoading(.whiteLarge) : view.hideLoading()
        case .error(_, let retry):
            view.hideLoading()
            FriendlyErrorView(
                title: "Error", message: "This controller speaks the language of Beagle 1.1.", retry: retry
            ).present(in: view)
        }
    }
}
