public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins, led by this. It puts the view that comes into the container, or has that done, and moves
    /// what is there until it finishes or cancels the transition by its context, and at last completes it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How many times as fast as it was meant to be the rest is drawn.
    var completionSpeed: CGFloat { get }
    /// The pace of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether it leads from the beginning; where not, the transition goes by itself until it is paused.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// Leads a transition by a number: whatever its animator draws is moved along with it.
///
/// What the animator begins with `UIView.animate`, keyframes or a property animator follows the number, evenly: as with
/// `UIViewPropertyAnimator`, curves count only where nobody leads. The page goes from one number to the next in the
/// time between them. Animations of layers that an app makes by itself are drawn at once.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How long the animator takes, in seconds; 0 before there is a transition.
    open private(set) var duration: CGFloat = 0
    /// How far the transition was led, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of the rest, in place of ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true
    private weak var transition: ControllerTransition?

    /// One that leads nothing yet.
    public override init() {}

    /// Begins to lead a transition: has its animator draw it, and holds that at the beginning. A context of another
    /// origin is left alone.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        take(transition)
        transition.drawHeld()
    }

    /// This is the transition that it can lead.
    func take(_ transition: ControllerTransition) {
        self.transition = transition
        (duration, percentComplete) = (transition.course.transitionDuration, 0)
    }

    open func pause() {
        transition?.pauseInteractiveTransition()
        if let transition { percentComplete = transition.course.percentComplete }
    }

    /// Leads the transition to a moment, 0 being the beginning and 1 the end.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.isInteractive else { return }
        transition.updateInteractiveTransition(percentComplete)
        self.percentComplete = transition.course.percentComplete
    }

    /// Gives the transition up: it is drawn back to where it began.
    open func cancel() { letGo(.cancelling) }

    open func finish() { letGo(.finishing) }

    private func letGo(_ lead: TransitionCourse.Lead) {
        guard let transition else { return }
        transition.course.completionVelocity = completionSpeed
        transition.course.completionCurve = completionCurve
        transition.letGo(lead, pace: timingCurve?.pace ?? completionCurve.pace)
    }
}
