/// Context menus of table rows.
extension UITableViewCell {
    /// Adds or removes the cell's context menu.
    func offersMenu(_ isOffered: Bool) {
        if isOffered, menuPress == nil {
            let press = ContextPress(opens: { [weak self] in self?.openMenu(at: $0) })
            menuPress = press
            addGestureRecognizer(press)
        }
        menuPress?.isEnabled = isOffered
    }

    private func openMenu(at place: CGPoint) {
        guard let table, let delegate = table.delegate as? any UITableViewDelegate,
            let indexPath = table.indexPath(for: self),
            let configuration = delegate.tableView(
                table, contextMenuConfigurationForRowAt: indexPath, point: convert(place, to: table))
        else { return }
        let isOpen = configuration.open(over: self) { [weak table, weak delegate] animator in
            guard let table else { return }
            delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        if isOpen { delegate.tableView(table, willDisplayContextMenu: configuration, animator: nil) }
    }
}
