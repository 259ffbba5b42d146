/// An animator whose changes the page draws. It can be paused, scrubbed, reversed and stopped.
///
/// As with `UIView.animate`, views have their final values as soon as it runs, and completions are called on the
/// session's clock. While it is paused, the alpha, background, transform and frame of a view have linearly interpolated
/// values. A frame that results from constraints already has its final value.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The total duration in seconds.
    public let duration: TimeInterval
    /// The delay before the start, in seconds.
    public private(set) var delay: TimeInterval = 0
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Stored; has no visible effect.
    open var isUserInteractionEnabled = true
    /// Stored; has no visible effect.
    open var isManualHitTestingEnabled = false
    /// Stored; has no visible effect.
    open var isInterruptible = true
    /// Stored; has no visible effect. Scrubbing is always linear.
    open var scrubsLinearly = true
    open var pausesOnCompletion = false

    private typealias Animation = (changes: () -> Void, delayFactor: CGFloat)

    private var progress = AnimatorProgress.inactive
    private var animations: [Animation] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var values = AnimatedValues()
    private var reversed = false

    // MARK: - Creating

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        timingParameters = parameters
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: - Adding animations

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let added = (animation, min(1, max(0, delayFactor)))
        switch progress {
        case .inactive: animations.append(added)
        case .paused(let position):
            values.show(1)
            make([added], within: nil)
            values.show(position)
        case .running(let run):
            values.show(1)
            make([added], within: run.rest(at: now, pace))
            values.show(run.to)
        case .stopped: refuse("takes no animations while it is stopped")
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: - Progress

    public var state: UIViewAnimatingState { progress.state }
    public var isRunning: Bool { if case .running = progress { true } else { false } }

    public var isReversed: Bool {
        get { reversed }
        set {
            guard reversed != newValue else { return }
            reversed = newValue
            if case .running(let run) = progress { startRun(from: run.position(at: now), after: .zero, within: whole) }
        }
    }

    /// The completed fraction of the animation, from 0 to 1. Setting it pauses the animator.
    public var fractionComplete: CGFloat {
        get {
            if case .inactive = progress { return 0 }
            let position = progress.position(at: now)
            return reversed ? 1 - position : position
        }
        set {
            pauseAnimation()
            guard case .paused = progress, newValue.isFinite else { return }
            let fraction = min(1, max(0, newValue))
            pause(at: reversed ? 1 - fraction : fraction)
        }
    }

    // MARK: - Running

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        let wait = Duration.seconds(delay.isFinite ? max(0, delay) : 0)
        switch progress {
        case .inactive:
            self.delay = max(0, delay)
            if let held = HeldAnimations.current(in: UIApplication.shared) { return add(to: held) }
            begin(within: AnimationTiming(duration: whole, delay: wait, pace: pace))
            startRun(from: reversed ? 1 : 0, after: wait, within: whole)
        case .paused(let position): startRun(from: position, after: wait, within: whole)
        case .running: break
        case .stopped: refuse("cannot start before it is finished")
        }
    }

    open func pauseAnimation() {
        switch progress {
        case .inactive:
            begin(within: nil)
            pause(at: reversed ? 1 : 0)
        case .running(let run): pause(at: run.position(at: now))
        case .paused: break
        case .stopped: refuse("cannot pause while it is stopped")
        }
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard case .paused(let position) = progress else { return refuse("goes on only where it pauses") }
        if let parameters { timingParameters = parameters }
        let way = reversed ? position : 1 - position
        let time = durationFactor > 0 && way > 0 ? whole * Double(durationFactor / way) : whole
        startRun(from: position, after: .zero, within: time)
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        let position = progress.position(at: now)
        switch progress {
        case .inactive, .stopped: return
        case .running, .paused: pause(at: position)
        }
        if withoutFinishing { end(at: nil) } else { progress = .stopped(position: position) }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard case .stopped = progress else { return refuse("is finished only after it was stopped") }
        switch finalPosition {
        case .end: values.show(1)
        case .start: values.show(0)
        case .current: break
        }
        end(at: finalPosition)
    }

    // MARK: - Steps

    private var now: Duration { AppEnvironment.current.host.now }
    private var whole: Duration { .seconds(duration) }
    private var pace: AnimationPace { timingParameters?.pace ?? .system }

    /// Adds the animator, from its beginning, to an interactive transition. The transition then controls its progress.
    private func add(to held: HeldAnimations) {
        begin(within: nil)
        progress = .paused(position: 0)
        held.add(
            HeldAnimations.Part(
                begins: delay, duration: duration, pace: pace, values: values,
                moved: { [weak self] in self?.progress = .paused(position: $0) },
                ended: { atEnd in self.end(at: atEnd ? .end : .start) }))
    }

    /// Applies all changes. The page draws them with the given timing; nil applies them without animation.
    private func begin(within timing: AnimationTiming?) {
        let first = animations
        animations = []
        values = AnimatedValues()
        make(first, within: timing)
    }

    private func make(_ animations: [Animation], within timing: AnimationTiming?) {
        let changes = UIApplication.shared.changes
        let (before, noticing) = (changes.animation, changes.animated)
        changes.animated = values
        for animation in animations {
            changes.animation = timing.map {
                let later = $0.duration * Double(animation.delayFactor)
                return AnimationTiming(duration: $0.duration - later, delay: $0.delay + later, pace: $0.pace)
            }
            animation.changes()
        }
        changes.animation = before
        changes.animated = noticing
        values.settle()
    }

    /// Runs from a position to the target. `time` is the time that the full distance from 0 to 1 would take.
    private func startRun(from position: CGFloat, after wait: Duration, within time: Duration) {
        cancel()
        let application = UIApplication.shared
        let target: CGFloat = reversed ? 0 : 1
        let run = LinearRun(
            from: position, to: target, begins: application.host.now + wait,
            duration: time * Double(abs(target - position)))
        let timing = run.rest(at: application.host.now, pace)
        show(target, within: timing)
        if position == 0, target == 1 { values.drawArrivals(timing) }
        progress = .running(run)
        let due = wait + run.duration
        guard due > .zero else {
            return application.host.enqueue { [weak application] in
                application?.run {
                    if case .running(let current) = self.progress, current === run { self.arrive(at: target) }
                }
            }
        }
        run.timer = application.host.startTimer(after: due, for: "animation") { [weak application] in
            application?.run { self.arrive(at: target) }
        }
    }

    private func show(_ position: CGFloat, within timing: AnimationTiming?) {
        let changes = UIApplication.shared.changes
        let before = changes.animation
        changes.animation = timing
        values.show(position)
        changes.animation = before
    }

    private func pause(at position: CGFloat) {
        cancel()
        progress = .paused(position: position)
        UIView.performWithoutAnimation { values.show(position) }
    }

    private func arrive(at position: CGFloat) {
        if pausesOnCompletion {
            progress = .paused(position: position)
        } else {
            end(at: position == 0 ? .start : .end)
        }
    }

    /// Ends the animator at a position and calls the completions with it; nil calls no completions.
    private func end(at position: UIViewAnimatingPosition?) {
        let waiting = completions
        completions = []
        progress = .inactive
        values = AnimatedValues()
        guard let position else { return }
        for completion in waiting { completion(position) }
    }

    private func cancel() {
        guard case .running(let run) = progress, let timer = run.timer else { return }
        AppEnvironment.current.host.cancelTimer(timer)
    }

    /// Logs a call that would crash an app on iOS. The call itself is ignored.
    private func refuse(_ reason: String) {
        AppEnvironment.current.host.log(.message("A property animator \(reason)"))
    }
}
