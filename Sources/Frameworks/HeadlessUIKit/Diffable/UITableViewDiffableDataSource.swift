open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = Snapshot()
    /// Stored; has no visible effect.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Shows a snapshot. Remaining rows keep their cells and move with an animation.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        defer { if let completion { MainQueue.async(completion) } }
        guard let table, table.state == .done else { return show(snapshot) }
        let change = SnapshotChange(from: current, to: snapshot)
        let update = { [self] in
            table.beginUpdates()
            current = snapshot.settled()
            table.deleteRows(at: change.deletedItems, with: defaultRowAnimation)
            table.reloadRows(at: change.reloadedItems, with: defaultRowAnimation)
            table.deleteSections(change.deletedSections, with: defaultRowAnimation)
            table.reloadSections(change.reloadedSections, with: defaultRowAnimation)
            table.insertSections(change.insertedSections, with: defaultRowAnimation)
            for move in change.movedSections { table.moveSection(move.from, toSection: move.to) }
            table.insertRows(at: change.insertedItems, with: defaultRowAnimation)
            for move in change.movedItems { table.moveRow(at: move.from, to: move.to) }
            table.update?.isDrawn = false  // all changes are animated, or none
            table.endUpdates()
            table.reconfigureRows(at: snapshot.reconfiguredItems.compactMap { current.place(of: $0) }.sorted())
            table.layoutIfNeeded()
        }
        if animatingDifferences {
            UIView.animate(withDuration: BatchUpdate.duration, animations: update)
        } else {
            update()
        }
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        show(snapshot)
        if let completion { MainQueue.async(completion) }
    }

    private func show(_ snapshot: Snapshot) {
        current = snapshot.settled()
        table?.reloadData()
    }

    open func snapshot() -> Snapshot { current }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.place(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: - Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.sections.indices.contains(section) ? current.sections[section].items.count : 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns false unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.unanswered(.canEdit)
        return false
    }
    /// Returns false unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns nil unless a subclass overrides it.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns `index` unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
