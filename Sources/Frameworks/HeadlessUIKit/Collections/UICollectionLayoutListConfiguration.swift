public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    public var appearance: Appearance
    public var showsSeparators = true
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Stored; has no visible effect.
    public var headerTopPadding: CGFloat?
    public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The background colour of the list; nil uses the colour of the appearance.
    public var backgroundColor: UIColor?

    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }

    /// The background colour of the list; nil shows the collection view's background.
    var fill: UIColor? {
        if let backgroundColor { return backgroundColor }
        return appearance == .grouped || appearance == .insetGrouped ? .systemGroupedBackground : nil
    }

    public init(appearance: Appearance) { self.appearance = appearance }

    /// Returns the app's separator configuration for a row, or the list's own.
    func separators(at place: IndexPath) -> UIListSeparatorConfiguration {
        itemSeparatorHandler?(place, separatorConfiguration) ?? separatorConfiguration
    }
}

public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// The visibility of the separator above a row; `automatic` shows none.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below a row; `automatic` shows one between rows.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Stored; has no visible effect.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The insets of the separator below a row; zero uses the list's insets.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var color = UIColor.separator
    /// Stored; has no visible effect.
    public var multipleSelectionColor = UIColor.separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
