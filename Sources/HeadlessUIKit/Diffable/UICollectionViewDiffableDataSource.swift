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
        current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}
