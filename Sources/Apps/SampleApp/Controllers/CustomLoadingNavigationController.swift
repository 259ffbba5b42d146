import Beagle
import UIKit

/// Replaces the loading view of Beagle and keeps the error view.
final class CustomLoadingNavigationController: BeagleNavigationController {
    private let loading = WheelLoadingView()

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .started:
            loading.present(in: view)
        case .finished:
            loading.dismiss()
        case .success:
            break
        case .error:
            super.serverDrivenStateDidChange(to: state, at: screenController)
        }
    }
}

/// A blurred overlay with a spinner and a short text.
final class WheelLoadingView: UIVisualEffectView {
    private let indicator = UIActivityIndicatorView(style: .large)

    convenience init() {
        self.init(effect: UIBlurEffect(style: .extraLight))
        let label = UILabel()
        label.text = "Pumping up the tyres…"
        label.textColor = .darkGray
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        indicator.color = .systemGreen
        let stack = UIStackView(arrangedSubviews: [indicator, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        contentView.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, constant: -32),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    /// Covers `view` immediately and fades in.
    func present(in view: UIView) {
        guard superview == nil else { return }
        alpha = 0
        view.addSubview(self)
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        indicator.startAnimating()
        UIView.animate(withDuration: 0.2) { self.alpha = 1 }
    }

    /// Removes the overlay immediately, so that a load that starts right afterwards can show it again.
    func dismiss() {
        indicator.stopAnimating()
        removeFromSuperview()
    }
}
