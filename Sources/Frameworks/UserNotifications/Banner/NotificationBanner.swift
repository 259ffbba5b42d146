import HeadlessUIKit

/// A banner that shows a notification over the app for a few seconds, with buttons for its actions.
final class NotificationBanner {
    /// The time for which the banner is visible, in seconds.
    private static let seconds = 5

    private var window: SystemWindow?
    private var callOff: () -> Void = {}

    /// Shows a notification with a button for each action.
    ///
    /// - Parameter answered: Called with the pressed action; nil if the notification itself was pressed.
    init(
        _ content: UNNotificationContent, actions: [UNNotificationAction],
        answered: @escaping (UNNotificationAction?) -> Void
    ) {
        let texts = UIStackView()
        texts.axis = .vertical
        texts.isUserInteractionEnabled = false
        for (index, words) in [content.title, content.subtitle, content.body].enumerated() where !words.isEmpty {
            let label = UILabel()
            label.text = words
            label.numberOfLines = index == 2 ? 4 : 1
            label.font = .preferredFont(forTextStyle: index == 0 ? .headline : .subheadline)
            label.textColor = index == 1 ? .secondaryLabel : .label
            texts.addArrangedSubview(label)
        }
        let itself = UIButton(type: .custom)
        itself.accessibilityLabel = [SystemQuestion.appName, content.title, content.subtitle, content.body]
            .filter { !$0.isEmpty }.joined(separator: ", ")
        itself.addAction(for: .touchUpInside) { [weak self] _ in self?.end { answered(nil) } }
        itself.addPinnedSubview(texts, inset: 0)
        let all = UIStackView(arrangedSubviews: [itself])
        all.axis = .vertical
        all.spacing = 8
        for action in actions {
            let button = UIButton(type: .system)
            button.setTitle(action.title, for: .normal)
            if action.options.contains(.destructive) { button.setTitleColor(.systemRed, for: .normal) }
            button.addAction(for: .touchUpInside) { [weak self] _ in self?.end { answered(action) } }
            all.addArrangedSubview(button)
        }
        let place = UIViewController()
        place.view.backgroundColor = .secondarySystemBackground
        place.view.layer.cornerRadius = 20
        place.view.layer.borderWidth = 0.5
        place.view.layer.borderColor = UIColor.separator.cgColor
        place.view.addPinnedSubview(all, inset: 14)
        let safe = UIScreen.main.bounds.inset(by: SimulatedDevice.current.safeArea).insetBy(dx: 8, dy: 8)
        let height =
            all.systemLayoutSizeFitting(
                CGSize(width: safe.width - 28, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height + 28
        window = SystemWindow(showing: place, in: CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: height))
        callOff = MainQueue.asyncAfter(.seconds(Self.seconds)) { [weak self] in self?.close() }
    }

    private func end(_ work: @escaping () -> Void) {
        close()
        MainQueue.async(work)
    }

    /// Removes the banner from the screen.
    func close() {
        callOff()
        window?.close()
        window = nil
    }
}

extension UIView {
    /// Adds a subview pinned to all edges with an inset.
    fileprivate func addPinnedSubview(_ content: UIView, inset: CGFloat) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
            content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
        ])
    }
}
