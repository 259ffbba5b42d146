extension UITableView {
    /// Asks the data source for the cells of rows again. While it is asked, dequeuing returns the row's cell. A row for
    /// which it returns another cell is reloaded; on iOS that crashes the app.
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

    /// The cell that dequeuing returns for a row, because it is being configured again; nil otherwise.
    func cellToReconfigure(at indexPath: IndexPath) -> UITableViewCell? {
        reconfigured.flatMap { $0.indexPath == indexPath ? $0.cell : nil }
    }

    private var reconfigured: ReconfiguredCell<UITableViewCell>? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}
