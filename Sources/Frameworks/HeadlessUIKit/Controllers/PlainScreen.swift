/// Says in plain words why there is nothing to see.
package final class PlainScreen: UIViewController {
    private let message: String
    private let color: UIColor

    /// Makes a screen that shows one text in its middle.
    package init(_ message: String, in color: UIColor) {
        self.message = message
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    /// There is none in a storyboard.
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
