/// The screen that covers an app in the background, with a button that opens the app.
final class HomeScreen {
    private let window: SystemWindow

    /// Shows the home screen.
    ///
    /// - Parameter opened: Called in a turn of the session when the button is pressed.
    init(opened: @escaping () -> Void) {
        let page = UIViewController()
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        let icon = UIImageView(image: UIImage(systemName: "house.fill"))
        icon.tintColor = .secondaryLabel
        let title = UILabel()
        title.text = SystemQuestion.sentence("“%@” is in the background")
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 0
        title.textAlignment = .center
        let button = UIButton(type: .system)
        button.setTitle(SystemQuestion.word("Open"), for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.addAction(for: .touchUpInside) { _ in MainQueue.async(opened) }
        let column = UIStackView(arrangedSubviews: [icon, title, button])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 16
        for view in [blur, column] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
        }
        let view: UIView = page.view
        NSLayoutConstraint.activate([
            blur.topAnchor.constraint(equalTo: view.topAnchor),
            blur.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            blur.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            blur.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 24),
            icon.widthAnchor.constraint(equalToConstant: 40), icon.heightAnchor.constraint(equalToConstant: 36),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
        ])
        window = SystemWindow(showing: page)
    }

    /// Removes the home screen.
    func close() { window.close() }
}
