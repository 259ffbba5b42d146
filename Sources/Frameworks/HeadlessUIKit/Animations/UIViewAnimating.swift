public enum UIViewAnimatingState: Int, Sendable {
    /// The animation was not started, or has finished.
    case inactive
    case active
    case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running now.
    var isRunning: Bool { get }
    /// Whether the animation runs back to its beginning.
    var isReversed: Bool { get set }
    /// The fraction that is complete, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts or resumes the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Stops the animation. With true, completions are not called; with false, the animation waits for
    /// `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at the given position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after the given fraction of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with a different pace and a different fraction of the total duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
