open class NSCollectionLayoutDimension: NSObject {
    enum Rule: Equatable {
        case width(CGFloat), height(CGFloat), absolute(CGFloat), estimated(CGFloat)
    }

    let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.width(fraction)) }
    open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.height(fraction)) }
    open class func absolute(_ dimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(dimension)) }
    open class func estimated(_ dimension: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(dimension)) }

    /// Returns the length of this dimension in a container of the given size.
    func side(in room: CGSize) -> ViewFit.Side {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        switch rule {
        case .width(let part): return .given(length(part * room.width))
        case .height(let part): return .given(length(part * room.height))
        case .absolute(let points): return .given(length(points))
        case .estimated(let points): return .found(plain: length(points))
        }
    }
}

open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    func fit(in room: CGSize) -> ViewFit {
        ViewFit(width: widthDimension.side(in: room), height: heightDimension.side(in: room))
    }
}

open class NSCollectionLayoutSpacing: NSObject {
    /// The spacing; for flexible spacing the minimum.
    public let spacing: CGFloat
    public let isFlexibleSpacing: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? max(0, spacing) : 0
        isFlexibleSpacing = isFlexible
    }

    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    /// Creates a minimum spacing. Remaining space is left at the end.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
}

open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item; nil is none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
}

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public let subitems: [NSCollectionLayoutItem]
    open var interItemSpacing: NSCollectionLayoutSpacing?
    let isRow: Bool
    /// The number of items in the group; nil fits as many as possible.
    let count: Int?

    init(size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], isRow: Bool, count: Int?) {
        self.subitems = subitems
        self.isRow = isRow
        self.count = count.map { max(1, $0) }
        super.init(layoutSize: size)
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { .init(size: layoutSize, subitems: subitems, isRow: true, count: nil) }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(size: layoutSize, subitems: [subitem], isRow: true, count: count) }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(size: layoutSize, subitems: [subitem], isRow: true, count: count) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { .init(size: layoutSize, subitems: subitems, isRow: false, count: nil) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(size: layoutSize, subitems: [subitem], isRow: false, count: count) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(size: layoutSize, subitems: [subitem], isRow: false, count: count) }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The configuration of the list that this section belongs to.
    var list: UICollectionLayoutListConfiguration?
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Stored; has no visible effect. Supplementary views always follow the content insets.
    open var supplementariesFollowContentInsets = true

    public init(group: NSCollectionLayoutGroup) { self.group = group }

    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.list = configuration
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                .init(layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                .init(layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        if configuration.appearance == .insetGrouped {
            let margin = TableMetrics.margin(in: layoutEnvironment.container.contentSize.width)
            section.contentInsets = .init(top: 0, leading: margin, bottom: 0, trailing: margin)
        }
        if configuration.appearance != .plain {
            section.contentInsets.top = TableMetrics.groupedGap
            section.contentInsets.bottom = TableMetrics.groupedGap
        }
        return section
    }
}

public protocol NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer { get }
}

public protocol NSCollectionLayoutContainer {
    var contentSize: CGSize { get }
    /// Always equal to ``contentSize``.
    var effectiveContentSize: CGSize { get }
}

struct LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
}
