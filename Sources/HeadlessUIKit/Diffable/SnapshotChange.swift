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

    /// Nil where sections have changed places: then everything is asked for again.
    init?<Section, Item>(
        from former: NSDiffableDataSourceSnapshot<Section, Item>, to next: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (before, after) = (former.sectionIdentifiers, next.sectionIdentifiers)
        let (known, staying) = (Set(before), Set(after))
        guard before.filter(staying.contains) == after.filter(known.contains) else { return nil }
        for (place, section) in former.sections.enumerated() where !staying.contains(section.identifier) {
            deletedSections.insert(place)
        }
        for (place, section) in next.sections.enumerated() {
            guard let formerPlace = before.firstIndex(of: section.identifier) else {
                insertedSections.insert(place)
                continue
            }
            if next.reloadedSections.contains(section.identifier) {
                reloadedSections.insert(formerPlace)
                continue
            }
            let items = former.sections[formerPlace].items
            for change in section.items.difference(from: items) {
                switch change {
                case .remove(let offset, _, _): deletedItems.append(IndexPath(indexes: [formerPlace, offset]))
                case .insert(let offset, _, _): insertedItems.append(IndexPath(indexes: [place, offset]))
                }
            }
            let gone = Set(deletedItems)
            for (offset, item) in items.enumerated() where next.reloadedItems.contains(item) {
                let indexPath = IndexPath(indexes: [formerPlace, offset])
                if !gone.contains(indexPath) { reloadedItems.append(indexPath) }
            }
        }
    }
}
