extension UIWindow {
    public func makeKeyAndVisible() {
        let application = UIApplication.shared
        if application.holds(self) { return }
        isHidden = false
        application.show(self)
        application.makeKey(self)
        (content as? any WindowContent)?.windowShown(self)
    }

    public func makeKey() { UIApplication.shared.makeKey(self) }

    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Removes the window from the screen.
    package func dismantle() { UIApplication.shared.hide(self) }
}

/// The content of a window, usually its root view controller.
package protocol WindowContent: UIResponder {
    /// Called after the window was shown on the screen.
    func windowShown(_ window: UIWindow)
}
