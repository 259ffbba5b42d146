extension UIView {
    /// Animates changes. The views have their final values at once, the page draws the movement over `duration`
    /// seconds, and `completion` is called on the session's clock.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, pace: options.curve.pace, animations: animations,
            completion: completion)
    }

    /// Animates changes with a spring. A `dampingRatio` of 1 does not oscillate; `velocity` is in total distances per
    /// second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationPace.boundedSpring(damping: dampingRatio, velocity: velocity)
        animate(
            withDuration: duration, delay: delay, options: options, pace: spring, animations: animations,
            completion: completion)
    }

    private static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, pace: AnimationPace,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let application = UIApplication.shared
        if let held = HeldAnimations.current(in: application) {
            return held.addAnimation(begins: max(0, delay), duration: max(0, duration), pace: pace, changes: animations)
            { _ in
                completion?(true)
            }
        }
        if application.changes.isStill {
            performWithoutAnimation(animations)
            if let completion { run(after: .zero, in: application) { completion(true) } }
            return
        }
        let timing = AnimationTiming(
            duration: .seconds(max(0, duration)), delay: .seconds(max(0, delay)), course: options.repetition, pace: pace
        )
        let changes = application.changes
        let (before, noticing) = (changes.animation, changes.animated)
        let arrivals = noticing == nil ? AnimatedValues(noticesLayout: true) : nil
        if let arrivals { changes.animated = arrivals }
        changes.animation = timing
        animations()
        changes.animation = before
        changes.animated = noticing
        arrivals?.settle()
        arrivals?.drawArrivals(timing)
        guard let completion, let end = timing.end else { return }
        run(after: end, in: application) { completion(true) }
    }

    /// Cross-fades the content of `view` to the result of `animations`.
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

    /// Whether animations are drawn. If false, changes are shown at once.
    public class var areAnimationsEnabled: Bool { !UIApplication.shared.changes.isStill }

    public class func setAnimationsEnabled(_ enabled: Bool) { UIApplication.shared.changes.isStill = !enabled }

    /// Applies changes without drawing them as animations, even inside an animation block. Nested animations, such as
    /// those of table rows, are suppressed too.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        let changes = UIApplication.shared.changes
        let (before, noticing, wasStill) = (changes.animation, changes.animated, changes.isStill)
        changes.animation = nil
        changes.animated = nil
        changes.isStill = true
        actions()
        changes.animation = before
        changes.animated = noticing
        changes.isStill = wasStill
    }

    /// Runs `work` after a delay in session time, or dispatches it to the main queue if the delay is zero.
    package static func run(after delay: Duration, in application: UIApplication, work: @escaping () -> Void) {
        if delay > .zero {
            _ = application.host.startTimer(after: delay, for: "animation") { [weak application] in
                application?.run(work)
            }
        } else {
            application.host.enqueue { [weak application] in application?.run(work) }
        }
    }
}

extension AnimatedValues {
    /// Draws the animation of views that are new to the page. For other views, the page animates from the values that
    /// it shows.
    func drawArrivals(_ timing: AnimationTiming) {
        guard timing.duration > .zero else { return }
        let application = UIApplication.shared
        for look in cssChanges where look.view.isAttached && !look.view.isKnown {
            let layer = look.view.layer
            let motion = Motion(from: look.former, to: look.latter, timing)
            guard let number = layer.draw([motion]), let length = timing.end else { continue }
            let end = application.host.now + length
            application.values[ArrivalsKey.self].append(Arrival(layer: layer, number: number, end: end))
        }
    }
}

/// A new view whose animation is still being drawn.
private struct Arrival {
    weak var layer: CALayer?
    let number: Int
    let end: Duration
}

private enum ArrivalsKey: ApplicationKey {
    static var defaultValue: [Arrival] { [] }
}

extension UIApplication {
    /// Removes the entrance animations of new views that have finished. Called at the next input rather than by a
    /// timer, because nothing depends on the exact time.
    package func settleArrivals() {
        guard !values[ArrivalsKey.self].isEmpty else { return }
        let now = host.now
        let over = values[ArrivalsKey.self].filter { $0.end <= now }
        values[ArrivalsKey.self].removeAll { $0.end <= now || $0.layer == nil }
        for arrival in over { arrival.layer?.stopDrawing(arrival.number) }
    }
}

extension Motion {
    /// Creates the motion between two sets of CSS declarations. If the motion runs once, its delay becomes the first
    /// keyframe.
    fileprivate init(from former: [Declaration], to latter: [Declaration], _ timing: AnimationTiming) {
        let first = Frame(at: 0, look: former), last = Frame(at: 1, look: latter)
        guard timing.delay > .zero, timing.repetition == .once else {
            self.init(frames: [first, last], duration: timing.duration)
            (delay, pace, reverses) = (timing.delay, timing.pace, timing.reverses)
            times = timing.repeats ? nil : 1
            return
        }
        let whole = timing.delay + timing.duration
        let start = Frame(at: timing.delay / whole, look: former, pace: timing.pace)
        self.init(frames: [first, start, last], duration: whole)
        pace = .linear
    }
}

extension UIView.AnimationOptions {
    /// The curve that the options name; `easeInOut` by default.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    fileprivate var repetition: AnimationTiming.Repetition {
        switch (contains(.repeat), contains(.autoreverse)) {
        case (false, false): .once
        case (false, true): .returning
        case (true, false): .endless
        case (true, true): .endlessReturning
        }
    }
}
