extension UIApplication {
    /// What a person sees on top: the last controller of the chain of presentations.
    package var topmostController: UIViewController? {
        let question = everyWindow.last { $0.isInTheWay }
        var controller = (question ?? keyWindow)?.rootViewController
        while let next = controller?.presentation?.presented { controller = next }
        return controller
    }

    /// Whether a person could tap the back button of the visible navigation controller.
    package var canGoBack: Bool { topmostController?.visibleNavigation?.canGoBack ?? false }

    /// Whether a person could swipe back in the visible navigation controller.
    package var canSwipeBack: Bool { topmostController?.visibleNavigation?.canSwipeBack ?? false }

    /// Goes back in the visible navigation controller, as a swipe from the edge does; false where there is none.
    package func swipeBack() -> Bool {
        run { topmostController?.visibleNavigation?.swipeBack() ?? false }
    }

    /// Whether what a person sees on top is a sheet that they could drag.
    package var canDragSheet: Bool { topmostController?.isSheetInReach ?? false }

    /// Drags the sheet on top down; false where there is none.
    package func dragSheetDown() -> Bool {
        run { topmostController?.dragSheetDown() ?? false }
    }

    /// Goes back in the visible navigation controller, as a tap on its back button does; false when there is none.
    package func back() -> Bool {
        run { topmostController?.visibleNavigation?.goBack() ?? false }
    }
}

extension UIViewController {
    /// The innermost navigation controller that a person sees in this controller.
    fileprivate var visibleNavigation: UINavigationController? {
        for child in childrenOnScreen.reversed() {
            if let inner = child.visibleNavigation { return inner }
        }
        return self as? UINavigationController
    }
}
