package import HeadlessUIKit

/// A form with text fields, one below the other.
package final class FormScreen: UIViewController {
    /// The placeholders of the fields.
    private let names: [String]
    private let fields: [UITextField]
    private let stack = UIStackView()

    /// Creates a form from the placeholders and the texts of its fields.
    package init(_ title: String, fields values: [(name: String, text: String)]) {
        names = values.map(\.name)
        fields = values.map { value in
            let field = UITextField()
            field.placeholder = value.name
            field.accessibilityLabel = value.name
            field.text = value.text
            field.borderStyle = .roundedRect
            return field
        }
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Always returns nil.
    package required init?(coder: NSCoder) { nil }

    /// Returns the text of a field, by its placeholder; empty for an unknown one.
    package func text(of name: String) -> String {
        names.firstIndex(of: name).flatMap { fields[$0].text } ?? ""
    }

    /// Adds a view below the fields.
    package func add(_ view: UIView) { stack.addArrangedSubview(view) }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        for (index, field) in fields.enumerated() { stack.insertArrangedSubview(field, at: index) }
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}
