/// The prefetching methods. They are called just before the cells of rows outside the visible area are created.
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Never called.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        forward([tableView, indexPaths]) { (next: any UITableViewDataSourcePrefetching) in
            next.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}
