public protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns whether a row can be edited. Rows can be swiped to delete only if the data source implements this
    /// method.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        forward([tableView]) { (next: any UITableViewDataSource) in
            next.sectionIndexTitles(for: tableView)
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        forward([tableView, title, index]) { (next: any UITableViewDataSource) in
            next.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        } ?? index
    }
    public func numberOfSections(in tableView: UITableView) -> Int {
        forward([tableView]) { (next: any UITableViewDataSource) in
            next.numberOfSections(in: tableView)
        } ?? 1
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        forward([tableView, section]) { (next: any UITableViewDataSource) in
            next.tableView(tableView, titleForHeaderInSection: section)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        forward([tableView, section]) { (next: any UITableViewDataSource) in
            next.tableView(tableView, titleForFooterInSection: section)
        } ?? nil
    }
    /// Returns true. With this default implementation, rows can be edited in editing mode, but not deleted by a swipe.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        let answer = forward([tableView, indexPath]) { (next: any UITableViewDataSource) in
            next.tableView(tableView, canEditRowAt: indexPath)
        }
        if let answer { return answer }

        tableView.unanswered(.canEdit)
        return true
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns false.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        forward([tableView, indexPath]) { (next: any UITableViewDataSource) in
            next.tableView(tableView, canMoveRowAt: indexPath)
        } ?? false
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        forward([tableView, editingStyle, indexPath]) { (next: any UITableViewDataSource) in
            next.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        forward([tableView, sourceIndexPath, destinationIndexPath]) { (next: any UITableViewDataSource) in
            next.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}

public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Returns whether a row may be highlighted. Returning false also prevents selection by a tap.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Called when a row is more than one table height away from the visible area. The cell is kept.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Never called.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Never called.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    /// Never called.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Never called.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Never called, because the mean of the known heights is used as estimate.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    /// Returns the title of the delete button; nil uses *Delete*.
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Called when the swipe actions of a row open.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called when the swipe actions of a row close; `indexPath` is nil if the row was removed.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the swipe actions of the trailing side; nil shows *Delete* if the editing style is `.delete`.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the swipe actions in the API from iOS 8; nil shows *Delete* if the editing style is `.delete`.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Called before the menu appears; `animator` is always nil.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Never called.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the user chooses the preview.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Never called.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Never called.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, willSelectRowAt: indexPath)
        } ?? indexPath
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, didSelectRowAt: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, willDeselectRowAt: indexPath)
        } ?? indexPath
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        forward([tableView, cell, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, heightForRowAt: indexPath)
        } ?? tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, estimatedHeightForRowAt: indexPath)
        } ?? tableView.estimatedRowHeight
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        forward([tableView, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, viewForHeaderInSection: section)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        forward([tableView, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, viewForFooterInSection: section)
        } ?? nil
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        forward([tableView, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, heightForHeaderInSection: section)
        } ?? tableView.sectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        forward([tableView, section]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, heightForFooterInSection: section)
        } ?? tableView.sectionFooterHeight
    }
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        let answer = forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, editingStyleForRowAt: indexPath)
        }
        if let answer { return answer }

        tableView.unanswered(.style)
        return .delete
    }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        let answer = forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
        if let answer { return answer }

        tableView.unanswered(.deleteTitle)
        return nil
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        forward([tableView, indexPath as Any]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, didEndEditingRowAt: indexPath)
        }
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        forward([tableView, sourceIndexPath, proposedDestinationIndexPath]) { (next: any UITableViewDelegate) in
            next.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        } ?? proposedDestinationIndexPath
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let answer = forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
        if let answer { return answer }

        tableView.unanswered(.leadingActions)
        return nil
    }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let answer = forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
        if let answer { return answer }

        tableView.unanswered(.trailingActions)
        return nil
    }
    public func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        let answer = forward([tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, editActionsForRowAt: indexPath)
        }
        if let answer { return answer }

        tableView.unanswered(.rowActions)
        return nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let answer = forward([tableView, indexPath, point]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
        if let answer { return answer }

        tableView.unanswered(.menu)
        return nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forward([tableView, configuration, animator as Any]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forward([tableView, configuration, animator as Any]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        forward([tableView, configuration, animator]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        forward([tableView, configuration]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        forward([tableView, configuration]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        } ?? nil
    }
}
