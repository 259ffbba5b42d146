/// What leads from one snapshot to another.
struct SnapshotChange {
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var reloadedSections: IndexSet = []
    /// In the former snapshot.
    var deletedItems: [IndexPath] = []
    /// In the former snapshot.
    var reloadedItems: [IndexPath] = []
    /// In the next snapshot.
    var insertedItems: [IndexPath] = []

    /// From a place in the former snapshot to one in the next, where an item keeps its cell.
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
        pair(gone, come, renewed: next.reloadedItems)
    }

    /// What goes in one place and comes in another has moved, unless it is to have another cell.
    private mutating func pair<Item: Hashable>(
        _ gone: [(item: Item, place: IndexPath)], _ come: [(item: Item, place: IndexPath)], renewed: some Sequence<Item>
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
