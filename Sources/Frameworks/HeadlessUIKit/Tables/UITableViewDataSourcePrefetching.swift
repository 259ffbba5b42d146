/// The prefetching methods. They are called just before the cells of rows outside the visible area are created.
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Never called.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        forward([tableView, indexPaths]) { (next: any UITableViewDataSourcePrefetching) in
            next.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}
