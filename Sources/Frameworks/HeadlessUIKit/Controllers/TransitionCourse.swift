/// A transition between two controllers, as code finds it that wants to change something with it.
final class TransitionCourse: UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let from: UIViewController?
    private let to: UIViewController?
    private weak var holder: UIViewController?
    private var stage = Stage.gathering([], [])
    /// Who leads it, and whether it was finished or given up.
    private(set) var lead: Lead
    let initiallyInteractive: Bool
    var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    private var watchers: [(onlyEnds: Bool, tell: Step)] = []

    private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private enum Stage {
        case gathering(_ alongside: [Step], _ afterwards: [Step])
        case running([Step])
        case over
    }

    /// Who leads a transition.
    enum Lead { case nobody, finger, finishing, cancelling }

    /// A transition from one controller to another, which takes so many seconds; the `holder`, if any, is the container
    /// that both are in, and the `leader` who leads it; `isLed` says that the page has led it already.
    init(
        from: UIViewController?, to: UIViewController?, in container: UIView, duration: TimeInterval, isAnimated: Bool,
        style: UIModalPresentationStyle = .none, of holder: UIViewController? = nil,
        ledBy leader: (any UIViewControllerInteractiveTransitioning)? = nil, isLed: Bool = false
    ) {
        initiallyInteractive = leader?.wantsInteractiveStart ?? isLed
        lead = initiallyInteractive ? .finger : .nobody
        (self.from, self.to, containerView, self.holder) = (from, to, container, holder)
        (transitionDuration, self.isAnimated, presentationStyle) = (isAnimated ? duration : 0, isAnimated, style)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        switch stage {
        case .gathering(let alongside, let afterwards):
            stage = .gathering(alongside + [animation].compactMap { $0 }, afterwards + [completion].compactMap { $0 })
            return true
        case .running(let afterwards):
            stage = .running(afterwards + [completion].compactMap { $0 })
            return false
        case .over: return false
        }
    }

    /// Makes the changes that go with the transition, as it begins to be drawn.
    func begin() {
        guard case .gathering(let alongside, let afterwards) = stage else { return }
        stage = .running(afterwards)
        guard !alongside.isEmpty else { return }
        let steps = { for step in alongside { step(self) } }
        if isAnimated { UIView.animate(withDuration: transitionDuration, animations: steps) } else { steps() }
    }

    /// Whether somebody wants to hear of the end.
    var isAwaited: Bool { if case .running(let afterwards) = stage { !afterwards.isEmpty } else { false } }

    /// The transition was drawn, or given up.
    func end() {
        guard case .running(let afterwards) = stage else { return }
        stage = .over
        watchers = []
        for step in afterwards { step(self) }
    }

    /// Makes it what controllers find until it is taken away.
    func attach() { for controller in [from, to, holder] { controller?.companions.append(self) } }

    /// Controllers find it no longer.
    func detach() { for controller in [from, to, holder] { controller?.companions.removeAll { $0 === self } } }

    // MARK: - A finger

    var isInteractive: Bool { lead == .finger }
    var isCancelled: Bool { lead == .cancelling }
    var isInterruptible: Bool { lead != .nobody }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        watchers.append((false, handler))
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        watchers.append((true, handler))
    }

    /// Somebody else leads it from now on.
    func pass(to lead: Lead) {
        let former = self.lead
        self.lead = lead
        guard former != lead, former != .nobody || lead == .finger else { return }
        for watcher in watchers where !watcher.onlyEnds || lead != .finger { watcher.tell(self) }
    }
}

extension UIViewController {
    /// The transition that the controller, or a container it is in, takes part in; nil where there is none now.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        settleChildren()
        for case let course as TransitionCourse in companions { return course }
        return parent?.transitionCoordinator
    }
}
