/// Looks after how one controller is shown over another.
///
/// A class of an app's own, which a `transitioningDelegate` gives for a controller with the style `custom`, says where
/// its view lies and what lies around it, and hears of it coming and going.
open class UIPresentationController: NSObject {
    /// The controller that is shown; it owns this one.
    public unowned let presentedViewController: UIViewController
    private weak var givenPresenter: UIViewController?
    /// Who hears of a sheet that a person drags down.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        givenPresenter = presentingViewController
    }

    /// Who shows the controller over itself; nil while nobody does.
    open var presentingViewController: UIViewController! {
        presentedViewController.presentingViewController ?? givenPresenter
    }
    /// What the controller's view lies in; nil while it is not shown over another.
    open var containerView: UIView? {
        presentedViewController.presentingViewController == nil ? nil : presentedViewController.shownView
    }
    /// The view that is shown: the controller's, unless a class puts another around that.
    open var presentedView: UIView? { presentedViewController.view }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// How it is shown where there is less room; kept.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// Whether it takes the whole screen; kept.
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }

    // MARK: - Place

    /// Where the shown view lies at the end, in the container; all of it unless a class says otherwise.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    /// How large a controller in a container of such a size is to be: as large.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: - Coming and going

    /// The view is about to come: what lies around it is put into ``containerView`` here.
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

public protocol UIContentContainer: NSObjectProtocol {
    /// The size it would like.
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

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
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
