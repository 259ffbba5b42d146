public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after the top controller was shown. Not called after a cancelled transition.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns the animator of an animated change; nil uses the page's animation.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller of a change; with nil the change is not interactive.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        forward([navigationController, animationController]) { (next: any UINavigationControllerDelegate) in
            next.navigationController(navigationController, interactionControllerFor: animationController)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        forward([navigationController, operation, fromVC, toVC]) { (next: any UINavigationControllerDelegate) in
            next.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        forward([navigationController, viewController, animated]) { (next: any UINavigationControllerDelegate) in
            next.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        forward([navigationController, viewController, animated]) { (next: any UINavigationControllerDelegate) in
            next.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
}
