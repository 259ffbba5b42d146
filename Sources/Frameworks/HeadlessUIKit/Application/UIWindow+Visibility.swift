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

    /// Takes the window off the screen.
    package func dismantle() { UIApplication.shared.hide(self) }
}

/// Who fills a window.
package protocol WindowContent: UIResponder {
    /// The window came onto the screen.
    func windowShown(_ window: UIWindow)
}
