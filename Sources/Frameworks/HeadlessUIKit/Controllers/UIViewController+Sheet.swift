// A sheet that a person drags down.
extension UIViewController {
    /// The presentation that this controller is in by itself; nil for one that is not shown over another.
    private var ownPresentation: Presentation? {
        guard let presentation = presenter?.presentation, presentation.presented === self else { return nil }
        return presentation
    }

    /// Whether this controller is shown as a sheet that a person could touch.
    var isSheetInReach: Bool {
        guard let container = ownPresentation?.container else { return false }
        return container.style == .sheet && container.isReachable
    }

    /// Whether a sheet with this controller in it stays when it is dragged.
    var holdsSheet: Bool { isModalInPresentation || childrenOnScreen.contains(where: \.holdsSheet) }

    /// The sheet goes, unless it is held; false where there is none.
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

    /// Pages are told which sheets stay, so that they do not follow the finger far.
    func sheetMayBeHeld() {
        guard let container = outermost.ownPresentation?.container, container.style == .sheet else { return }
        container.isHeld = outermost.holdsSheet
    }
}
