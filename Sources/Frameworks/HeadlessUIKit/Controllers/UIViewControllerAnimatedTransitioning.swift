public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long that takes, in seconds; for the code's own use.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Puts the view that comes into the container, animates it, and then completes the transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// What draws a transition that a finger leads, in place of ``animateTransition(using:)``, where a class has such:
    /// the same object for the same transition, which completes it at its end.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// The transition was completed, or given up.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
    /// One that stands for none.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentAnimator() }
}

/// Stands for an animator that a class does not have.
final class AbsentAnimator: UIViewPropertyAnimator {
    init() { super.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }
}

public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the views are that come and go.
    var containerView: UIView { get }
    /// Whether it is drawn.
    var isAnimated: Bool { get }
    /// Whether a finger leads it now.
    var isInteractive: Bool { get }
    /// Whether it was given up: all is to be as it was before.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Who leads it says how far it has come, from 0 to 1: what others change together with it follows.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Who leads it lets go, so that it comes to its end.
    func finishInteractiveTransition()
    /// Who leads it lets go, and gives it up.
    func cancelInteractiveTransition()
    /// Stops it on its way, to be led on from there; where it had nobody who could lead it, nothing happens.
    func pauseInteractiveTransition()
    /// Who draws it calls this at the end: until then whoever waits for the transition hears nothing. With false, the
    /// one that came goes, and the one that went is there again.
    func completeTransition(_ didComplete: Bool)
    /// How the device turns meanwhile: not at all.
    var targetTransform: CGAffineTransform { get }
    /// The controller that comes, or that goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes, or that goes; nil for that of a presenter that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning; zero where it is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is to be at the end; zero where it is gone then.
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

/// Says who draws how a controller comes over another, and how it goes again.
///
/// It is asked for transitions that are animated; who leads one, only where an app draws it.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Who draws how the controller comes; nil leaves it to the page.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who draws how it goes; nil leaves it to the page.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who leads the coming that `animator` draws; nil lets it go by itself.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Who leads the going that `animator` draws; nil lets it go by itself.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What looks after how the controller is shown, where its style is `custom`; nil leaves it to the system.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Nobody.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
    /// Nobody.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nobody.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nobody.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nobody.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
