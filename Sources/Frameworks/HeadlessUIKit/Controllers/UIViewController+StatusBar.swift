extension UIViewController {
    /// Whether the controller in front, this one or what it shows, has no status bar.
    var hidesStatusBar: Bool { inFront.line(\.childForStatusBarHidden).prefersStatusBarHidden }

    /// How the controller in front, this one or what it shows, wants the status bar.
    var wantedStatusBarStyle: UIStatusBarStyle { inFront.line(\.childForStatusBarStyle).preferredStatusBarStyle }

    /// What covers the whole screen, this one or what is presented last of what does.
    private var inFront: UIViewController {
        var (front, last) = (self, self)
        while let presented = last.presentedViewController {
            last = presented
            let covers = [.fullScreen, .overFullScreen].contains(presented.modalPresentationStyle)
            if covers || presented.modalPresentationCapturesStatusBarAppearance { front = presented }
        }
        return front
    }

    /// The last of a line of controllers of which each names the next.
    private func line(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var (last, steps) = (self, 0)
        while let child = next(last), child !== last, steps < 64 { (last, steps) = (child, steps + 1) }
        return last
    }
}
