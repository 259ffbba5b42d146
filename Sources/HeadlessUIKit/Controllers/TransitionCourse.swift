/// A transition between two controllers while it begins, as code finds it that wants to change something with it.
final class TransitionCourse: UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let isCancelled = false
    let transitionDuration: TimeInterval
    let containerView: UIView
    private let from: UIViewController?
    private let to: UIViewController?
    private var stage = Stage.gathering([], [])

    private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private enum Stage {
        case gathering(_ alongside: [Step], _ afterwards: [Step])
        case running([Step])
        case over
    }

    /// A transition from one controller to another, which takes so many seconds.
    init(
        from: UIViewController?, to: UIViewController?, in container: UIView, duration: TimeInterval, isAnimated: Bool
    ) {
        (self.from, self.to, containerView) = (from, to, container)
        (transitionDuration, self.isAnimated) = (isAnimated ? duration : 0, isAnimated)
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

    /// The transition was drawn.
    func end() {
        guard case .running(let afterwards) = stage else { return }
        stage = .over
        for step in afterwards { step(self) }
    }

    /// Makes it what controllers find until it is taken away.
    func attach() { for controller in [from, to] { controller?.companions.append(self) } }

    /// Controllers find it no longer.
    func detach() { for controller in [from, to] { controller?.companions.removeAll { $0 === self } } }
}

extension UIViewController {
    /// The transition that the controller, or a container it is in, takes part in; nil where there is none now.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for case let course as TransitionCourse in companions { return course }
        return parent?.transitionCoordinator
    }
}
