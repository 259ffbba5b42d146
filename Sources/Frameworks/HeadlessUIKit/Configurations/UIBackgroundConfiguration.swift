/// What lies behind the content of a cell, a header or the like, as a value.
public struct UIBackgroundConfiguration {
    /// The colour; nil is that of the list.
    public var backgroundColor: UIColor?
    /// How round the corners are.
    public var cornerRadius: CGFloat = 0
    /// How far it stays from the edges.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the line around it; nil is none.
    public var strokeColor: UIColor?
    /// How wide that line is.
    public var strokeWidth: CGFloat = 0
    /// How far that line lies outside; kept.
    public var strokeOutset: CGFloat = 0
    /// A view behind the content, above the colour.
    public var customView: UIView?
    /// A picture behind the content, above the colour.
    public var image: UIImage?
    /// How that picture fills its room.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A blur behind the content; kept.
    public var visualEffect: UIVisualEffect?
    /// Whether nothing of the list's own shows through.
    var isClear = false

    private init() {}

    /// Nothing lies behind.
    public static func clear() -> UIBackgroundConfiguration {
        var found = UIBackgroundConfiguration()
        found.isClear = true
        return found
    }
    /// What a row of a plain list has.
    public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
    /// What a row of a grouped list has.
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
    /// What a row of a list has.
    public static func listCell() -> UIBackgroundConfiguration { .init() }
    /// What words above or below a section of a plain list have.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init() }
    /// What words above or below a section of a grouped list have.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }
    /// What words above a section have.
    public static func listHeader() -> UIBackgroundConfiguration { .init() }
    /// What words below a section have.
    public static func listFooter() -> UIBackgroundConfiguration { .clear() }
    /// What a row of a sidebar has.
    public static func listSidebarCell() -> UIBackgroundConfiguration { .clear() }

    /// The same: it does not depend on a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// Draws what a background configuration says.
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
