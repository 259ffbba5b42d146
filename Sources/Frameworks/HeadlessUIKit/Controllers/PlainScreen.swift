/// A screen with a text that explains why there is nothing else to show.
package final class PlainScreen: UIViewController {
    private let message: String
    private let color: UIColor

    /// Creates a screen with a centred text.
    package init(_ message: String, in color: UIColor) {
        self.message = message
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns nil.
    package required init?(coder: NSCoder) { nil }

    override package func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = message
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = color
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }
}
