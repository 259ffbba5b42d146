/// Manages the presentation of one controller over another.
///
/// An app's subclass, returned by a `transitioningDelegate` for the style `custom`, determines the frame of the
/// presented view and adds views around it.
open class UIPresentationController: NSObject {
    /// The presented controller, which owns this object.
    public unowned let presentedViewController: UIViewController
    private weak var givenPresenter: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public required init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        givenPresenter = presentingViewController
    }

    /// Whether the class is one of UIKit's. Then the object is replaced when the presentation style changes.
    var isOfSystem: Bool {
        let type = type(of: self)
        return type == UIPresentationController.self || type == UISheetPresentationController.self
            || type == UIPopoverPresentationController.self
    }

    /// The controller that presents; nil while nothing is presented.
    open var presentingViewController: UIViewController! {
        presentedViewController.presentingViewController ?? givenPresenter
    }
    /// The view that contains the presented view; nil while nothing is presented.
    open var containerView: UIView? {
        presentedViewController.presentingViewController == nil ? nil : presentedViewController.shownView
    }
    open var presentedView: UIView? { presentedViewController.view }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// Stored; has no visible effect.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// Stored; has no visible effect.
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }

    // MARK: - Layout

    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    /// Always returns `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: - Transitions

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The delegate of a presentation. It is called only if the user drags a sheet down, not if code dismisses it.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns whether the sheet may be dismissed. If false, ``presentationControllerDidAttemptToDismiss(_:)`` is
    /// called.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        forward([presentationController]) { (next: any UIAdaptivePresentationControllerDelegate) in
            next.presentationControllerShouldDismiss(presentationController)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        forward([presentationController]) { (next: any UIAdaptivePresentationControllerDelegate) in
            next.presentationControllerWillDismiss(presentationController)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        forward([presentationController]) { (next: any UIAdaptivePresentationControllerDelegate) in
            next.presentationControllerDidDismiss(presentationController)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        forward([presentationController]) { (next: any UIAdaptivePresentationControllerDelegate) in
            next.presentationControllerDidAttemptToDismiss(presentationController)
        }
    }
}
