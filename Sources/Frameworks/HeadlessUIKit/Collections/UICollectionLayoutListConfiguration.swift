public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    public var appearance: Appearance
    public var showsSeparators = true
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Room above headers; kept.
    public var headerTopPadding: CGFloat?
    public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Says what can be done with a row that is drawn to one side; nil is nothing.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The colour behind the list; nil is that of its appearance.
    public var backgroundColor: UIColor?

    /// What stands above a section: nothing, a view that the data source has, or its first item.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// What stands below a section: nothing, or a view that the data source has.
    public enum FooterMode: Int, Sendable { case none, supplementary }

    /// The colour of the list behind its rows; nil where they lie on what the collection has.
    var fill: UIColor? {
        if let backgroundColor { return backgroundColor }
        return appearance == .grouped || appearance == .insetGrouped ? .systemGroupedBackground : nil
    }

    public init(appearance: Appearance) { self.appearance = appearance }

    /// The lines of a row.
    func separators(at place: IndexPath) -> UIListSeparatorConfiguration {
        itemSeparatorHandler?(place, separatorConfiguration) ?? separatorConfiguration
    }
}

public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// Whether there is a line above the row; `automatic` is none.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below the row; `automatic` is one between rows.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above stays from the edges; kept.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// How far the line below stays from the edges; nothing is as the list has it.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var color = UIColor.separator
    /// The colour of lines between chosen rows; kept.
    public var multipleSelectionColor = UIColor.separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
