/// The transition coordinator of a rotation.
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

    /// Runs the alongside animations, after the screen has its new size.
    func run() {
        guard case .gathering(let alongside, let afterwards) = stage else { return }
        stage = .over
        if alongside.isEmpty, afterwards.isEmpty { return }
        UIView.animate(
            withDuration: transitionDuration, animations: { for step in alongside { step(self) } },
            completion: afterwards.isEmpty ? nil : { _ in for step in afterwards { step(self) } })
    }
}
