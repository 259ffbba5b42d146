/// The changes that turn one snapshot into another.
struct SnapshotChange {
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var reloadedSections: IndexSet = []
    /// The index paths of removed items, in the old snapshot.
    var deletedItems: [IndexPath] = []
    /// The index paths of items to be reloaded, in the old snapshot.
    var reloadedItems: [IndexPath] = []
    /// The index paths of added items, in the new snapshot.
    var insertedItems: [IndexPath] = []

    /// The index paths of moved items, in the old and in the new snapshot. The items keep their cells.
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var movedSections: [(from: Int, to: Int)] = []

    init<Section, Item>(
        from former: NSDiffableDataSourceSnapshot<Section, Item>, to next: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let order = next.sectionIdentifiers.difference(from: former.sectionIdentifiers).inferringMoves()
        for change in order {
            switch change {
            case .remove(let place, _, nil): deletedSections.insert(place)
            case .insert(let place, _, nil): insertedSections.insert(place)
            case .insert(let place, _, let from?): movedSections.append((from, place))
            case .remove: break
            }
        }
        var gone: [(item: Item, place: IndexPath)] = []
        var come: [(item: Item, place: IndexPath)] = []
        for (place, section) in next.sections.enumerated() {
            guard let formerPlace = former.sectionIdentifiers.firstIndex(of: section.identifier) else { continue }
            if next.reloadedSections.contains(section.identifier) {
                reloadedSections.insert(formerPlace)
                continue
            }
            let items = former.sections[formerPlace].items
            for change in section.items.difference(from: items) {
                switch change {
                case .remove(let offset, let item, _): gone.append((item, IndexPath(indexes: [formerPlace, offset])))
                case .insert(let offset, let item, _): come.append((item, IndexPath(indexes: [place, offset])))
                }
            }
            let left = Set(gone.map(\.place))
            for (offset, item) in items.enumerated() where next.reloadedItems.contains(item) {
                let indexPath = IndexPath(indexes: [formerPlace, offset])
                if !left.contains(indexPath) { reloadedItems.append(indexPath) }
            }
        }
        pair(gone, with: come, renewed: next.reloadedItems)
    }

    /// Combines a deletion and an insertion of the same item into a move, unless the item is reloaded.
    private mutating func pair<Item: Hashable>(
        _ gone: [(item: Item, place: IndexPath)], with come: [(item: Item, place: IndexPath)],
        renewed: some Sequence<Item>
    ) {
        let renewed = Set(renewed)
        var coming = Dictionary(come.map { ($0.item, $0.place) }) { first, _ in first }
        for (item, place) in gone {
            if !renewed.contains(item), let target = coming.removeValue(forKey: item) {
                movedItems.append((place, target))
            } else {
                deletedItems.append(place)
            }
        }
        insertedItems = coming.values.sorted()
    }
}
