import Beagle
import UIKit

/// An error view that retries everything that failed.
final class ProblemView: UIView {
    private var retries: [BeagleRetry]

    init(_ retry: @escaping BeagleRetry) {
        retries = [retry]
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "That did not work"
        label.font = .preferredFont(forTextStyle: .title2)
        let button = UIButton(type: .system)
        button.setTitle("Try again", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.tryAgain() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        addSubview(stack)
        stack.anchorCenterSuperview()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Covers `view` until the user taps the button.
    func present(in view: UIView) {
        view.addSubview(self)
        anchorTo(superview: view)
    }

    /// Adds another retry to the same button.
    func add(_ retry: @escaping BeagleRetry) {
        retries.append(retry)
    }

    private func tryAgain() {
        removeFromSuperview()
        for retry in retries { retry() }
    }
}
