/// Creates cells when their rows come near the visible area.
extension UITableView {
    /// The estimated height of a self-sizing row without a cell: the mean of the known heights, or otherwise the app's
    /// estimate. Rows above the visible area keep their first estimate: see ``keepGuesses(above:)``.
    var guessedHeight: CGFloat {
        if let mean = found.mean { return mean.height }
        return estimatedRowHeight.isFinite && estimatedRowHeight > 0 ? estimatedRowHeight : TableMetrics.row
    }

    /// Creates the cells of rows near the visible area. Returns whether there were any.
    func makeNearCells() -> Bool {
        let wanted = rowsToMake(atMost: found.count > 0 ? .max : Self.firstCells)
        return make(wanted) && !wanted.isEmpty
    }

    /// Whether rows without a cell are near the visible area.
    var wantsCells: Bool { state == .done && !rowsToMake(atMost: 1).isEmpty }

    /// Returns the nearby rows without a cell, from the top. At most `limit` of them are self-sizing.
    private func rowsToMake(atMost limit: Int) -> [IndexPath] {
        let near = near
        var (wanted, unknown): ([IndexPath], Int) = ([], 0)
        for (number, section) in sections.enumerated() {
            let list = section.list.frame
            guard list.minY < near.maxY else { break }
            guard list.maxY > near.minY else { continue }
            for (place, row) in section.rows.enumerated() where row.cell == nil {
                guard list.minY + row.frame.minY < near.maxY, unknown < limit else { return wanted }
                guard list.minY + row.frame.maxY > near.minY else { continue }
                if row.height == .found { unknown += 1 }
                wanted.append(IndexPath(row: place, section: number))
            }
        }
        return wanted
    }

    /// Creates the cells of these rows. Returns whether the turn's limits allowed all of them.
    private func make(_ rows: [IndexPath]) -> Bool {
        guard let dataSource, !rows.isEmpty else { return true }
        prefetch(rows)
        state = .running
        defer { state = .done }
        let isWhole = rows.allSatisfy { makeCell(at: $0, from: dataSource) }
        for section in IndexSet(rows.map(\.section)) { sections[section].showCells() }
        return isWhole
    }

    /// Records the part of the content around the visible area in which all rows have cells.
    func noteFilledContent() {
        let gaps = sections.lazy.flatMap { section in
            let top = section.list.frame.minY
            return section.rows.lazy.filter { $0.cell == nil }.map { top + $0.frame.minY...top + $0.frame.maxY }
        }
        filled = FilledContent(around: contentOffset.y, of: contentSize.height, without: gaps)
    }

    /// Calls the prefetch data source for rows that are not visible yet.
    private func prefetch(_ rows: [IndexPath]) {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let seen = bounds
        let ahead = rows.filter { place in
            let section = sections[place.section]
            return !section.rows[place.row].frame.offset(by: section.list.frame.origin).overlaps(seen)
        }
        if !ahead.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: ahead) }
    }

    /// Creates the cell of a row. Returns false if the turn's limits do not allow it.
    private func makeCell(at place: IndexPath, from dataSource: any UITableViewDataSource) -> Bool {
        let work = AppEnvironment.current.work
        // Reserves three views: the cell, its content view and its separator.
        guard work.request(.cell, for: self), work.request(.view, count: 3, for: self) else { return false }
        let cell = dataSource.tableView(self, cellForRowAt: place)
        cell.table = self
        cell.settleConfiguration()
        let level = (delegate as? any UITableViewDelegate)?.tableView(self, indentationLevelForRowAt: place)
        if let level, level != 0 { cell.indentationLevel = level }
        let row = sections[place.section].rows[place.row]
        row.show(cell)
        // The width is prescribed before the constraints are solved, because otherwise the content's constraints would
        // conflict.
        row.prepare(for: rowWidth, separated: separatorStyle == .singleLine)
        dressRow(at: place)
        return true
    }
}
