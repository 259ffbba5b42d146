extension UIApplication {
    /// What a person sees on top: the last controller of the chain of presentations.
    package var topmostController: UIViewController? {
        var controller = keyWindow?.rootViewController
        while let next = controller?.presentation?.presented { controller = next }
        return controller
    }

    /// Whether a person could tap the back button of the visible navigation controller.
    package var canGoBack: Bool { topmostController?.visibleNavigation?.canGoBack ?? false }

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
