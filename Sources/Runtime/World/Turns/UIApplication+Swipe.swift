import HeadlessUIKit
import Wire

extension UIApplication {
    /// Whether a screen on top could be dragged away like this.
    func takes(_ swipe: Swipe) -> Bool {
        switch swipe {
        case .back: canSwipeBack
        case .down: canDragSheet
        }
    }

    /// Drags it away; nothing where there is none.
    func swipe(_ swipe: Swipe) {
        switch swipe {
        case .back: _ = swipeBack()
        case .down: _ = dragSheetDown()
        }
    }
}
