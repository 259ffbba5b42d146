import HeadlessUIKit
import Wire

extension UIApplication {
    /// Returns whether the topmost screen can be dragged away in this direction.
    func canPerform(_ swipe: Swipe) -> Bool {
        switch swipe {
        case .back: canSwipeBack
        case .down: canDragSheet
        }
    }

    /// Drags the topmost screen away in this direction; does nothing if no screen can be dragged.
    func swipe(_ swipe: Swipe) {
        switch swipe {
        case .back: _ = swipeBack()
        case .down: _ = dragSheetDown()
        }
    }
}
