/// The background and the tabs of a tab bar in one of its states.
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs with images above their titles, the only layout that the page draws.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Stored; has no visible effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Stored; has no visible effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Stored; has no visible effect.
    open var selectionIndicatorTintColor: UIColor?
    /// Stored; has no visible effect.
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0

    public override init() { super.init() }
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance.copyValues(of: other.stackedLayoutAppearance)
        inlineLayoutAppearance.copyValues(of: other.inlineLayoutAppearance)
        compactInlineLayoutAppearance.copyValues(of: other.compactInlineLayoutAppearance)
        (stackedItemPositioning, stackedItemWidth) = (other.stackedItemPositioning, other.stackedItemWidth)
        stackedItemSpacing = other.stackedItemSpacing
    }

    open override func copy() -> Any { UITabBarAppearance(barAppearance: self) }
}

/// The appearance of a tab bar's tabs, by state.
open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    /// Stored; has no visible effect.
    public let disabled = UITabBarItemStateAppearance()
    /// Stored; has no visible effect.
    public let focused = UITabBarItemStateAppearance()

    public override init() {}
    public convenience init(style: Style) { self.init() }

    /// Removes all values.
    open func configureWithDefault(for style: Style) { copyValues(of: UITabBarItemAppearance()) }

    func copyValues(of other: UITabBarItemAppearance) {
        for (state, source) in zip(states, other.states) { state.copyValues(of: source) }
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

/// The appearance of a tab in one state.
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title. Only colour and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored; has no visible effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image; nil uses the bar's colour.
    open var iconColor: UIColor?
    /// Stored; has no visible effect.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the badge; nil uses the item's colour.
    open var badgeBackgroundColor: UIColor?
    /// Stored; has no visible effect.
    open var badgePositionAdjustment = UIOffset.zero
    /// Stored; has no visible effect.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func copyValues(of other: UITabBarItemStateAppearance) {
        (titleTextAttributes, badgeTextAttributes) = (other.titleTextAttributes, other.badgeTextAttributes)
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    }
}
