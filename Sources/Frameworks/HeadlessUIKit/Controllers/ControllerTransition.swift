/// How one controller gives way to another, as an app draws it: in a stack, over another, or from tab to tab.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// One of the two controllers.
    struct Side {
        let controller: UIViewController
        /// The view that comes or goes; nil for one that stays where it is.
        let view: UIView?
        /// Where that lies, if not in all of the container.
        var place: CGRect?
        /// Whether it is there before and after.
        var stays = false
    }

    /// What code finds that wants to change something with it.
    let course: TransitionCourse
    private let from: Side
    private let to: Side
    private let held: HeldAnimations
    private var drawer: (any UIViewControllerAnimatedTransitioning)?
    private var leader: (any UIViewControllerInteractiveTransitioning)?
    private var finish: ((Bool) -> Void)?
    private var afterwards: () -> Void = {}

    /// A transition that takes the time which the course says.
    init(from: Side, to: Side, _ course: TransitionCourse) {
        (self.from, self.to, self.course) = (from, to, course)
        held = HeldAnimations(span: course.transitionDuration)
    }

    /// A transition in which each controller's own view comes or goes, in all of the container.
    convenience init(from: UIViewController, to: UIViewController, _ course: TransitionCourse) {
        self.init(
            from: Side(controller: from, view: from.view), to: Side(controller: to, view: to.view), course)
    }

    /// Has it drawn, and led where somebody leads it. `finish` hears once whether it was completed or given up, the
    /// drawer then, and at last `afterwards`.
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

    /// Has the app draw it, and holds what that begins.
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

    // MARK: - A finger

    var isInteractive: Bool { course.isInteractive }
    var transitionWasCancelled: Bool { course.isCancelled }

    /// How long the page goes from one place of a finger to the next, in seconds: about as long as it waits before it
    /// tells of another.
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

    private func letGo(_ lead: TransitionCourse.Lead) {
        if let leader {
            (course.completionVelocity, course.completionCurve) = (leader.completionSpeed, leader.completionCurve)
        }
        letGo(lead, pace: course.completionCurve.pace)
    }

    /// The finger lets go of it: it goes on to its end, or back to the beginning.
    func letGo(_ lead: TransitionCourse.Lead, pace: AnimationPace) {
        guard isInteractive, finish != nil else { return }
        course.pass(to: lead)
        goOn(forwards: lead == .finishing, pace: pace)
    }

    private func goOn(forwards: Bool, pace: AnimationPace?) {
        let speed = course.completionVelocity.isFinite ? max(0.01, course.completionVelocity) : 1
        held.go(HeldAnimations.Course(isForwards: forwards, speed: Double(speed), pace: pace)) {}
    }

    // MARK: - What it is

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

    /// Is over at once, completed unless it is given up already: something else is to happen to the controllers.
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
