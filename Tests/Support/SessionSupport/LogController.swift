public import HeadlessUIKit

/// A screen with buttons and lines of text, one below the other, for apps that show what a framework reports.
open class LogController: UIViewController {
    private let stack = UIStackView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }

    /// Adds a button.
    package func button(_ title: String, _ work: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(for: .touchUpInside) { _ in work() }
        stack.addArrangedSubview(button)
    }

    /// Adds a line of text.
    package func show(_ text: String) {
        let label = UILabel()
        label.text = text
        stack.addArrangedSubview(label)
    }
}
