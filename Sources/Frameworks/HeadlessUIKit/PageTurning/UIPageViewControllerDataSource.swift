public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots of the page control. Called for the style `scroll`; 0 shows no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the current dot. Called after code has set the page; afterwards, page turns are counted.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Forwards the call if the object has a forwarding target; otherwise returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        forward([pageViewController]) { (next: any UIPageViewControllerDataSource) in
            next.presentationCount(for: pageViewController)
        } ?? 0
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        forward([pageViewController]) { (next: any UIPageViewControllerDataSource) in
            next.presentationIndex(for: pageViewController)
        } ?? 0
    }
}

public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has turned the page. On iOS it is called when the user begins to turn it. The difference
    /// arises because the browser page draws the drag by itself.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called after a transition by the user. `completed` is always true, because a cancelled drag is not reported.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Never called.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        forward([pageViewController, pendingViewControllers]) { (next: any UIPageViewControllerDelegate) in
            next.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        forward([pageViewController, finished, previousViewControllers, completed]) {
            (next: any UIPageViewControllerDelegate) in
            next.pageViewController(
                pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
                transitionCompleted: completed)
        }
    }
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        forward([pageViewController, orientation]) { (next: any UIPageViewControllerDelegate) in
            next.pageViewController(pageViewController, spineLocationFor: orientation)
        } ?? .min
    }
}
