// Support for sheets that the user drags down.
extension UIViewController {
    /// The presentation of this controller itself; nil if it is not presented.
    private var ownPresentation: Presentation? {
        guard let presentation = presenter?.presentation, presentation.presented === self else { return nil }
        return presentation
    }

    /// Whether this controller is a sheet that the user can drag.
    var isSheetInReach: Bool {
        guard let container = ownPresentation?.container else { return false }
        return container.style == .sheet && container.isReachable
    }

    /// Whether this controller, or one inside it, prevents dragging the sheet down.
    var holdsSheet: Bool { isModalInPresentation || childrenOnScreen.contains(where: \.holdsSheet) }

    /// Dismisses the sheet unless it is prevented. Returns false if this controller is not a reachable sheet.
    func dragSheetDown() -> Bool {
        guard isSheetInReach, let presenter, let presentation = ownPresentation, let controller = presentationController
        else { return false }
        let delegate = controller.delegate
        guard !holdsSheet, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return true
        }
        delegate?.presentationControllerWillDismiss(controller)
        presentation.end(over: presenter, animated: true)
        delegate?.presentationControllerDidDismiss(controller)
        return true
    }

    /// Sends to the page whether the sheet can be dragged down, if that has changed.
    func sheetMayBeHeld() {
        guard let container = outermost.ownPresentation?.container, container.style == .sheet else { return }
        container.isHeld = outermost.holdsSheet
    }
}
