/// Editing mode, swipe actions and moving of rows.
extension UITableView {
    /// Records that a method is not implemented by the data source or the delegate.
    func unanswered(_ question: TableEditing.Question) { editing.unanswered.insert(question) }

    /// Enters or leaves editing mode.
    func edit(_ isOn: Bool, animated: Bool) {
        guard editing.isOn != isOn else { return }
        loadIfNeeded()
        closeRow()
        if !isOn, allowsMultipleSelectionDuringEditing { deselectAll() }
        editing.isOn = isOn
        change(animated: animated) { dressRows() }
    }

    /// Runs `change`, which changes rows. The page animates the changes if `animated` is true.
    private func change(animated: Bool, _ change: () -> Void) {
        guard animated else { return change() }
        UIView.animate(withDuration: BatchUpdate.duration) {
            change()
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: - Editing controls

    /// Sets the swipe actions and editing controls of a row with a cell.
    func dressForEditing(_ row: TableRow, cell: UITableViewCell, at place: IndexPath) {
        row.offers = editing.isOn ? [] : swipeSides
        cell.offersMenu(!editing.isOn && editing.answersMenus)
        row.edit(editing.isOn ? rowEditing(at: place) : .none) { [weak self] in self?.pressed($0) }
        if cell.isEditing != editing.isOn { cell.setEditing(editing.isOn, animated: false) }
    }

    private func rowEditing(at place: IndexPath) -> RowEditing {
        guard let dataSource else { return .none }
        var row = RowEditing()
        if !allowsMultipleSelectionDuringEditing, dataSource.tableView(self, canEditRowAt: place) {
            row.style = rowDelegate?.tableView(self, editingStyleForRowAt: place) ?? .delete
            row.isIndented =
                row.style != .none || rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: place) ?? true
        }
        row.canMove = dataSource.tableView(self, canMoveRowAt: place)
        return row
    }

    /// The sides with swipe actions. They are determined once, with the first row: the sides for which the delegate or
    /// the data source implements a method.
    private var swipeSides: Set<RowSide> {
        guard let dataSource, let section = sections.firstIndex(where: { !$0.rows.isEmpty }) else { return [] }
        let classes = [dataSource as AnyObject, delegate as AnyObject?].compactMap {
            $0.map { ObjectIdentifier(type(of: $0)) }
        }
        if let known = editing.offers, known.classes == classes { return known.sides }
        let place = IndexPath(row: 0, section: section)
        editing.unanswered = []
        _ = dataSource.tableView(self, canEditRowAt: place)
        if let delegate = rowDelegate {
            _ = delegate.tableView(self, editingStyleForRowAt: place)
            _ = delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: place)
            _ = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: place)
            _ = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: place)
            _ = delegate.tableView(self, editActionsForRowAt: place)
            _ = delegate.tableView(self, contextMenuConfigurationForRowAt: place, point: .zero)
        } else {
            editing.unanswered.formUnion([.style, .deleteTitle, .leadingActions, .trailingActions, .rowActions, .menu])
        }
        let sides = editing.answeredSides
        editing.offers = (sides, classes)
        return sides
    }

    // MARK: - Swipe actions

    /// Handles a swipe: opens the actions, or performs the first one after a full swipe.
    func open(_ row: TableRow, side: RowSide, isWhole: Bool) {
        closeRow()
        guard let place = place(of: row), dataSource?.tableView(self, canEditRowAt: place) == true else { return }
        let configuration = configuration(at: place, side)
        guard let first = configuration.actions.first else { return }
        rowDelegate?.tableView(self, willBeginEditingRowAt: place)
        let actions = RowActions(configuration.actions, side: side) { [weak self, weak row] action, button in
            if let row { self?.perform(action, from: button, in: row) }
        }
        change(animated: true) {
            editing.isOpen = true
            editing.open = row
            row.draw(aside: actions)
            tapsMayDoOther()
        }
        if isWhole, configuration.performsFirstActionWithFullSwipe { perform(first, from: actions, in: row) }
    }

    /// Closes the swipe actions of the open row.
    func closeRow() {
        guard editing.isOpen else { return }
        let row = editing.open
        editing.isOpen = false
        editing.open = nil
        if let row { change(animated: true) { row.draw(aside: nil) } }
        tapsMayDoOther()
        rowDelegate?.tableView(self, didEndEditingRowAt: row.flatMap(place))
    }

    /// Updates whether cells of a table without selection react to taps. They do while a row is open, because a tap
    /// closes it.
    private func tapsMayDoOther() {
        guard !allowsSelection || editing.isOn else { return }
        for row in sections.flatMap(\.rows) { row.cell?.reactionsChanged() }
    }

    private func perform(_ action: UIContextualAction, from view: UIView, in row: TableRow) {
        action.handler(action, view) { [weak self, weak row] _ in
            if let self, editing.open === row { closeRow() }
        }
    }

    private func configuration(at place: IndexPath, _ side: RowSide) -> UISwipeActionsConfiguration {
        let delegate = rowDelegate
        switch side {
        case .leading:
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place)
                ?? UISwipeActionsConfiguration(actions: [])
        case .trailing:
            if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place) { return own }
            if let own = delegate?.tableView(self, editActionsForRowAt: place) {
                return UISwipeActionsConfiguration(actions: own.map { $0.contextual(at: place) })
            }
            let style = delegate?.tableView(self, editingStyleForRowAt: place) ?? .delete
            return UISwipeActionsConfiguration(actions: style == .delete ? [deletion(at: place)] : [])
        }
    }

    /// Returns the action *Delete* for a row without actions from the app.
    private func deletion(at place: IndexPath) -> UIContextualAction {
        let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place)
        return UIContextualAction(style: .destructive, title: title ?? SystemWords.word("Delete")) {
            [weak self] _, _, done in
            guard let self else { return }
            let now = editing.open.flatMap(self.place) ?? place
            dataSource?.tableView(self, commit: .delete, forRowAt: now)
            done(true)
        }
    }

    /// Handles a press of a row's editing control.
    private func pressed(_ row: TableRow) {
        if row.isDrawnAside { return closeRow() }
        switch row.editing.style {
        case .none: break
        case .delete: open(row, side: .trailing, isWhole: false)
        case .insert:
            guard let place = place(of: row) else { return }
            dataSource?.tableView(self, commit: .insert, forRowAt: place)
        }
    }

    // MARK: - Moving rows

    /// Moves a row by a number of positions. A section has one position more than rows, because a row can be moved
    /// behind its last row.
    func move(_ row: TableRow, by places: Int) {
        closeRow()
        guard let dataSource, let from = place(of: row) else { return }
        let counts = sections.enumerated().map { $1.rows.count - ($0 == from.section ? 1 : 0) }
        let slots = counts.enumerated().flatMap { section, count in
            (0...count).map { IndexPath(row: $0, section: section) }
        }
        guard let start = slots.firstIndex(of: from) else { return }
        let (wanted, isFar) = start.addingReportingOverflow(places)
        let proposed = slots[isFar ? (places > 0 ? slots.count - 1 : 0) : min(max(0, wanted), slots.count - 1)]
        let to =
            rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed)
            ?? proposed
        guard to != from, slots.contains(to) else { return }
        move(row, from: from, to: to)
        dataSource.tableView(self, moveRowAt: from, to: to)
        change(animated: true) { dressRows() }
    }

    private func move(_ row: TableRow, from: IndexPath, to: IndexPath) {
        var left = sections[from.section].rows
        left.remove(at: from.row)
        if from.section == to.section {
            left.insert(row, at: to.row)
            sections[from.section].show(left)
        } else {
            var entered = sections[to.section].rows
            entered.insert(row, at: to.row)
            sections[from.section].show(left)
            sections[to.section].show(entered)
        }
    }
}
