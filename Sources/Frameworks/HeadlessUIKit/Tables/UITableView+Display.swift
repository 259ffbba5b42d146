/// Rows that come near to what is seen, and go from there.
extension UITableView {
    /// Tells the delegate of rows that came within a height of the table of what is seen, and of those that went from
    /// there.
    ///
    /// On iOS they are told as they come into sight. Here a person's scrolling is heard of once it rests, and what is
    /// done to a cell is to be drawn by then; one that fetches more rows as the last one comes does so as it is
    /// scrolled to.
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
