/// What there is to know of a transition that controllers take part in.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it is drawn.
    var isAnimated: Bool { get }
    /// Whether it was given up; it never is.
    var isCancelled: Bool { get }
    /// How long it is drawn, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view that it happens in.
    var containerView: UIView { get }
    /// Whether a finger leads it; never.
    var isInteractive: Bool { get }
    /// The controller that comes, or that goes; nil where the device turns.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes, or that goes; nil where the device turns.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
    /// No finger.
    public var isInteractive: Bool { false }
    /// None.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// That of the controller.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        viewController(forKey: UITransitionContextViewControllerKey(rawValue: key.rawValue))?.viewIfLoaded
    }
}

/// Takes what is to be done together with a transition, and after it.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Makes changes that are drawn over the time of the transition; `completion` hears when that is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// As with both, where nobody wants to hear of the end.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A turn of the device, as controllers take part in it.
final class TurnCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated = true
    let isCancelled = false
    let transitionDuration: TimeInterval = 0.3
    let containerView: UIView
    private var stage = Stage.gathering([], [])

    private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private enum Stage {
        case gathering(_ alongside: [Step], _ afterwards: [Step])
        case over
    }

    init(in view: UIView) { containerView = view }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard case .gathering(let alongside, let afterwards) = stage else { return false }
        stage = .gathering(alongside + [animation].compactMap { $0 }, afterwards + [completion].compactMap { $0 })
        return true
    }

    /// Makes the changes, now that the screen has its size.
    func run() {
        guard case .gathering(let alongside, let afterwards) = stage else { return }
        stage = .over
        if alongside.isEmpty, afterwards.isEmpty { return }
        UIView.animate(
            withDuration: transitionDuration, animations: { for step in alongside { step(self) } },
            completion: afterwards.isEmpty ? nil : { _ in for step in afterwards { step(self) } })
    }
}
