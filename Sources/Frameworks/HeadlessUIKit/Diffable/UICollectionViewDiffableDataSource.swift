open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()
    /// The snapshots of the sections that are outlines.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    open var sectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>()
    /// Stored; never called, because the user cannot reorder items.
    open var reorderingHandlers = ReorderingHandlers()
    open var supplementaryViewProvider: SupplementaryViewProvider?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows a snapshot. Remaining items keep their cells and move with an animation.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let former = current
        current = snapshot.settled()
        outlines = outlines.filter { section, outline in
            snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
        }
        if let collection {
            let kept = snapshot.sections.map { section in
                section.items.map { item in
                    snapshot.reloadedItems.contains(item) || snapshot.reloadedSections.contains(section.identifier)
                        ? nil : former.place(of: item)
                }
            }
            let update = {
                collection.keepCells(kept)
                collection.reconfigureItems(
                    at: snapshot.reconfiguredItems.compactMap { self.current.place(of: $0) }.sorted())
                collection.layoutIfNeeded()
            }
            if animatingDifferences {
                UIView.animate(withDuration: BatchUpdate.duration, animations: update)
            } else {
                update()
            }
        }
        if let completion { MainQueue.async(completion) }
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot.settled()
        outlines = [:]
        collection?.reloadData()
        if let completion { MainQueue.async(completion) }
    }

    open func snapshot() -> Snapshot { current }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.place(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: - Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.sections.indices.contains(section) ? current.sections[section].items.count : 0
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
        if let row = cell as? UICollectionViewListCell, let outline = outline(at: indexPath), outline.level > 0 {
            row.indentationLevel = outline.level
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

/// The state of outline sections.
extension UICollectionViewDiffableDataSource: OutlineSource {
    /// Shows the items of one section. The section is added if it is missing.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.show(snapshot.visibleItems, in: section)
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        if let known = outlines[section] { return known }
        var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        plain.append(current.itemIdentifiers(inSection: section))
        return plain
    }

    func outline(at place: IndexPath) -> (level: Int, isOpen: Bool)? {
        guard let item = itemIdentifier(for: place), let section = sectionIdentifier(for: place.section),
            let outline = outlines[section]
        else { return nil }
        return (outline.level(of: item), outline.isExpanded(item))
    }

    func toggle(at place: IndexPath) {
        guard let item = itemIdentifier(for: place), let section = sectionIdentifier(for: place.section),
            var outline = outlines[section]
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        let cell = collection?.cellForItem(at: place)
        apply(outline, to: section)
        cell?.setNeedsLayout()
    }

    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public init() {}
    }
}

public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
}
