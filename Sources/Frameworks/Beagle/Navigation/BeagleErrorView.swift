public import HeadlessUIKit

/// The default error view: a blurred overlay with a message, Retry and Cancel.
///
/// Failures that occur while the view is shown share it. Retry calls all their retries in order. Source: Beagle iOS
/// 2.1, BeagleErrorView.swift.
public final class BeagleErrorView: UIVisualEffectView {
    private var retries: [BeagleRetry]

    /// Creates an error view with one retry.
    public init(message: String?, retry: @escaping BeagleRetry) {
        retries = [retry]
        super.init(effect: UIBlurEffect(style: .light))
        accessibilityViewIsModal = true
        accessibilityLabel = "Error"
        addContent(message: message)
    }

    /// Always returns nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Covers `view` with a fade-in animation.
    public func present(in view: UIView) {
        removeFromSuperview()
        alpha = 0
        view.addSubview(self)
        anchorTo(superview: view)
        UIView.animate(withDuration: Self.fade) { self.alpha = 1 }
    }

    /// Adds the retry of another failure; the view keeps the message of the first failure.
    public func addRetry(_ retry: @escaping BeagleRetry) {
        retries.append(retry)
    }

    private static let fade = 0.2

    /// Removes the view and then calls all retries. The view is removed first, so that a retry that fails immediately
    /// can show a new error.
    private func retryTapped() {
        leave { retries in
            for retry in retries { retry() }
        }
    }

    /// Discards all retries, including one that is added during the fade-out, as in Beagle iOS.
    private func cancelTapped() {
        leave { retries in
            if retries.count > 1 { BeagleMessage.retriesDropped(count: retries.count).record() }
        }
    }

    private func leave(then finish: @escaping ([BeagleRetry]) -> Void) {
        UIView.animate(withDuration: Self.fade) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
            let retries = self.retries
            self.retries = []
            finish(retries)
        }
    }
}

// MARK: - Content

extension BeagleErrorView {
    private func addContent(message: String?) {
        let stack = UIStackView(arrangedSubviews: [
            label("Error", style: .title1, colour: .darkText), messageLabel(message), retryButton, cancelButton,
        ])
        stack.axis = .vertical
        stack.alignment = .center
        stack.distribution = .equalCentering
        stack.spacing = 20
        contentView.addSubview(stack)
        stack.anchorCenterSuperview()
        stack.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.9).isActive = true
    }

    private func label(_ text: String?, style: UIFont.TextStyle, colour: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = colour
        label.textAlignment = .center
        return label
    }

    private func messageLabel(_ message: String?) -> UILabel {
        let label = label(message, style: .body, colour: .darkGray)
        label.numberOfLines = 0
        return label
    }

    private var retryButton: UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Retry", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.retryTapped() }, for: .touchUpInside)
        BeagleMessage.retryButton(button).record()
        return button
    }

    private var cancelButton: UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .callout)
        button.setTitleColor(.darkGray, for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        return button
    }
}
