public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns the animator of an interactive transition, which is used instead of ``animateTransition(using:)``. It
    /// must be the same object during one transition, and must complete the transition at its end.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
    /// Returns a placeholder, which means that the class has no interruptible animator.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentAnimator() }
}

/// The placeholder for a missing interruptible animator.
final class AbsentAnimator: UIViewPropertyAnimator {
    init() { super.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }
}

public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// Called by the interaction controller; `percentComplete` is from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Completes the transition. Called by the interaction controller.
    func finishInteractiveTransition()
    /// Cancels the transition. Called by the interaction controller.
    func cancelInteractiveTransition()
    /// Has no effect if the transition has no interaction controller.
    func pauseInteractiveTransition()
    /// Ends the transition. The animator must call it at its end. With false, the change of controllers is undone.
    func completeTransition(_ didComplete: Bool)
    /// Always the identity.
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view of one side; nil for the presenter's view if it does not move.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame at the beginning; zero if the view is not on the screen then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame at the end; zero if the view is not on the screen then.
    func finalFrame(for vc: UIViewController) -> CGRect
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "from")
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// The delegate for custom transitions, called only if they are animated. Interaction controllers are requested only if
/// the delegate returned an animator.
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator for presenting; nil uses the page's animation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator for dismissing; nil uses the page's animation.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller for presenting; with nil the transition is not interactive.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the interaction controller for dismissing; with nil the transition is not interactive.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller for the style `custom`; nil uses the system's presentation.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        forward([presented, presenting as Any, source]) { (next: any UIViewControllerTransitioningDelegate) in
            next.presentationController(forPresented: presented, presenting: presenting, source: source)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        forward([presented, presenting, source]) { (next: any UIViewControllerTransitioningDelegate) in
            next.animationController(forPresented: presented, presenting: presenting, source: source)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        forward([dismissed]) { (next: any UIViewControllerTransitioningDelegate) in
            next.animationController(forDismissed: dismissed)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        forward([animator]) { (next: any UIViewControllerTransitioningDelegate) in
            next.interactionControllerForPresentation(using: animator)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        forward([animator]) { (next: any UIViewControllerTransitioningDelegate) in
            next.interactionControllerForDismissal(using: animator)
        } ?? nil
    }
}
