/// A transition between two controllers that the app animates: in a navigation stack, a presentation, or a tab bar
/// controller.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// A controller that takes part in the transition.
    struct Side {
        let controller: UIViewController
        /// The view that enters or leaves; nil if the controller's view stays.
        let view: UIView?
        /// The frame of the view in the container; nil uses the bounds of the container.
        var place: CGRect?
        /// Whether the view is on the screen both before and after the transition.
        var stays = false
    }

    /// The transition coordinator of the controllers.
    let coordinator: TransitionCoordinator
    private let from: Side
    private let to: Side
    private let held: HeldAnimations
    private var drawer: (any UIViewControllerAnimatedTransitioning)?
    private var leader: (any UIViewControllerInteractiveTransitioning)?
    private var finish: ((Bool) -> Void)?
    private var afterwards: () -> Void = {}

    /// Creates a transition whose duration is that of the coordinator.
    init(from: Side, to: Side, _ course: TransitionCoordinator) {
        (self.from, self.to, self.coordinator) = (from, to, course)
        held = HeldAnimations(span: course.transitionDuration)
    }

    /// Creates a transition in which both controllers' own views fill the container.
    convenience init(from: UIViewController, to: UIViewController, _ course: TransitionCoordinator) {
        self.init(
            from: Side(controller: from, view: from.view), to: Side(controller: to, view: to.view), course)
    }

    /// Starts the transition. `drawer` animates it. The interaction controller `leader`, if there is one, controls it.
    /// At the end, `finish` is called once, then the animator's `animationEnded`, and then `afterwards`.
    func start(
        drawnBy drawer: any UIViewControllerAnimatedTransitioning,
        ledBy leader: (any UIViewControllerInteractiveTransitioning)?, finish: @escaping (_ didComplete: Bool) -> Void,
        afterwards: @escaping () -> Void = {}
    ) {
        (self.drawer, self.leader, self.finish, self.afterwards) = (drawer, leader, finish, afterwards)
        guard let leader else {
            coordinator.begin()
            return drawer.animateTransition(using: self)
        }
        if coordinator.isInteractive {
            held.capture { coordinator.begin() }
            leader.startInteractiveTransition(self)
        } else {
            (leader as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
            held.capture { coordinator.begin() }
            drawHeld()
            resume(forwards: true, pace: nil)
        }
    }

    /// Calls the animator, and captures the animations that it starts in `held`.
    func drawHeld() {
        held.capture {
            let animator = drawer?.interruptibleAnimator(using: self)
            if let animator, !(animator is AbsentAnimator) {
                animator.startAnimation()
            } else {
                drawer?.animateTransition(using: self)
            }
        }
    }

    // MARK: - Interaction

    var isInteractive: Bool { coordinator.isInteractive }
    var transitionWasCancelled: Bool { coordinator.isCancelled }

    /// The duration of the movement from one reported finger position to the next, in seconds. It approximates the
    /// interval between two reports of the page.
    private static let glide: TimeInterval = 0.06

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive, finish != nil, percentComplete.isFinite else { return }
        coordinator.percentComplete = min(1, max(0, percentComplete))
        held.show(coordinator.percentComplete, glide: Self.glide)
    }

    func finishInteractiveTransition() { letGo(.finishing) }
    func cancelInteractiveTransition() { letGo(.cancelling) }

    func pauseInteractiveTransition() {
        guard leader != nil, finish != nil, !isInteractive else { return }
        held.pause()
        coordinator.percentComplete = held.position
        coordinator.changeLead(to: .finger)
    }

    private func letGo(_ lead: TransitionCoordinator.Lead) {
        if let leader {
            (coordinator.completionVelocity, coordinator.completionCurve) = (
                leader.completionSpeed, leader.completionCurve
            )
        }
        letGo(lead, pace: coordinator.completionCurve.pace)
    }

    /// Ends the interactive phase. The transition then runs to its end or back to the beginning.
    func letGo(_ lead: TransitionCoordinator.Lead, pace: AnimationPace) {
        guard isInteractive, finish != nil else { return }
        coordinator.changeLead(to: lead)
        resume(forwards: lead == .finishing, pace: pace)
    }

    private func resume(forwards: Bool, pace: AnimationPace?) {
        let speed = coordinator.completionVelocity.isFinite ? max(0.01, coordinator.completionVelocity) : 1
        held.run(HeldAnimations.RunOptions(isForwards: forwards, speed: Double(speed), pace: pace)) {}
    }

    // MARK: - Context

    var containerView: UIView { coordinator.containerView }
    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func completeTransition(_ didComplete: Bool) {
        guard let told = finish else { return }
        finish = nil
        if !didComplete {
            coordinator.changeLead(to: .cancelling)
        } else if isInteractive {
            coordinator.changeLead(to: .finishing)
        }
        held.drop()
        told(didComplete)
        drawer?.animationEnded(didComplete)
        let last = afterwards
        (drawer, leader, afterwards) = (nil, nil, {})
        last()
    }

    /// Ends the transition immediately, because other code is about to change the controllers. The transition counts as
    /// completed unless it was cancelled.
    func settle() { completeTransition(!transitionWasCancelled) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : key == .to ? to.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.place ?? containerView.bounds : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === to.controller { return to.place ?? containerView.bounds }
        return vc === from.controller && from.stays ? from.place ?? containerView.bounds : .zero
    }
}
