/// Is asked before a person chooses a tab, and hears of it. What code chooses it does not hear of.
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether the tab of a controller may be chosen; it may unless the delegate says no.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// The tab of a controller was pressed, also where it was the chosen one.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Yes.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}

/// Hears of the tabs of a bar that stands by itself.
public protocol UITabBarDelegate: AnyObject {
    /// A person pressed a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
