/// The side of a row at which swipe actions are shown.
package enum RowSide: String, Sendable {
    case leading, trailing
}

/// The buttons of the swipe actions beside an open row.
final class RowActions: UIView {
    let side: RowSide
    private let buttons: [UIButton]
    private let widths: [CGFloat]

    /// The minimum width of a button.
    private static let leastWidth: CGFloat = 74
    /// The horizontal padding of a title.
    private static let room: CGFloat = 15

    /// Creates buttons, the first at the edge. `pressed` is called with the action of the pressed button.
    init(_ actions: [UIContextualAction], side: RowSide, pressed: @escaping (UIContextualAction, UIView) -> Void) {
        self.side = side
        buttons = actions.map { action in
            let button = UIButton(type: .custom)
            button.titleLabel?.font = UIFont.systemFont(ofSize: 15)
            if let image = action.image {
                button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
                button.tintColor = .white
                button.accessibilityLabel = action.title
            } else {
                button.setTitle(action.title, for: .normal)
            }
            button.setTitleColor(.white, for: .normal)
            button.backgroundColor = action.backgroundColor
            button.addAction(
                UIAction { [weak button] _ in if let button { pressed(action, button) } }, for: .touchUpInside)
            return button
        }
        widths = buttons.map { max(Self.leastWidth, ($0.intrinsicContentSize.width + 2 * Self.room).rounded(.up)) }
        super.init(frame: .zero)
        // The buttons are added in reading order, for assistive technology.
        for button in side == .leading ? buttons : buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    /// Returns how far a row of the given width slides to show all its buttons, in points.
    func width(in whole: CGFloat) -> CGFloat { min(whole, widths.reduce(0, +)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let natural = widths.reduce(0, +)
        let scale = natural > bounds.width && natural > 0 ? bounds.width / natural : 1
        var edge: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            let x = side == .leading ? edge : bounds.width - edge - width * scale
            button.set(sided(CGRect(x: x, y: 0, width: width * scale, height: bounds.height)))
            edge += width * scale
        }
    }
}
