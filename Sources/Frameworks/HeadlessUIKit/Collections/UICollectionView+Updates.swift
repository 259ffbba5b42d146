extension UICollectionView {
    func collect(_ note: () -> Void) {
        if update == nil {
            loadIfNeeded()
            update = BatchUpdate()
        }
        update?.depth += 1
        note()
        update?.depth -= 1
        guard let collected = update, collected.depth == 0 else { return }
        update = nil
        apply(collected)
    }

    private func apply(_ update: BatchUpdate) {
        guard state == .done, let dataSource else { return }
        let places = items.enumerated().map { section, items in
            items.indices.map { IndexPath(item: $0, section: section) }
        }
        let plan = update.plan(for: places)
        let counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
        guard plan.agrees(with: counts) else {
            AppEnvironment.current.host.raise(
                .internalInconsistency, update.invalidity(from: places.map(\.count), to: counts, things: "item"),
                instead: .message(
                    "The data source of a collection has other items than it was told of; all are loaded again"))
            return reloadData()
        }
        let kept = zip(plan.sections, counts).map { section, count -> [IndexPath?] in
            switch section {
            case .new: Array(repeating: nil, count: count)
            case .existing(_, let rows): rows
            }
        }
        UIView.animate(withDuration: BatchUpdate.duration) {
            keepCells(kept)
            layoutIfNeeded()
        }
    }
}
