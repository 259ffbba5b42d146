extension UIApplication {
    /// The topmost presented controller.
    package var topmostController: UIViewController? {
        let question = everyWindow.last { $0.blocksWindowsBehind }
        var controller = (question ?? keyWindow)?.rootViewController
        while let next = controller?.presentation?.presented { controller = next }
        return controller
    }

    /// Whether the user can tap the back button of the visible navigation controller.
    package var canGoBack: Bool { topmostController?.visibleNavigation?.canGoBack ?? false }

    /// Whether the user can swipe back in the visible navigation controller.
    package var canSwipeBack: Bool { topmostController?.visibleNavigation?.canSwipeBack ?? false }

    /// Performs a swipe back in the visible navigation controller. Returns false if that is not possible.
    package func swipeBack() -> Bool {
        run { topmostController?.visibleNavigation?.swipeBack() ?? false }
    }

    /// Whether the topmost controller is a sheet that the user can drag.
    package var canDragSheet: Bool { topmostController?.isSheetInReach ?? false }

    /// Drags the topmost sheet down. Returns false if there is none.
    package func dragSheetDown() -> Bool {
        run { topmostController?.dragSheetDown() ?? false }
    }

    /// Taps the back button of the visible navigation controller. Returns false if that is not possible.
    package func back() -> Bool {
        run { topmostController?.visibleNavigation?.goBack() ?? false }
    }
}

extension UIViewController {
    /// The innermost navigation controller on the screen within this controller; nil if there is none.
    fileprivate var visibleNavigation: UINavigationController? {
        for child in childrenOnScreen.reversed() {
            if let inner = child.visibleNavigation { return inner }
        }
        return self as? UINavigationController
    }
}
