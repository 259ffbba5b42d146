extension UIWindow {
    public var rootViewController: UIViewController? {
        get { content as? UIViewController }
        set {
            let former = rootViewController
            guard former !== newValue else { return }
            let shown = isAttached
            if shown { former?.leave(self) }
            content = newValue
            UIApplication.shared.changes.noteControllersChanged()
            if shown { newValue?.windowShown(self) }
        }
    }
}

extension UIViewController: WindowContent {
    package func windowShown(_ window: UIWindow) {
        guard appearance == .gone, presenter == nil else { return }
        willAppear(false)
        let view: UIView = self.view
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.insertSubview(view, at: 0)
        settleAppearance()
    }

    func leave(_ window: UIWindow) {
        presentation?.end(over: self, animated: false)
        willDisappear(false)
        viewIfLoaded?.removeFromSuperview()
        settleAppearance()
    }
}
