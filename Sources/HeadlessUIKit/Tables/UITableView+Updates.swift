/// Rows and sections that come and go together.
struct TableUpdate {
    /// How many updates stand inside each other.
    var depth = 0
    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var reloadedSections: IndexSet = []
}

extension UITableView {
    /// Collects what comes and goes until ``endUpdates()``.
    public func beginUpdates() {
        loadIfNeeded()
        if update == nil { update = TableUpdate() }
        update?.depth += 1
    }

    /// Shows what has been collected since ``beginUpdates()``, and asks for all heights again.
    public func endUpdates() {
        guard var collected = update else { return }
        collected.depth -= 1
        update = collected.depth > 0 ? collected : nil
        guard update == nil else { return }
        apply(collected)
        askHeights()
    }

    /// Collects what comes and goes in `updates`, and shows it.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Rows have come.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        collect { $0.insertedRows += indexPaths }
    }

    /// Rows have gone.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        collect { $0.deletedRows += indexPaths }
    }

    /// Rows have other cells.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        collect { $0.reloadedRows += indexPaths }
    }

    /// A row stands elsewhere.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        collect {
            $0.deletedRows.append(indexPath)
            $0.insertedRows.append(newIndexPath)
        }
    }

    /// Sections have come.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        collect { $0.insertedSections.formUnion(sections) }
    }

    /// Sections have gone.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        collect { $0.deletedSections.formUnion(sections) }
    }

    /// Sections have other rows.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        collect { $0.reloadedSections.formUnion(sections) }
    }

    private func collect(_ note: (inout TableUpdate) -> Void) {
        beginUpdates()
        update = update.map { collected in
            var collected = collected
            note(&collected)
            return collected
        }
        endUpdates()
    }

    /// Brings what is shown up to the data source; where that has another number of rows than was said, which ends an app on
    /// iOS, everything is asked for again.
    private func apply(_ update: TableUpdate) {
        guard state == .done, let dataSource else { return }
        let plan = update.plan(for: sections.map(\.rows))
        let counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
        guard plan.agrees(with: counts) else {
            UIApplication.shared.host.log(
                .message("The data source of a table has other rows than the table was told of; all are loaded again"))
            return reloadData()
        }
        var next: [TableSection] = []
        for (place, planned) in plan.sections.enumerated() {
            switch planned {
            case .new: next.append(made(place, from: dataSource))
            case .kept(let former, let rows):
                let section = sections[former]
                let shown = rows.enumerated().compactMap { number, row in
                    row ?? madeRow(at: IndexPath(row: number, section: place), from: dataSource)
                }
                section.show(shown)
                next.append(section)
            }
        }
        let staying = Set(next.map(ObjectIdentifier.init))
        for gone in sections where !staying.contains(ObjectIdentifier(gone)) {
            for view in gone.views { view.removeFromSuperview() }
        }
        sections = next
        for section in next { for view in section.views where view.superview !== self { addSubview(view) } }
        orderViews()
        dressRows()
    }
}

/// What a table shows after an update: what it has already, and what is to be asked for.
struct TablePlan {
    enum Section {
        /// A section that was there, with its rows; nil for a row that is new.
        case kept(former: Int, rows: [TableRow?])
        case new
    }

    var sections: [Section]

    /// Whether there are as many rows as a data source has.
    func agrees(with counts: [Int]) -> Bool {
        sections.count == counts.count
            && zip(sections, counts).allSatisfy { section, count in
                switch section {
                case .new: true
                case .kept(_, let rows): rows.count == count
                }
            }
    }
}

extension TableUpdate {
    /// What comes of these sections with their rows; what is said of rows that are not there is left out.
    func plan(for sections: [[TableRow]]) -> TablePlan {
        let (gone, renewed) = (Set(deletedRows), Set(reloadedRows))
        var planned: [TablePlan.Section] = []
        for (place, rows) in sections.enumerated() where !deletedSections.contains(place) {
            if reloadedSections.contains(place) {
                planned.append(.new)
                continue
            }
            let kept = rows.enumerated().compactMap { number, row -> TableRow?? in
                let indexPath = IndexPath(row: number, section: place)
                if gone.contains(indexPath) { return nil }
                return .some(renewed.contains(indexPath) ? nil : row)
            }
            planned.append(.kept(former: place, rows: kept))
        }
        for place in insertedSections.sorted() where place >= 0 {
            planned.insert(.new, at: min(place, planned.count))
        }
        for indexPath in insertedRows.sorted() where indexPath.count == 2 && planned.indices.contains(indexPath.section)
        {
            guard case .kept(let former, var rows) = planned[indexPath.section], indexPath.row >= 0 else { continue }
            rows.insert(nil, at: min(indexPath.row, rows.count))
            planned[indexPath.section] = .kept(former: former, rows: rows)
        }
        return TablePlan(sections: planned)
    }
}
