/// Looks after how one controller is shown over another.
open class UIPresentationController: NSObject {
    /// The controller that is shown; it owns this one.
    public unowned let presentedViewController: UIViewController
    /// Who hears of a sheet that a person drags down.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(presentedViewController: UIViewController) {
        self.presentedViewController = presentedViewController
    }

    /// Who shows the controller over itself; nil while nobody does.
    open var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
    /// What the controller's view lies in; nil while it is not shown over another.
    open var containerView: UIView? { presentingViewController == nil ? nil : presentedViewController.shownView }
    /// The view that is shown.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// How the controller is shown.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
}

/// Hears of sheets that a person drags down. Code that ends a presentation is not told of here.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Whether the sheet may go; where not, ``presentationControllerDidAttemptToDismiss(_:)`` follows.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The sheet is about to go.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The sheet has gone.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The sheet was dragged, and stays.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// It may.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
