/// Shows snapshots in a collection, and what has changed from one to the next.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a header, a footer or the like.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    /// What is shown.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()
    /// What sections show in which items belong to others.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// What the app does as items are opened and closed.
    open var sectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>()
    /// What the app does as a person moves items of a list; kept, because none moves any here.
    open var reorderingHandlers = ReorderingHandlers()
    /// Makes headers, footers and the like.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// A source for a collection, which it has from now on.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows a snapshot; items that stay keep their cells, and are seen to move.
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

    /// Shows a snapshot, with new cells for all items.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot.settled()
        outlines = [:]
        collection?.reloadData()
        if let completion { MainQueue.async(completion) }
    }

    /// What is shown.
    open func snapshot() -> Snapshot { current }
    /// The item at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// The place of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.place(of: itemIdentifier) }
    /// The section at a place.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }
    /// The place of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: - What the collection asks

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

/// Sections in which items belong to others.
extension UICollectionViewDiffableDataSource: OutlineSource {
    /// Shows items in a section, which is added where it is not there yet.
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

    /// What a section shows.
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

    /// What the app does as a person moves items of a list.
    public struct ReorderingHandlers {
        /// Whether an item may be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Items are about to stand otherwise.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Items stand otherwise.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Nothing.
        public init() {}
    }
}

/// How items came to stand otherwise.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// What was shown.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// How the items of each section came to stand otherwise.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// How the items of a section came to stand otherwise.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What was shown.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What is shown.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
}
