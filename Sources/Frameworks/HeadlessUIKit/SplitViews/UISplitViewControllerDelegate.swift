public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Returns whether the delegate has combined the columns. If false, the secondary controller is pushed on the
    /// primary column's stack.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the controller of the combined column; nil uses the primary controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Never called, because the controller is always collapsed.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Never called, because the controller is always collapsed.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Never called, because the controller is always collapsed.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Never called, because the controller is always collapsed.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        forward([splitViewController, secondaryViewController, primaryViewController]) {
            (next: any UISplitViewControllerDelegate) in
            next.splitViewController(
                splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
        } ?? false
    }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        forward([splitViewController]) { (next: any UISplitViewControllerDelegate) in
            next.primaryViewController(forCollapsing: splitViewController)
        } ?? nil
    }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        forward([svc, proposedTopColumn]) { (next: any UISplitViewControllerDelegate) in
            next.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
        } ?? proposedTopColumn
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        forward([splitViewController, vc, sender as Any]) { (next: any UISplitViewControllerDelegate) in
            next.splitViewController(splitViewController, show: vc, sender: sender)
        } ?? false
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        forward([splitViewController, vc, sender as Any]) { (next: any UISplitViewControllerDelegate) in
            next.splitViewController(splitViewController, showDetail: vc, sender: sender)
        } ?? false
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        forward([svc]) { (next: any UISplitViewControllerDelegate) in
            next.splitViewControllerDidCollapse(svc)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        forward([svc, displayMode]) { (next: any UISplitViewControllerDelegate) in
            next.splitViewController(svc, willChangeTo: displayMode)
        }
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        forward([splitViewController, primaryViewController]) { (next: any UISplitViewControllerDelegate) in
            next.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
        } ?? nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        forward([splitViewController]) { (next: any UISplitViewControllerDelegate) in
            next.primaryViewController(forExpanding: splitViewController)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        forward([svc]) { (next: any UISplitViewControllerDelegate) in
            next.splitViewControllerDidExpand(svc)
        }
    }
}
