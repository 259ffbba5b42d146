import HeadlessUIKit

/// A notification over the app, for as long as it takes to read it; a press answers it, or what can be done with it.
final class NotificationBanner {
    /// How long it is seen, in seconds.
    private static let seconds = 5

    private var window: SystemWindow?
    private var callOff: () -> Void = {}

    /// Shows what a notification says, and a button for each action; `answered` hears of an action, or nil for the
    /// notification itself.
    init(
        _ content: UNNotificationContent, _ actions: [UNNotificationAction],
        _ answered: @escaping (UNNotificationAction?) -> Void
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
        itself.hold(texts, inset: 0)
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
        place.view.hold(all, inset: 14)
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

    /// Takes it off the screen.
    func close() {
        callOff()
        window?.close()
        window = nil
    }
}

extension UIView {
    /// Takes a view in, so far from its own edges.
    fileprivate func hold(_ content: UIView, inset: CGFloat) {
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
