extension UIView {
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Also accepts the curve options of `AnimationOptions`.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Stored; has no visible effect.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Stored; has no visible effect. Touches are always handled.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        /// Stored; has no visible effect.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        /// Repeats until `layer.removeAllAnimations()`. The completion is not called.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// Stored; has no visible effect. The animation always uses its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        /// Stored; has no visible effect. The animation always uses its own options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// The calculation mode `paced`, drawn as `linear`.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// The calculation mode `cubic`, drawn as `linear`.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// The calculation mode `cubicPaced`, drawn as `linear`.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Draws the keyframes that `animations` adds with
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. Views have their final values at once;
    /// alpha, background, transform and frame are drawn in between.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let application = UIApplication.shared
        let sheet = KeyframeSheet()
        application.values[OpenKeyframes.self].append(sheet)
        sheet.recordChanges(from: 0, to: 1, in: application.changes, animations: animations)
        application.values[OpenKeyframes.self].removeLast()
        let plain = AnimationOptions(rawValue: options.rawValue)
        let (repeats, reverses) = (options.contains(.repeat), options.contains(.autoreverse))
        let once = duration.isFinite ? max(0, duration) : 0
        let wait = delay.isFinite ? max(0, delay) : 0
        let whole = repeats ? nil : wait + once * (reverses ? 2 : 1)
        if let held = HeldAnimations.current(in: application) {
            sheet.addKeyframes(to: held, after: wait, for: once)
            return held.addAnimation(begins: wait, duration: once, pace: .linear, changes: {}) { _ in completion?(true)
            }
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
        run(after: .seconds(whole), in: application) { completion(true) }
    }

    /// Adds a keyframe; both times are fractions of the total duration, from 0 to 1. Outside `animateKeyframes` the
    /// changes are applied at once.
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
    ) {
        let application = UIApplication.shared
        guard let sheet = application.values[OpenKeyframes.self].last else { return animations() }
        let begins = start.isFinite ? min(1, max(0, start)) : 0
        let ends = duration.isFinite ? min(1, begins + max(0, duration)) : begins
        sheet.recordChanges(from: begins, to: ends, in: application.changes, animations: animations)
    }
}

private enum OpenKeyframes: ApplicationKey {
    static var defaultValue: [KeyframeSheet] { [] }
}
