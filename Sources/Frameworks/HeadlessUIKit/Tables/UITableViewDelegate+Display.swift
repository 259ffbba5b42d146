/// Default implementations for the display and highlight methods.
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, shouldHighlightRowAt: indexPath)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        forward([tableView, view, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        forward([tableView, view, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        forward([tableView, cell, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        forward([tableView, view, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        forward([tableView, view, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, indentationLevelForRowAt: indexPath)
        } ?? 0
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        forward([tableView, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, estimatedHeightForHeaderInSection: section)
        } ?? tableView.estimatedSectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        forward([tableView, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, estimatedHeightForFooterInSection: section)
        } ?? tableView.estimatedSectionFooterHeight
    }
}
