import HeadlessUIKit
import Wire

extension UIApplication {
    /// Returns whether a topmost screen could be dragged away like this.
    func canPerform(_ swipe: Swipe) -> Bool {
        switch swipe {
        case .back: canSwipeBack
        case .down: canDragSheet
        }
    }

    /// Drags the topmost screen away; does nothing if there is none.
    func swipe(_ swipe: Swipe) {
        switch swipe {
        case .back: _ = swipeBack()
        case .down: _ = dragSheetDown()
        }
    }
}
