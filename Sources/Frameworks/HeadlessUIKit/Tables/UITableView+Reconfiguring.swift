extension UITableView {
    /// Asks the data source for the cells of rows again. Meanwhile, dequeuing returns the row's existing cell. If the
    /// data source returns another cell, the row is reloaded; on iOS this crashes the app.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            guard let dataSource, let cell = row(at: indexPath)?.cell else { continue }
            reconfigured = ReconfiguredCell(indexPath: indexPath, cell: cell)
            let again = dataSource.tableView(self, cellForRowAt: indexPath)
            reconfigured = nil
            if again !== cell { reloadRows(at: [indexPath], with: .none) }
        }
        setNeedsLayout()
    }

    /// Returns the cell that dequeuing returns for a row, because it is being configured again; nil otherwise.
    func cellToReconfigure(at indexPath: IndexPath) -> UITableViewCell? {
        reconfigured.flatMap { $0.indexPath == indexPath ? $0.cell : nil }
    }

    private var reconfigured: ReconfiguredCell<UITableViewCell>? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}
