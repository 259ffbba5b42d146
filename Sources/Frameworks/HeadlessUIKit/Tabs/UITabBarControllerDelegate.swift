/// The delegate of a tab bar controller. When code selects a tab, only the methods for transitions are called.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called after the user selected a tab, even if it was already selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns the animator of a change of tabs; nil changes the tab without animation. Also called when code selects a
    /// tab.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller of a change; with nil the change is not interactive.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        forward([tabBarController, fromVC, toVC]) { (next: any UITabBarControllerDelegate) in
            next.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        forward([tabBarController, animationController]) { (next: any UITabBarControllerDelegate) in
            next.tabBarController(tabBarController, interactionControllerFor: animationController)
        } ?? nil
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        forward([tabBarController, viewController]) { (next: any UITabBarControllerDelegate) in
            next.tabBarController(tabBarController, shouldSelect: viewController)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        forward([tabBarController, viewController]) { (next: any UITabBarControllerDelegate) in
            next.tabBarController(tabBarController, didSelect: viewController)
        }
    }
}

/// The delegate of a bar without a tab bar controller.
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        forward([tabBar, item]) { (next: any UITabBarDelegate) in next.tabBar(tabBar, didSelect: item) }
    }
}
