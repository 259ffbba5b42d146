extension UIView {
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// Bits as on iOS.
        public let rawValue: UInt
        /// Options from bits; those of `AnimationOptions` for curves count too.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Layout inside the animation; kept.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Touches are heard meanwhile; kept, they always are.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        /// Starts from what is drawn now; kept.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        /// Again and again, until `layer.removeAllAnimations()`; the completion is not called.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Backwards too.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// Its duration counts inside another animation; kept, it always does.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        /// Its options count inside another animation; kept, they always do.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From value to value at once.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At one speed; drawn as linear.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve; drawn as linear.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve at one speed; drawn as linear.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Draws what `animations` adds with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``, one after
    /// the other. The last values hold at once; alpha, background, transform and frame are seen on their way.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let application = UIApplication.shared
        let sheet = KeyframeSheet()
        application.values[OpenKeyframes.self].append(sheet)
        sheet.noteChanges(0, 1, in: application.changes, animations)
        application.values[OpenKeyframes.self].removeLast()
        let plain = AnimationOptions(rawValue: options.rawValue)
        let (repeats, reverses) = (options.contains(.repeat), options.contains(.autoreverse))
        let once = duration.isFinite ? max(0, duration) : 0
        let wait = delay.isFinite ? max(0, delay) : 0
        let whole = repeats ? nil : wait + once * (reverses ? 2 : 1)
        if let held = HeldAnimations.current(in: application) {
            sheet.give(to: held, after: wait, for: once)
            return held.take(begins: wait, duration: once, pace: .linear, {}) { _ in completion?(true) }
        }
        if once > 0 {
            for (view, frames) in sheet.frames() {
                var motion = Motion(frames: frames, duration: .seconds(once))
                motion.delay = .seconds(wait)
                motion.times = repeats ? nil : 1
                motion.reverses = reverses
                motion.pace = plain.curve.pace
                motion.jumps = options.rawValue >> 10 & 7 == 1
                view.layer.begin([motion], for: whole)
            }
        }
        guard let completion, let whole else { return }
        later(.seconds(whole), in: application) { completion(true) }
    }

    /// Adds what is changed from one part of the whole on, 0 to 1, for another part of it. Outside of
    /// `animateKeyframes` the changes are made at once.
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
    ) {
        let application = UIApplication.shared
        guard let sheet = application.values[OpenKeyframes.self].last else { return animations() }
        let begins = start.isFinite ? min(1, max(0, start)) : 0
        let ends = duration.isFinite ? min(1, begins + max(0, duration)) : begins
        sheet.noteChanges(begins, ends, in: application.changes, animations)
    }
}

private enum OpenKeyframes: ApplicationKey {
    static var defaultValue: [KeyframeSheet] { [] }
}
