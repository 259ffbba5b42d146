extension UIWindow {
    /// Shows the window, in front of others of its level, and gives it the keyboard.
    public func makeKeyAndVisible() {
        let application = UIApplication.shared
        if application.holds(self) { return }
        isHidden = false
        application.show(self)
        application.makeKey(self)
        (content as? any WindowContent)?.windowShown(self)
    }

    /// Gives the window the keyboard.
    public func makeKey() { UIApplication.shared.makeKey(self) }

    /// Whether the window has the keyboard.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Takes the window off the screen.
    package func dismantle() { UIApplication.shared.hide(self) }
}

/// Who fills a window.
package protocol WindowContent: UIResponder {
    /// The window came onto the screen.
    func windowShown(_ window: UIWindow)
}
