/// Is asked before a person chooses a tab, and hears of it; of what code chooses it hears only to say who draws it.
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether the tab of a controller may be chosen; it may unless the delegate says no.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// The tab of a controller was pressed, also where it was the chosen one.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Who draws how one tab's controller gives way to another's, whoever chose; nil has them changed at once.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who leads what an animator draws; nil lets it go by itself.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Nobody.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nobody.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
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
