extension UITableView {
    /// Loads the sections and rows from the data source if needed.
    func loadIfNeeded() {
        guard state == .needed, let dataSource else { return }
        state = .running
        defer { state = .done }
        let known = knownHeights
        for view in sections.flatMap(\.views) { view.removeFromSuperview() }
        sections = []
        for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
            guard AppEnvironment.current.work.request(.cell, for: self) else { break }
            sections.append(made(section, from: dataSource))
        }
        for (section, heights) in zip(sections, known) {
            for (row, height) in zip(section.rows, heights) { row.guess = height }
        }
        for section in sections { section.views.forEach(addSubview) }
        takeIndex(from: dataSource)
        orderViews()
        dressRows()
    }

    /// Creates a section with its rows.
    func made(_ place: Int, from dataSource: any UITableViewDataSource) -> TableSection {
        let section = TableSection()
        if style == .insetGrouped { section.list.layer.cornerRadius = TableMetrics.corner }
        let count = max(0, dataSource.tableView(self, numberOfRowsInSection: place))
        var rows: [TableRow] = []
        for row in 0..<count {
            guard let made = madeRow(at: IndexPath(row: row, section: place)) else { break }
            rows.append(made)
        }
        section.show(rows)
        makeEdges(of: section, at: place, from: dataSource)
        return section
    }

    /// Creates a row without a cell. Returns nil if the turn's limits do not allow it.
    func madeRow(at indexPath: IndexPath) -> TableRow? {
        guard AppEnvironment.current.work.request(.view, for: self) else { return nil }
        return TableRow(height(at: indexPath))
    }

    private func height(at indexPath: IndexPath) -> TableHeight {
        let delegate = delegate as? any UITableViewDelegate
        return TableHeight(
            delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight,
            of: "Row \(indexPath.row) of section \(indexPath.section)")
    }

    // MARK: - Headers and footers

    private func makeEdges(
        of section: TableSection, at place: Int, from dataSource: any UITableViewDataSource
    ) {
        let delegate = delegate as? any UITableViewDelegate
        let title = dataSource.tableView(self, titleForHeaderInSection: place)
        section.list.accessibilityLabel = title
        section.header = edge(
            delegate?.tableView(self, viewForHeaderInSection: place), title: title, isHeader: true,
            height: headerHeight(place))
        section.footer = edge(
            delegate?.tableView(self, viewForFooterInSection: place),
            title: dataSource.tableView(self, titleForFooterInSection: place), isHeader: false,
            height: footerHeight(place))
        if let view = section.header?.view { delegate?.tableView(self, willDisplayHeaderView: view, forSection: place) }
        if let view = section.footer?.view { delegate?.tableView(self, willDisplayFooterView: view, forSection: place) }
    }

    private func headerHeight(_ section: Int) -> TableHeight {
        let delegate = delegate as? any UITableViewDelegate
        return TableHeight(
            delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
            of: "The header of section \(section)")
    }

    private func footerHeight(_ section: Int) -> TableHeight {
        let delegate = delegate as? any UITableViewDelegate
        return TableHeight(
            delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
            of: "The footer of section \(section)")
    }

    private func edge(
        _ view: UIView?, title: String?, isHeader: Bool, height: TableHeight
    ) -> TableEdge? {
        let part = UITableViewHeaderFooterView.Part(isHeader: isHeader, in: style)
        (view as? UITableViewHeaderFooterView)?.part = part
        let shown = view ?? title.map { titleView($0, part: part) }
        guard let shown else {
            // A fixed height reserves space even if the section has no view.
            guard case .given = height, style != .plain else { return nil }
            return TableEdge(view: UIView(), height: height)
        }
        return TableEdge(view: shown, height: height)
    }

    private func titleView(_ title: String, part: UITableViewHeaderFooterView.Part) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.part = part
        view.textLabel?.text = part == .title ? title.uppercased() : title
        if part == .title || part == .plainTitle { view.textLabel?.accessibilityTraits = .header }
        return view
    }

    // MARK: - Updates

    /// Updates the heights of all rows, headers and footers from the delegate.
    func updateHeights() {
        guard state == .done else { return }
        for (place, section) in sections.enumerated() {
            for (number, row) in section.rows.enumerated() {
                row.height = height(at: IndexPath(row: number, section: place))
            }
            section.header?.height = headerHeight(place)
            section.footer?.height = footerHeight(place)
        }
        setNeedsLayout()
    }

    /// Sorts the subviews into reading order.
    func orderViews() {
        let wanted =
            [backgroundView, refreshControl, tableHeaderView].compactMap(\.self) + sections.flatMap(\.views)
            + [tableFooterView, index].compactMap(\.self)
        for (place, view) in wanted.enumerated() where view.superview === self {
            if place < children.count, children[place] === view { continue }
            insertSubview(view, at: place)
        }
    }

    /// Updates separators, backgrounds and editing controls of all rows.
    func dressRows() {
        for (number, section) in sections.enumerated() {
            for place in section.rows.indices { dressRow(at: IndexPath(row: place, section: number)) }
        }
        setNeedsLayout()
    }

    func dressRow(at place: IndexPath) {
        let rows = sections[place.section].rows
        guard let cell = rows[place.row].cell else { return }
        let line = separatorStyle == .singleLine && place.row < rows.count - 1
        cell.lie(in: self, line: line ? separatorColor ?? .separator : nil)
        // The data source may already have other rows while the data is marked for loading.
        if state != .needed { dressForEditing(rows[place.row], cell: cell, at: place) }
    }
}

extension TableRow {
    /// Prepares the cell for a row of the given width. A cell with a fixed height gets its size before constraints are
    /// solved, so that constraints in the cell itself are satisfied.
    func prepare(for width: CGFloat, separated: Bool) {
        guard let cell else { return }
        let line = separated ? TableMetrics.separator : 0
        switch height {
        case .given(let height):
            if cell.bounds.size != CGSize(width: width, height: height) {
                cell.set(CGRect(origin: cell.frame.origin, size: CGSize(width: width, height: height)))
            }
            cell.fitContent(to: nil, above: line)
        case .found: cell.fitContent(to: width, above: line)
        }
    }
}
