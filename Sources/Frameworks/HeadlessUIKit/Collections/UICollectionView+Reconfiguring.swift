extension UICollectionView {
    /// Asks the data source for the cells of items again. Meanwhile, dequeuing returns the item's existing cell. If the
    /// data source returns another cell, the item is reloaded; on iOS this crashes the app.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            guard let dataSource, let cell = item(at: indexPath)?.cell else { continue }
            reconfigured = ReconfiguredCell(indexPath: indexPath, cell: cell)
            let again = dataSource.collectionView(self, cellForItemAt: indexPath)
            reconfigured = nil
            if again !== cell { reloadItems(at: [indexPath]) }
        }
        setNeedsLayout()
    }

    /// Returns the cell that dequeuing returns for an item, because it is being configured again; nil otherwise.
    func cellToReconfigure(at indexPath: IndexPath) -> UICollectionViewCell? {
        reconfigured.flatMap { $0.indexPath == indexPath ? $0.cell : nil }
    }

    private var reconfigured: ReconfiguredCell<UICollectionViewCell>? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}
