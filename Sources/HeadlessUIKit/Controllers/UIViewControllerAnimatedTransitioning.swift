/// Draws how one controller's view gives way to another's.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long that takes, in seconds; for the code's own use.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Puts the view that comes into the container, animates it, and then completes the transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The transition was completed.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What is to be known of a transition by who draws it.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the views are that come and go.
    var containerView: UIView { get }
    /// Whether it is drawn.
    var isAnimated: Bool { get }
    /// Whether a finger leads it; never.
    var isInteractive: Bool { get }
    /// Whether it was given up; it never is.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Who draws it calls this at the end: until then whoever waits for the transition hears nothing.
    func completeTransition(_ didComplete: Bool)
    /// The controller that comes, or that goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes, or that goes; nil for that of a presenter that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning; zero where it is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is to be at the end; zero where it is gone then.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String
    /// A part by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is there at the beginning.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The one that is there at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String
    /// A part by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is there at the beginning.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The one that is there at the end.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// Says who draws how a controller comes over another, and how it goes again.
///
/// It is asked for transitions that are animated. That a finger leads them is not asked for.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Who draws how the controller comes; nil leaves it to the page.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who draws how it goes; nil leaves it to the page.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
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
}
