extension UITableView {
    func change(_ collected: BatchUpdate) {
        apply(collected)
        updateHeights()
    }

    func collect(with animation: RowAnimation, update note: (inout BatchUpdate) -> Void) {
        beginUpdates()
        if animation != .none { update?.isDrawn = true }
        update = update.map { collected in
            var collected = collected
            note(&collected)
            return collected
        }
        endUpdates()
    }

    /// Describes the numbers of rows by section, for a message. Nil stands for a new section.
    private static func described(_ counts: [Int?]) -> String {
        let rows = counts.map { count in count.map { "\($0)" } ?? "any" }.joined(separator: ", ")
        if counts.count == 1 { return rows == "1" ? "1 row" : "\(rows) rows" }
        return counts.isEmpty ? "no sections" : "\(counts.count) sections with \(rows) rows"
    }

    /// Applies the update. If the data source's counts do not match, which crashes an app on iOS, all data is reloaded.
    private func apply(_ update: BatchUpdate) {
        guard state == .done, let dataSource else { return }
        let plan = update.plan(for: sections.map(\.rows))
        let counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
        guard plan.agrees(with: counts) else {
            AppEnvironment.current.host.raise(
                .internalInconsistency, update.invalidity(from: sections.map(\.rows.count), to: counts, things: "row"),
                instead: .message(
                    "A table was told of \(Self.described(plan.counts)), and its data source has "
                        + "\(Self.described(counts)); all rows are loaded again"))
            return reloadData()
        }
        var next: [TableSection] = []
        for (place, planned) in plan.sections.enumerated() {
            switch planned {
            case .new: next.append(made(place, from: dataSource))
            case .existing(let former, let rows):
                let section = sections[former]
                section.show(
                    rows.enumerated().compactMap { $1 ?? madeRow(at: IndexPath(row: $0, section: place)) })
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
