/// A bar button item with its view in the bar.
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
            button.addAction { [weak item, weak button] _ in item?.press(from: button) }
            made = button
            view = button
        }
        update()
    }

    /// The width that a custom view requested, and the smaller width that the bar gave it; nil if it has its requested
    /// width.
    private var squeezed: (from: CGFloat, to: CGFloat)?

    /// Records that the bar gives a custom view less width than requested.
    func recordWidth(_ width: CGFloat, requested asked: CGFloat) {
        guard made == nil else { return }
        squeezed = width < asked ? (asked, width) : nil
    }

    /// The size that the item requests, including the padding of its title.
    var size: CGSize {
        if item.isHidden { return .zero }
        guard let made else {
            var size = view.barSize
            if let squeezed, size.width == squeezed.to { size.width = squeezed.from }
            return size
        }
        if item.title == nil, item.image == nil { return CGSize(width: max(0, item.width), height: 0) }
        let wide = made.intrinsicContentSize.lengths.width + 2 * BarArrangement.padding
        return CGSize(width: max(BarArrangement.button, wide), height: BarArrangement.row)
    }

    /// The distance of a custom view from the edge of the bar, or from the item before it. Buttons have padding
    /// instead.
    var margin: CGFloat { made != nil || item.isHidden || view.fillsBar ? 0 : BarArrangement.padding }

    /// Shows the item's current values. `attributes` apply where the item itself specifies none.
    func update(titled attributes: [NSAttributedString.Key: Any] = [:]) {
        if view.isHidden != item.isHidden { view.isHidden = item.isHidden }
        guard let made else { return }
        made.setTitle(item.title, for: .normal)
        made.setImage(item.image, for: .normal)
        let own = item.drawnTitleAttributes(for: .normal)
        let color = own[.foregroundColor] ?? item.drawnTint ?? attributes[.foregroundColor]
        made.setTitleColor(color as? UIColor, for: .normal)
        made.isEnabled = item.isEnabled
        made.accessibilityLabel = item.accessibilityLabel ?? item.symbolName
        made.accessibilityHint = item.accessibilityHint
        made.accessibilityIdentifier = item.accessibilityIdentifier
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        let font = own[.font] ?? attributes[.font]
        made.titleLabel?.font = font as? UIFont ?? .systemFont(ofSize: 17, weight: weight)
    }
}

extension UIView {
    /// The size of a custom view in a bar: from its constraints, its frame, or its content.
    var barSize: CGSize {
        if fillsBar { return CGSize(width: .greatestFiniteMagnitude, height: BarArrangement.row) }
        let found: CGSize
        if !translatesAutoresizingMaskIntoConstraints || bounds.size == .zero {
            let fitted = systemLayoutSizeFitting(.zero)
            found = fitted == .zero ? intrinsicContentSize : fitted
        } else {
            found = bounds.size
        }
        let size = found.lengths
        return CGSize(width: size.width, height: min(size.height, BarArrangement.row))
    }
}
