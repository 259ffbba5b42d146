import UIKit

/// A full-screen error view with an explanation and a retry button.
final class FriendlyErrorView: UIView {
    private var retries: [() -> Void]
    private let retryButton = UIButton(type: .system)
    private let closeButton = UIButton(type: .system)

    init(title: String, message: String, retry: @escaping () -> Void) {
        retries = [retry]
        super.init(frame: .zero)
        backgroundColor = .systemBackground

        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.textAlignment = .center

        let messageLabel = UILabel()
        messageLabel.text = message
        messageLabel.textColor = .systemGray
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.textAlignment = .center
        for label in [titleLabel, messageLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }

        retryButton.setTitle("Try again", for: .normal)
        retryButton.addAction(UIAction { [weak self] _ in self?.tryAgain() }, for: .touchUpInside)
        for button in [retryButton, closeButton] {
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
        }
        closeButton.setTitle("Close", for: .normal)
        closeButton.addAction(UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [titleLabel, messageLabel, retryButton, closeButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Covers `view` until the user taps the button.
    func present(in view: UIView) {
        view.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    /// Adds another failed request to the same button.
    func addRetry(_ retry: @escaping () -> Void) {
        retries.append(retry)
    }

    private func tryAgain() {
        let waiting = retries
        retries = []
        removeFromSuperview()
        for retry in waiting { retry() }
    }
}
