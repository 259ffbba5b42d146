import Beagle
import UIKit

/// Handles each kind of error differently: a lost connection can be retried, a broken screen cannot.
final class ErrorKindsNavigationController: BeagleNavigationController {
    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .started, .finished, .success:
            super.serverDrivenStateDidChange(to: state, at: screenController)
        case .error(.remoteScreen(let error), let retry), .error(.submitForm(let error), let retry):
            show(error, retry: retry)
        case .error(.lazyLoad, _):
            showBanner("A part of this screen is missing.")
        case .error(.action(let error), _), .error(.webView(let error), _):
            showBanner(error.localizedDescription)
        case .error(.declarativeText, _):
            showBanner("The screen's text cannot be read.")
        }
    }

    private func show(_ error: Request.Error, retry: @escaping BeagleRetry) {
        switch error {
        case .networkError:
            FriendlyErrorView(title: "No connection", message: "Look for a better spot, then try again.", retry: retry)
                .present(in: view)
        case .decoding, .loadFromTextError:
            let alert = UIAlertController(
                title: "We made a mistake", message: "The shop sent a screen this app cannot read.",
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
            alert.addAction(UIAlertAction(title: "Close", style: .cancel) { _ in })
            present(alert, animated: true)
        case .urlBuilderError:
            showBanner("This link leads nowhere.")
        }
    }

    /// Shows a banner at the top that a tap dismisses.
    private func showBanner(_ text: String) {
        let banner = UIButton(type: .system)
        banner.setTitle(text, for: .normal)
        banner.setTitleColor(.white, for: .normal)
        banner.backgroundColor = .systemRed
        banner.addAction(UIAction { [weak banner] _ in banner?.removeFromSuperview() }, for: .touchUpInside)
        view.addSubview(banner)
        banner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.heightAnchor.constraint(equalToConstant: 48),
        ])
    }
}
