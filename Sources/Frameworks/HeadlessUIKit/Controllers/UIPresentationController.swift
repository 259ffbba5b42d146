/// Looks after how one controller is shown over another.
///
/// A class of an app's own, which a `transitioningDelegate` gives for a controller with the style `custom`, says where its view
/// lies and what lies around it, and hears of it coming and going.
open class UIPresentationController: NSObject {
    /// The controller that is shown; it owns this one.
    public unowned let presentedViewController: UIViewController
    private weak var givenPresenter: UIViewController?
    /// Who hears of a sheet that a person drags down.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// One for a controller that is to be shown over another.
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
    /// How the controller is shown.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// How it is shown where there is less room; kept.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// Whether it takes the whole screen; kept.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the view of who presents leaves the screen when this one is there.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: - Place

    /// Where the shown view lies at the end, in the container; all of it unless a class says otherwise.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The container is about to lay out what is in it.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out what is in it.
    open func containerViewDidLayoutSubviews() {}
    /// How large a controller in a container of such a size is to be: as large.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The shown controller would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The container is about to take another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: - Coming and going

    /// The view is about to come: what lies around it is put into ``containerView`` here.
    open func presentationTransitionWillBegin() {}
    /// The view is there.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The view is about to go.
    open func dismissalTransitionWillBegin() {}
    /// The view is gone, with all that lay around it.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// What can be laid out in a part of the screen, which it may say the size of.
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
    /// It may.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
