/// One button of a bar on the screen.
final class BarSlot {
    let item: UIBarButtonItem
    private let made: UIButton?
    let view: UIView

    init(_ item: UIBarButtonItem) {
        self.item = item
        if let custom = item.customView {
            made = nil
            view = custom
        } else {
            let button = UIButton(type: .system)
            button.addAction { [weak item] _ in
                guard let item else { return }
                item.primaryAction?.run(from: item)
            }
            made = button
            view = button
        }
        update()
    }

    func update() {
        guard let made else { return }
        made.setTitle(item.title, for: .normal)
        made.setImage(item.image, for: .normal)
        made.setTitleColor(item.tintColor, for: .normal)
        made.isEnabled = item.isEnabled
        made.accessibilityLabel = item.accessibilityLabel ?? item.symbolName
        made.accessibilityHint = item.accessibilityHint
        made.accessibilityIdentifier = item.accessibilityIdentifier
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        made.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
    }
}
