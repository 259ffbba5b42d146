public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins controlling the transition. This object adds the incoming view, or calls the animator, and reports to the
    /// context until the transition is complete.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// Controls a transition by its progress, a number from 0 to 1. All animations of the animator follow the progress.
///
/// This covers animations with `UIView.animate`, keyframes and property animators. They follow it linearly. As with
/// `UIViewPropertyAnimator`, curves apply only outside the interactive phase. The page interpolates between two
/// reported numbers. Layer animations that an app adds are drawn immediately.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration of the animation in seconds; 0 without a transition.
    open private(set) var duration: CGFloat = 0
    /// The progress, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace after the interactive phase, used instead of ``completionCurve``; nil uses ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true
    private weak var transition: ControllerTransition?

    public override init() {}

    /// Calls the animator, and pauses the animation at its beginning. Has no effect for a context of another class.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        attach(to: transition)
        transition.drawHeld()
    }

    /// Sets the transition that the object controls.
    func attach(to transition: ControllerTransition) {
        self.transition = transition
        (duration, percentComplete) = (transition.coordinator.transitionDuration, 0)
    }

    open func pause() {
        transition?.pauseInteractiveTransition()
        if let transition { percentComplete = transition.coordinator.percentComplete }
    }

    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.isInteractive else { return }
        transition.updateInteractiveTransition(percentComplete)
        self.percentComplete = transition.coordinator.percentComplete
    }

    open func cancel() { letGo(.cancelling) }

    open func finish() { letGo(.finishing) }

    private func letGo(_ lead: TransitionCoordinator.Lead) {
        guard let transition else { return }
        transition.coordinator.completionVelocity = completionSpeed
        transition.coordinator.completionCurve = completionCurve
        transition.letGo(lead, pace: timingCurve?.pace ?? completionCurve.pace)
    }
}
