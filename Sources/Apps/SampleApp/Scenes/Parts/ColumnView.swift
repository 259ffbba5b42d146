import UIKit

/// A scrolling column of views on the background of a form.
final class ColumnView: UIScrollView {
    init(_ views: [UIView]) {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
            stack.widthAnchor.constraint(equalTo: widthAnchor, constant: -32),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A text field with horizontal insets.
private final class FormField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
}

extension UITextField {
    /// Creates a form field that calls `changed` on every edit.
    static func formField(_ placeholder: String, changed: @escaping (String) -> Void) -> UITextField {
        let field = FormField()
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.backgroundColor = .secondarySystemGroupedBackground
        field.layer.cornerRadius = 10
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 46).isActive = true
        field.addAction(UIAction { [weak field] _ in changed(field?.text ?? "") }, for: .editingChanged)
        return field
    }
}

extension UIButton {
    /// Creates the primary button of a form.
    static func filled(_ title: String) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.setTitleColor(.white, for: .disabled)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.backgroundColor = ShopTheme.green
        button.layer.cornerRadius = 12
        // The column sets the height of a hidden button to 0, so this constraint is not required.
        let height = button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        return button
    }

    /// Enables the button, or disables and fades it.
    func allow(_ isAllowed: Bool) {
        isEnabled = isAllowed
        alpha = isAllowed ? 1 : 0.4
    }
}

extension UILabel {
    /// Creates a secondary explanatory label.
    static func caption(_ text: String = "") -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .scaled(14, like: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        return label
    }

    /// Creates a headline label.
    static func headline(_ text: String = "") -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .scaled(28, weight: .bold, like: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
