extension UIViewController {
    /// Whether the controller that decides about the status bar hides it.
    var hidesStatusBar: Bool { inFront.line(\.childForStatusBarHidden).prefersStatusBarHidden }

    /// The status bar style of the controller that decides about it.
    var wantedStatusBarStyle: UIStatusBarStyle { inFront.line(\.childForStatusBarStyle).preferredStatusBarStyle }

    /// The topmost presented controller that covers the whole screen; this controller if there is none.
    private var inFront: UIViewController {
        var (front, last) = (self, self)
        while let presented = last.presentedViewController {
            last = presented
            let covers = [.fullScreen, .overFullScreen].contains(presented.modalPresentationStyle)
            if covers || presented.modalPresentationCapturesStatusBarAppearance { front = presented }
        }
        return front
    }

    /// Follows a chain of controllers with `next`, and returns the last controller.
    private func line(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var (last, steps) = (self, 0)
        while let child = next(last), child !== last, steps < 64 { (last, steps) = (child, steps + 1) }
        return last
    }
}
