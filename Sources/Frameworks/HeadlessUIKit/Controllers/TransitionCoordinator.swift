/// The transition coordinator of a transition between two controllers.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let from: UIViewController?
    private let to: UIViewController?
    private weak var holder: UIViewController?
    private var stage = Stage.gathering([], [])
    /// The state of the interactive part.
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

    /// The state of the interactive part of a transition.
    enum Lead { case nobody, finger, finishing, cancelling }

    /// Creates a coordinator.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - holder: The container of both controllers; nil for a presentation.
    ///   - leader: The interaction controller; nil if the transition is not interactive.
    ///   - isLed: Whether the page has already run the interactive part.
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

    /// Runs the alongside animations, when the transition begins to be drawn.
    func begin() {
        guard case .gathering(let alongside, let afterwards) = stage else { return }
        stage = .running(afterwards)
        guard !alongside.isEmpty else { return }
        let steps = { for step in alongside { step(self) } }
        if isAnimated { UIView.animate(withDuration: transitionDuration, animations: steps) } else { steps() }
    }

    /// Whether a completion is registered that must be called after the transition.
    var isAwaited: Bool { if case .running(let afterwards) = stage { !afterwards.isEmpty } else { false } }

    /// Calls the completions. Called after the transition was drawn or cancelled.
    func end() {
        guard case .running(let afterwards) = stage else { return }
        stage = .over
        watchers = []
        for step in afterwards { step(self) }
    }

    /// Registers the coordinator with its controllers.
    func attach() { for controller in [from, to, holder] { controller?.companions.append(self) } }

    /// Removes the coordinator from its controllers.
    func detach() { for controller in [from, to, holder] { controller?.companions.removeAll { $0 === self } } }

    // MARK: - Interaction

    var isInteractive: Bool { lead == .finger }
    var isCancelled: Bool { lead == .cancelling }
    var isInterruptible: Bool { lead != .nobody }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        watchers.append((false, handler))
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        watchers.append((true, handler))
    }

    /// Changes the interaction state, and notifies its observers.
    func changeLead(to lead: Lead) {
        let former = self.lead
        self.lead = lead
        guard former != lead, former != .nobody || lead == .finger else { return }
        for watcher in watchers where !watcher.onlyEnds || lead != .finger { watcher.tell(self) }
    }
}
