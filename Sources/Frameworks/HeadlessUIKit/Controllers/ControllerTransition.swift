/// A transition between two controllers that an app animates: in a navigation stack, a presentation, or a tab bar
/// controller.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// One of the two controllers.
    struct Side {
        let controller: UIViewController
        /// The view that enters or leaves; nil if the controller's view stays.
        let view: UIView?
        /// The view's frame; nil is the bounds of the container.
        var place: CGRect?
        /// Whether the view is on the screen both before and after.
        var stays = false
    }

    /// The transition coordinator of the controllers.
    let course: TransitionCoordinator
    private let from: Side
    private let to: Side
    private let held: HeldAnimations
    private var drawer: (any UIViewControllerAnimatedTransitioning)?
    private var leader: (any UIViewControllerInteractiveTransitioning)?
    private var finish: ((Bool) -> Void)?
    private var afterwards: () -> Void = {}

    /// Creates a transition with the duration of the coordinator.
    init(from: Side, to: Side, _ course: TransitionCoordinator) {
        (self.from, self.to, self.course) = (from, to, course)
        held = HeldAnimations(span: course.transitionDuration)
    }

    /// Creates a transition in which both controllers' own views fill the container.
    convenience init(from: UIViewController, to: UIViewController, _ course: TransitionCoordinator) {
        self.init(
            from: Side(controller: from, view: from.view), to: Side(controller: to, view: to.view), course)
    }

    /// Starts the animation by `drawer`, controlled by `leader` if there is one. At the end `finish` is called once,
    /// then the drawer, and then `afterwards`.
    func start(
        drawnBy drawer: any UIViewControllerAnimatedTransitioning,
        ledBy leader: (any UIViewControllerInteractiveTransitioning)?, finish: @escaping (_ didComplete: Bool) -> Void,
        afterwards: @escaping () -> Void = {}
    ) {
        (self.drawer, self.leader, self.finish, self.afterwards) = (drawer, leader, finish, afterwards)
        guard let leader else {
            course.begin()
            return drawer.animateTransition(using: self)
        }
        if course.isInteractive {
            held.hold { course.begin() }
            leader.startInteractiveTransition(self)
        } else {
            (leader as? UIPercentDrivenInteractiveTransition)?.take(self)
            held.hold { course.begin() }
            drawHeld()
            goOn(forwards: true, pace: nil)
        }
    }

    /// Calls the animator and captures the animations that it begins.
    func drawHeld() {
        held.hold {
            let animator = drawer?.interruptibleAnimator(using: self)
            if let animator, !(animator is AbsentAnimator) {
                animator.startAnimation()
            } else {
                drawer?.animateTransition(using: self)
            }
        }
    }

    // MARK: - Interaction

    var isInteractive: Bool { course.isInteractive }
    var transitionWasCancelled: Bool { course.isCancelled }

    /// The duration of the movement between two reports of the finger, in seconds; about the interval of the page's
    /// reports.
    private static let glide: TimeInterval = 0.06

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive, finish != nil, percentComplete.isFinite else { return }
        course.percentComplete = min(1, max(0, percentComplete))
        held.show(course.percentComplete, glide: Self.glide)
    }

    func finishInteractiveTransition() { letGo(.finishing) }
    func cancelInteractiveTransition() { letGo(.cancelling) }

    func pauseInteractiveTransition() {
        guard leader != nil, finish != nil, !isInteractive else { return }
        held.pause()
        course.percentComplete = held.position
        course.pass(to: .finger)
    }

    private func letGo(_ lead: TransitionCoordinator.Lead) {
        if let leader {
            (course.completionVelocity, course.completionCurve) = (leader.completionSpeed, leader.completionCurve)
        }
        letGo(lead, pace: course.completionCurve.pace)
    }

    /// Ends the interactive phase. The transition runs to its end, or back to the beginning.
    func letGo(_ lead: TransitionCoordinator.Lead, pace: AnimationPace) {
        guard isInteractive, finish != nil else { return }
        course.pass(to: lead)
        goOn(forwards: lead == .finishing, pace: pace)
    }

    private func goOn(forwards: Bool, pace: AnimationPace?) {
        let speed = course.completionVelocity.isFinite ? max(0.01, course.completionVelocity) : 1
        held.go(HeldAnimations.Course(isForwards: forwards, speed: Double(speed), pace: pace)) {}
    }

    // MARK: - Context

    var containerView: UIView { course.containerView }
    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { course.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func completeTransition(_ didComplete: Bool) {
        guard let told = finish else { return }
        finish = nil
        if !didComplete { course.pass(to: .cancelling) } else if isInteractive { course.pass(to: .finishing) }
        held.drop()
        told(didComplete)
        drawer?.animationEnded(didComplete)
        let last = afterwards
        (drawer, leader, afterwards) = (nil, nil, {})
        last()
    }

    /// Ends at once, completed unless it was cancelled, because something else is about to change the controllers.
    func settle() { completeTransition(!transitionWasCancelled) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        course.viewController(forKey: key)
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
