/// Calls the delegate for rows that come near the visible area or leave it.
extension UITableView {
    /// Calls the delegate for rows that came within one table height of the visible area, and for those that left that
    /// area.
    ///
    /// On iOS the delegate is called when a row becomes visible. On Linux it is called earlier, because the page
    /// reports a scroll only at its end, when the delegate's changes to a cell must already be visible. Therefore a
    /// delegate that loads more rows when the last row is displayed loads them a little earlier.
    func displayRows() {
        guard let delegate = delegate as? any UITableViewDelegate else { return }
        let near = bounds.insetBy(dx: 0, dy: -bounds.height)
        var (come, gone): ([(UITableViewCell, IndexPath)], [(UITableViewCell, IndexPath)]) = ([], [])
        for (number, section) in sections.enumerated() {
            let top = section.list.frame.minY
            for (place, row) in section.rows.enumerated() {
                guard let cell = row.cell else { continue }
                let isNear = top + row.frame.maxY > near.minY && top + row.frame.minY < near.maxY
                guard isNear != row.isDisplayed else { continue }
                row.isDisplayed = isNear
                let indexPath = IndexPath(row: place, section: number)
                if isNear { come.append((cell, indexPath)) } else { gone.append((cell, indexPath)) }
            }
        }
        for (cell, indexPath) in come { delegate.tableView(self, willDisplay: cell, forRowAt: indexPath) }
        for (cell, indexPath) in gone { delegate.tableView(self, didEndDisplaying: cell, forRowAt: indexPath) }
    }
}
