extension UITableView {
    /// The layout margin of sections, in points.
    var margin: CGFloat { TableMetrics.margin(in: bounds.width) }

    /// The width of the table; the width of the screen if the table has no size yet.
    var wholeWidth: CGFloat { bounds.width > 0 ? bounds.width : UIScreen.main.bounds.width }

    /// The horizontal inset of sections.
    private var sectionInset: CGFloat { style == .insetGrouped ? margin : 0 }

    /// The width of the rows.
    var rowWidth: CGFloat { max(0, wholeWidth - 2 * sectionInset) }

    /// Creates nearby cells and lays out all rows.
    func layOutRows() {
        loadIfNeeded()
        prepareCells()
        contentSize = placeRows()
        while true {
            let anchor = anchor
            keepGuesses(above: anchor)
            guard makeNearCells() else { break }
            prepareCells()
            placeRows(keeping: anchor)
        }
        noteFilledContent()
        placeIndex()
    }

    func prepareCells() {
        let width = rowWidth
        let separated = separatorStyle == .singleLine
        for section in sections {
            for row in section.rows { row.prepare(for: width, separated: separated) }
        }
        constraintEngine?.update()
    }

    /// Sets the frames of all rows, headers and footers. Returns the content size.
    func placeRows() -> CGSize {
        let width = rowWidth
        found.startOver()
        var y: CGFloat = 0
        if let tableHeaderView { y = place(tableHeaderView, at: y) }
        for (number, section) in sections.enumerated() {
            y = place(section, number: number, at: y, width: width)
        }
        if let tableFooterView { y = place(tableFooterView, at: y) }
        backgroundView?.set(bounds)
        return CGSize(width: wholeWidth, height: y)
    }

    private func place(_ section: TableSection, number: Int, at top: CGFloat, width: CGFloat) -> CGFloat {
        var y = top
        if let header = section.header {
            y += padding(above: header)
            y = place(header, number: number, at: y)
        } else {
            y += emptyHeader(number)
        }
        var bottom: CGFloat = 0
        for row in section.rows {
            bottom = row.place(at: bottom, width: width, guess: guessedHeight)
            if row.cell != nil, row.height == .found { found.add(row.frame.size) }
        }
        section.list.set(CGRect(x: sectionInset, y: y, width: width, height: bottom))
        y += bottom
        if style == .plain, let header = section.header?.view {
            let first = header.frame.minY
            header.pin(PinnedPlace(first: first, last: max(first, y - header.frame.height)))
        }
        if let footer = section.footer {
            let bottom = place(footer, number: number, at: y)
            if style == .plain {
                footer.view.pin(PinnedPlace(first: min(section.list.frame.minY, y), last: y, edge: .lower))
            }
            return bottom
        }
        return y + (style == .plain ? 0 : TableMetrics.groupedGap)
    }

    private func padding(above header: TableEdge) -> CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding >= 0 && sectionHeaderTopPadding.isFinite
            ? sectionHeaderTopPadding : TableMetrics.plainTopPadding
    }

    private func emptyHeader(_ number: Int) -> CGFloat {
        if style == .plain { return 0 }
        if number > 0 { return TableMetrics.groupedGap }
        return tableHeaderView == nil ? TableMetrics.groupedTop : 0
    }

    private func place(_ edge: TableEdge, number: Int, at top: CGFloat) -> CGFloat {
        let tall: CGFloat =
            switch edge.height {
            case .given(let height): height
            case .found: height(of: edge.view, number)
            }
        let inset = edge.view is UITableViewHeaderFooterView ? sectionInset : 0
        (edge.view as? UITableViewHeaderFooterView)?.margin = margin
        edge.view.set(CGRect(x: inset, y: top, width: wholeWidth - 2 * inset, height: tall))
        return top + tall
    }

    private func height(of view: UIView, _ number: Int) -> CGFloat {
        if let view = view as? UITableViewHeaderFooterView {
            let top = number == 0 && tableHeaderView == nil ? TableMetrics.titleTop.first : TableMetrics.titleTop.other
            view.margin = margin
            return view.height(for: rowWidth, above: top)
        }
        let found = view.systemLayoutSizeFitting(
            CGSize(width: wholeWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return found > 0 && found.isFinite ? found : TableMetrics.plainTitle
    }

    private func place(_ view: UIView, at top: CGFloat) -> CGFloat {
        let tall = view.bounds.height.isFinite ? max(0, view.bounds.height) : 0
        view.set(CGRect(x: 0, y: top, width: wholeWidth, height: tall))
        return top + tall
    }

    // MARK: - Positions

    func rows(where isMeant: (CGRect) -> Bool) -> [IndexPath] {
        layoutIfNeeded()
        var found: [IndexPath] = []
        for (number, section) in sections.enumerated() {
            let origin = section.list.frame.origin
            for (place, row) in section.rows.enumerated() where isMeant(row.frame.offset(by: origin)) {
                found.append(IndexPath(row: place, section: number))
            }
        }
        return found
    }
}

extension CGRect {
    /// Converts a rectangle from the coordinates of a subview to those of its superview. `origin` is the origin of the
    /// subview.
    func offset(by origin: CGPoint) -> CGRect {
        CGRect(x: minX + origin.x, y: minY + origin.y, width: width, height: height)
    }
}
