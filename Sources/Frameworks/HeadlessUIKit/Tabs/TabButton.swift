/// A tab of a tab bar: an image above a title, and a badge.
final class TabButton: UIButton {
    private var badge: UILabel?

    /// Creates a tab without an item.
    static func make() -> TabButton {
        let tab = TabButton(type: .system)
        tab.declared.role = "tab"
        tab.titleLabel?.font = .systemFont(ofSize: 10, weight: .medium)
        tab.titleLabel?.lineBreakMode = .byTruncatingTail
        return tab
    }

    /// Shows an item. A selected item has the bar's tint colour, any other the colour `unselected`. Values of `look`,
    /// and of the item itself, take precedence.
    func show(
        _ item: UITabBarItem, isSelected: Bool, unselected: UIColor, look: UITabBarItemStateAppearance?
    ) {
        setTitle(item.title, for: .normal)
        setImage(isSelected ? item.selectedImage ?? item.image : item.image, for: .normal)
        isEnabled = item.isEnabled
        self.isSelected = isSelected
        tintColor = look?.iconColor ?? (isSelected ? nil : unselected)
        let own = item.drawnTitleAttributes(for: isSelected ? .selected : .normal)
        let base = isSelected ? item.drawnTitleAttributes(for: .normal) : [:]
        let titled = look?.titleTextAttributes ?? [:]
        setTitleColor((own[.foregroundColor] ?? titled[.foregroundColor]) as? UIColor, for: .normal)
        let font = own[.font] ?? base[.font] ?? titled[.font]
        titleLabel?.font = font as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
        if pictureInsets != item.imageInsets {
            pictureInsets = item.imageInsets
            mark(.content)
        }
        accessibilityLabel = item.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier
        show(badge: item.badgeValue, item.badgeColor ?? look?.badgeBackgroundColor)
    }

    private func show(badge value: String?, _ color: UIColor?) {
        guard let value else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let label = badge ?? makeBadge()
        label.text = value
        label.backgroundColor = color ?? .systemRed
        setNeedsLayout()
    }

    private func makeBadge() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .white
        label.textAlignment = .center
        label.layer.cornerRadius = Self.badgeHeight / 2
        label.clipsToBounds = true
        addSubview(label)
        badge = label
        return label
    }

    // MARK: - Layout

    private static let badgeHeight: CGFloat = 18
    /// The distance from the upper edge of the bar to the centre of the image, and to the top of the title.
    private static let (pictureMiddle, wordsTop): (CGFloat, CGFloat) = (18, 34)
    /// The size of a symbol, and the maximum size of other images.
    private static let (symbolSide, longestSide): (CGFloat, CGFloat) = (24, 30)

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        let size = pictureSize
        return CGRect(
            x: contentRect.midX - size.width / 2, y: contentRect.minY + Self.pictureMiddle - size.height / 2,
            width: size.width, height: size.height
        ).inset(by: pictureInsets)
    }

    /// The image insets of the item.
    private var pictureInsets = UIEdgeInsets.zero

    private var pictureSize: CGSize {
        guard let image = currentImage else { return .zero }
        if case .symbol = image.source { return CGSize(width: Self.symbolSide, height: Self.symbolSide) }
        let natural = image.naturalSize
        // A missing image occupies the space of a symbol.
        if natural == .zero { return CGSize(width: Self.symbolSide, height: Self.symbolSide) }
        let scale = min(1, Self.longestSide / max(1, natural.width, natural.height))
        return CGSize(width: natural.width * scale, height: natural.height * scale)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let size = titleSize(in: max(0, contentRect.width - 4))
        return CGRect(
            x: contentRect.midX - size.width / 2, y: contentRect.minY + Self.wordsTop, width: size.width,
            height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let badge else { return }
        let width = max(Self.badgeHeight, badge.intrinsicContentSize.lengths.width.rounded(.up) + 10)
        badge.set(sided(CGRect(x: bounds.midX + 3, y: 2, width: width, height: Self.badgeHeight)))
    }
}
