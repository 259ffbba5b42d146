public struct UIBackgroundConfiguration {
    /// The fill colour; nil uses the colour of the list.
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the line around the background; nil draws no line.
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    /// Stored; has no visible effect.
    public var strokeOutset: CGFloat = 0
    public var customView: UIView?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Stored; has no visible effect.
    public var visualEffect: UIVisualEffect?
    /// Whether the list's own background is hidden.
    var isClear = false

    private init() {}

    public static func clear() -> UIBackgroundConfiguration {
        var found = UIBackgroundConfiguration()
        found.isClear = true
        return found
    }
    public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
    public static func listCell() -> UIBackgroundConfiguration { .init() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }
    public static func listHeader() -> UIBackgroundConfiguration { .init() }
    public static func listFooter() -> UIBackgroundConfiguration { .clear() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { .clear() }

    /// Always returns self.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// The view that draws a background configuration.
final class ConfiguredBackground: UIView {
    private let inside = UIView()
    private var insets = NSDirectionalEdgeInsets.zero

    init(_ configuration: UIBackgroundConfiguration) {
        super.init(frame: .zero)
        insets = configuration.backgroundInsets
        inside.backgroundColor = configuration.backgroundColor
        inside.layer.cornerRadius = configuration.cornerRadius
        inside.clipsToBounds = configuration.cornerRadius > 0
        inside.layer.borderColor = configuration.strokeColor?.cgColor
        inside.layer.borderWidth = configuration.strokeColor == nil ? 0 : configuration.strokeWidth
        addSubview(inside)
        if let image = configuration.image {
            let picture = UIImageView(image: image)
            picture.contentMode = configuration.imageContentMode
            inside.addSubview(picture)
        }
        if let view = configuration.customView { inside.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        inside.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing))
        for view in inside.subviews { view.frame = inside.bounds }
    }
}
