import Beagle
import UIKit

/// Shows dots while a screen loads. If the screen cannot be loaded, asks whether to try again.
class DotsNavigationController: BeagleNavigationController {
    private let dots = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
    private var loadings = 0

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .loading(let loading):
            loading ? wait() : rest()
        case .error(.remoteScreen, let retry):
            rest()
            ask("The stall is closed", retry)
        case .error(_, let retry):
            rest()
            ask("Something went wrong", retry)
        }
    }

    private func wait() {
        loadings += 1
        dots.text = String(repeating: "●", count: loadings)
        view.addSubview(dots)
    }

    private func rest() {
        dots.removeFromSuperview()
    }

    private func ask(_ question: String, _ retry: @escaping BeagleRetry) {
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
        alert.addAction(UIAlertAction(title: "Leave it", style: .cancel))
        present(alert, animated: true)
    }
}
