/// What an alert looks like: title, message, fields, buttons.
final class AlertView: UIView {
    private let style: UIAlertController.Style
    let titleLabel = UILabel()
    let messageLabel = UILabel()
    private var fields = 0
    private var buttons: [UIButton] = []

    init(style: UIAlertController.Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 270, height: 120))
        accessibilityViewIsModal = true
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 0
        titleLabel.declared.headingLevel = 2
        messageLabel.font = .systemFont(ofSize: 13)
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        addSubview(titleLabel)
        addSubview(messageLabel)
    }

    required init?(coder: NSCoder) { nil }

    override var plainKind: ViewKind { .alert }
    override var typeName: String? { nil }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.content) else { return }
        writer.string("preferred", style == .alert ? "alert" : "actionSheet")
    }

    func show(title: String?) {
        titleLabel.text = title
        titleLabel.isHidden = title == nil
        accessibilityLabel = title
    }

    func addField(_ field: UITextField) {
        insertSubview(field, at: 2 + fields)
        fields += 1
    }

    func addButton(for action: UIAlertAction, _ choose: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.isEnabled = action.isEnabled
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        let weight: UIFont.Weight = action.style == .cancel ? .semibold : .regular
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
        button.addAction { _ in choose() }
        action.changed = { [weak button, weak action] in
            if let action { button?.isEnabled = action.isEnabled }
        }
        addSubview(button)
        buttons.append(button)
    }

    override func receiveAlert(button index: Int) -> Bool {
        guard buttons.indices.contains(index), buttons[index].isReachable else { return false }
        return buttons[index].receiveTap()
    }
}
