import Beagle
import UIKit

/// Shows the state of a screen in a banner. The banner is a button of the app's own, which calls the retry.
final class PatientNavigationController: BeagleNavigationController {
    private var retry: BeagleRetry?
    private lazy var banner: UIButton = {
        let button = UIButton(type: .system)
        button.backgroundColor = .systemYellow
        button.frame = CGRect(x: 0, y: 120, width: 240, height: 44)
        button.addTarget(self, action: #selector(askAgain), for: .touchUpInside)
        return button
    }()

    override func serverDrivenStateDidChange(
        to state: ServerDrivenState, at screenController: BeagleController
    ) {
        switch state {
        case .started:
            show("Asking the bakery")
        case .error(.remoteScreen(.networkError), let retry):
            self.retry = retry
            show("Nobody answers. Ask again")
        case .error(_, let retry):
            self.retry = retry
            show("That was no answer. Ask again")
        case .success, .finished:
            if retry == nil { banner.removeFromSuperview() }
        }
    }

    private func show(_ words: String) {
        banner.setTitle(words, for: .normal)
        banner.isEnabled = retry != nil
        view.addSubview(banner)
    }

    @objc private func askAgain() {
        let again = retry
        retry = nil
        again?()
    }
}
