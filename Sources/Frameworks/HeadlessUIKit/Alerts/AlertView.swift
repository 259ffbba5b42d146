import ViewSchema

/// The view of an alert or an action sheet: title, message, fields, buttons.
final class AlertView: UIView {
    private let style: UIAlertController.Style
    let titleLabel = UILabel()
    let messageLabel = UILabel()
    private var fields: [UITextField] = []
    private var buttons: [UIButton] = []
    /// The index of the cancel button, which the escape key and a tap outside an action sheet press; nil if there is
    /// none.
    private var cancel: Int? { didSet { mark(.content) } }
    /// The height of the cancel button of an action sheet, including the gap above it.
    private var cancelRoom: CGFloat = 0 { didSet { if oldValue != cancelRoom { mark(.content) } } }

    init(style: UIAlertController.Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 270, height: 120))
        accessibilityViewIsModal = true
        titleLabel.follow(style == .alert ? .headline : .footnote)
        if style == .actionSheet {
            titleLabel.textColor = .secondaryLabel
            messageLabel.textColor = .secondaryLabel
        }
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 0
        titleLabel.declared.headingLevel = 2
        messageLabel.follow(.footnote)
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        addSubview(titleLabel)
        addSubview(messageLabel)
    }

    required init?(coder: NSCoder) { nil }

    override var plainKind: ViewKind { .alert }
    override var typeName: String? { nil }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.content) else { return }
        writer.setNumber(.cancel, to: cancel.map(Double.init))
        if style == .actionSheet { writer.setNumber(.cancelRoom, to: cancelRoom) }
    }

    func show(title: String?) {
        titleLabel.text = title
        titleLabel.isHidden = title == nil
        accessibilityLabel = title
    }

    /// Sets the message. The title of an action sheet is semibold if there is a message, so that the two differ.
    func show(message: String?) {
        messageLabel.text = message
        guard style == .actionSheet else { return }
        let font = UIFont.systemFont(ofSize: 13, weight: message?.isEmpty == false ? .semibold : .regular)
        titleLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: font)
        titleLabel.adjustsFontForContentSizeCategory = true
    }

    /// Replaces the plain texts by attributed texts that are not nil.
    func show(_ title: NSAttributedString?, _ message: NSAttributedString?) {
        if let title {
            titleLabel.attributedText = title
            titleLabel.isHidden = false
            accessibilityLabel = title.string
        }
        if let message { messageLabel.attributedText = message }
    }

    // MARK: - Layout

    private var endsWithCancel: Bool { style == .actionSheet && cancel == buttons.count - 1 }

    private var arrangement: AlertArrangement {
        AlertArrangement(
            style: style, fields: fields.map(\.intrinsicContentSize.lengths.height), buttons: buttons.count,
            endsWithCancel: endsWithCancel,
            words: buttons.map(\.titleFont.lineHeight).max() ?? 0)
    }

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat? {
        guard !label.isHidden, label.text?.isEmpty == false else { return nil }
        let inside = max(0, width - 2 * AlertArrangement.margin)
        return label.sizeThatFits(CGSize(width: inside, height: .infinity)).lengths.height
    }

    private func parts(in width: CGFloat) -> AlertArrangement.Places {
        arrangement.places(
            in: width, title: height(of: titleLabel, in: width), message: height(of: messageLabel, in: width),
            widestButton: buttons.map { $0.intrinsicContentSize.lengths.width }.max() ?? 0)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: parts(in: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = parts(in: bounds.width)
        titleLabel.set(places.title)
        messageLabel.set(places.message)
        for (field, place) in zip(fields, places.fields) { field.set(place) }
        for (button, place) in zip(buttons, places.buttons) { button.set(sided(place)) }
        if endsWithCancel { cancelRoom = (places.buttons.last?.height ?? 0) + AlertArrangement.sheetMargin }
    }

    override func childChanged(_ child: UIView) { superview?.setNeedsLayout() }

    func addField(_ field: UITextField) {
        insertSubview(field, at: 2 + fields.count)
        fields.append(field)
    }

    func addButton(for action: UIAlertAction, _ choose: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        let show: (UIAlertAction) -> Void = { [weak button] action in
            guard let button else { return }
            button.isEnabled = action.isEnabled
            let color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : nil)
            button.setTitleColor(color, for: .normal)
        }
        show(action)
        switch style {
        case .alert: button.titleLabel?.follow(action.style == .cancel ? .headline : .body)
        case .actionSheet:
            let font = UIFont.systemFont(ofSize: 20, weight: action.style == .cancel ? .semibold : .regular)
            button.titleLabel?.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: font)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
        }
        if action.style == .cancel { cancel = buttons.count }
        button.addAction { _ in choose() }
        action.changed = show
        addSubview(button)
        buttons.append(button)
        superview?.setNeedsLayout()
    }

    override func receiveAlert(button index: Int) -> Bool {
        guard buttons.indices.contains(index), buttons[index].isReachable else { return false }
        return buttons[index].receiveTap()
    }
}

extension AlertView: SelfPositioningView {
    /// Returns the frame of the alert: centred in the space above the keyboard, or along the lower edge.
    func place(in room: UIView) -> CGRect {
        let (bounds, safe) = (room.bounds, room.safeAreaInsets)
        switch style {
        case .alert:
            let width = min(AlertArrangement.width, bounds.width)
            let free = bounds.height - room.coveredByKeyboard
            let height = min(sizeThatFits(CGSize(width: width, height: 0)).height, free * 0.8)
            return CGRect(
                x: ((bounds.width - width) * 1.5).rounded() / 3, y: ((free - height) * 1.5).rounded() / 3,
                width: width, height: height)
        case .actionSheet:
            let edge = AlertArrangement.sheetMargin
            let width = max(0, bounds.width - safe.left - safe.right - 2 * edge)
            let height = min(sizeThatFits(CGSize(width: width, height: 0)).height, bounds.height * 0.8)
            return CGRect(
                x: safe.left + edge, y: bounds.height - safe.bottom - edge - height, width: width, height: height)
        }
    }
}
