extension UIView {
    /// Makes changes that the page draws over `duration` seconds; they hold at once, `completion` hears afterwards.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, pace: options.curve.pace, animations, completion)
    }

    /// As without a spring, at the pace of one: `dampingRatio` is 1 where it does not swing, `velocity` is how fast it begins, in
    /// whole ways a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationPace.boundedSpring(damping: dampingRatio, velocity: velocity)
        animate(withDuration: duration, delay: delay, options: options, pace: spring, animations, completion)
    }

    private static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, pace: AnimationPace,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let application = UIApplication.shared
        let timing = AnimationTiming(
            duration: .seconds(max(0, duration)), delay: .seconds(max(0, delay)), course: options.course, pace: pace)
        let before = application.changes.animation
        application.changes.animation = timing
        animations()
        application.changes.animation = before
        guard let completion, let end = timing.end else { return }
        later(end, in: application) { completion(true) }
    }

    /// Lets the content of `view` fade into what `animations` makes of it.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let application = UIApplication.shared
        let before = application.changes.transition
        application.changes.transition = .fade
        animate(withDuration: duration, options: options, animations: animations ?? {}, completion: completion)
        application.changes.transition = before
    }

    /// Makes changes that are drawn at once, even inside an animation.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        let changes = UIApplication.shared.changes
        let (before, noticing) = (changes.animation, changes.animated)
        changes.animation = nil
        changes.animated = nil
        actions()
        changes.animation = before
        changes.animated = noticing
    }

    /// Runs `work` after a time of the session, or as a hop when there is none to wait for.
    package static func later(_ delay: Duration, in application: UIApplication, _ work: @escaping () -> Void) {
        if delay > .zero {
            _ = application.host.startTimer(after: delay, for: "animation") { [weak application] in
                application?.run(work)
            }
        } else {
            application.host.enqueue { [weak application] in application?.run(work) }
        }
    }
}

extension UIView.AnimationOptions {
    /// The curve that is named; slow at both ends where none is.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    fileprivate var course: AnimationTiming.Course {
        switch (contains(.repeat), contains(.autoreverse)) {
        case (false, false): .once
        case (false, true): .returning
        case (true, false): .endless
        case (true, true): .endlessReturning
        }
    }
}
