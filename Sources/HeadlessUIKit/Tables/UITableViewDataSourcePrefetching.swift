/// Hears of rows before they are shown.
///
/// It is never called: all rows of a table are made at once.
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// These rows are shown soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// These rows are not shown soon, after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
