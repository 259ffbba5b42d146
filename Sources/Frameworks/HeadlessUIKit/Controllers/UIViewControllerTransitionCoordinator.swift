public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it is drawn.
    var isAnimated: Bool { get }
    /// How the controller is presented, where one is.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger led it from the beginning.
    var initiallyInteractive: Bool { get }
    /// Whether it can be stopped on its way, and led on from there.
    var isInterruptible: Bool { get }
    /// Whether a finger leads it now.
    var isInteractive: Bool { get }
    /// Whether it was given up: all is going to be as it was before.
    var isCancelled: Bool { get }
    /// How long it is drawn, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far a finger has led it, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How many times as fast as it was meant to be the rest is drawn.
    var completionVelocity: CGFloat { get }
    /// The pace of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view that it happens in.
    var containerView: UIView { get }
    /// How the device turns meanwhile: not at all.
    var targetTransform: CGAffineTransform { get }
    /// The controller that comes, or that goes; nil where the device turns.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes, or that goes; nil where the device turns.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
    /// In none.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// No finger.
    public var initiallyInteractive: Bool { false }
    /// No.
    public var isInterruptible: Bool { false }
    /// No finger.
    public var isInteractive: Bool { false }
    /// None.
    public var percentComplete: CGFloat { 0 }
    public var completionVelocity: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// It does not.
    public var targetTransform: CGAffineTransform { .identity }
    /// None.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        viewController(forKey: UITransitionContextViewControllerKey(rawValue: key.rawValue))?.viewIfLoaded
    }
}

/// Takes what is to be done together with a transition, and after it.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Makes changes that are drawn over the time of the transition, or follow the finger that leads it; `completion`
    /// hears when that is over, or was given up.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same for changes of what lies outside of the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when the finger lets go of it, which finishes it or gives it up, and when one takes hold again.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls `handler` when the finger lets go of it.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// As with both, where nobody wants to hear of the end.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// As anywhere else: all views of the screen are drawn together.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    /// Never: no finger leads it.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// Never: no finger leads it.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}
