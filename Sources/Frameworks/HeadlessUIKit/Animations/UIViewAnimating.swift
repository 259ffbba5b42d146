public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is at its end.
    case inactive
    case active
    case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

public protocol UIViewAnimating: AnyObject {
    /// What it is in.
    var state: UIViewAnimatingState { get }
    /// Whether it moves by itself now.
    var isRunning: Bool { get }
    /// Whether it moves back to where it began.
    var isReversed: Bool { get set }
    /// How far it is on the way it goes, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Begins, or goes on.
    func startAnimation()
    /// Begins, or goes on, after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stays where it is.
    func pauseAnimation()
    /// Gives up; with true nobody hears of it, otherwise it waits to be finished.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends what was stopped, at a place.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin behind a part of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds somebody who hears of the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another pace, and within another part of the whole time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
