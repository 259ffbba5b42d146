/// An entry of the edit menu.
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
    }
}

/// The edit menu of older apps. It is shown as an action sheet with the app's own entries, because the page has its own
/// edit menu.
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")

    private enum SharedKey: ApplicationKey {
        static var defaultValue: UIMenuController { UIMenuController() }
    }

    /// The menu of the session.
    open class var shared: UIMenuController {
        let values = AppEnvironment.current.values
        let known = values[SharedKey.self]
        values[SharedKey.self] = known
        return known
    }

    open var menuItems: [UIMenuItem]?
    /// Stored; has no visible effect.
    open var arrowDirection = ArrowDirection.default
    /// Whether the menu is shown.
    open var isMenuVisible: Bool {
        get { source != nil }
        set { setMenuVisible(newValue, animated: true) }
    }
    /// The view over which the menu is shown; nil while it is hidden.
    private weak var source: UIView?
    private weak var target: UIView?
    /// Always zero.
    open var menuFrame: CGRect { .zero }

    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetView }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible, let target { showMenu(from: target, rect: .zero) } else { hideMenu() }
    }

    /// Shows the entries that the first responder can perform. Without a first responder, the entries that the view can
    /// perform.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        let first = targetView.window?.focused ?? targetView
        let entries = (menuItems ?? []).filter { first.target(forAction: $0.action, withSender: self) != nil }
        guard !entries.isEmpty else { return }
        source = targetView
        AppEnvironment.current.post(Self.willShowMenuNotification, of: self)
        let actions = entries.map { entry in
            UIAction(title: entry.title) { [weak self] _ in
                guard let self else { return }
                let target = first.target(forAction: entry.action, withSender: self) as AnyObject?
                if let target { entry.action.send(to: target, [self]) }
                hidden()
            }
        }
        targetView.open(UIMenu(children: actions), for: self)
        AppEnvironment.current.post(Self.didShowMenuNotification, of: self)
    }

    open func hideMenu(from targetView: UIView) { hideMenu() }

    open func hideMenu() {
        guard let source else { return }
        source.dismissMenuSheet()
        hidden()
    }

    private func hidden() {
        source = nil
        AppEnvironment.current.post(Self.willHideMenuNotification, of: self)
        AppEnvironment.current.post(Self.didHideMenuNotification, of: self)
    }

    /// Has no effect, because an open menu is not updated.
    open func update() {}
}
