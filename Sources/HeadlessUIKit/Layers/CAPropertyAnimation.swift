/// An animation of one property of a layer. Opacity, position, transforms, fill and corners are drawn, and of outlines inside
/// a view's layer their line: how much of it, its width, dashes and colours. What is not, takes its time, its delegate hears of it, and the session's log says so.
open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Whether what it says is added to what there is.
    open var isAdditive = false
    /// Whether each repetition goes on where the last one ended; kept.
    open var isCumulative = false

    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package override var lack: String? { "The animation of \(keyPath ?? "a layer") is not drawn" }
}

/// From one value of a property to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// What is added on the way.
    open var byValue: Any?

    package override func motions(of layer: CALayer) -> [Motion]? {
        guard let track = MotionTrack(keyPath, of: layer, isAdditive) else { return nil }
        let (from, to) = (fromValue.map(track.numbers), toValue.map(track.numbers))
        let by = byValue.map(track.numbers)
        let model = track.model
        let ends: ([CGFloat]?, [CGFloat]?) =
            switch (from, to, by) {
            case (let from?, let to?, _): (from, to)
            case (let from?, nil, let by?): (from, track.sum(from, by))
            case (nil, let to?, let by?): (track.difference(to, by), to)
            case (let from?, nil, nil): (from, model)
            case (nil, let to?, nil): (model, to)
            case (nil, nil, let by?): (model, track.sum(model, by))
            case (nil, nil, nil): (nil, nil)
            }
        guard let first = ends.0, let last = ends.1 else { return nil }
        return track.motion([(0, first, nil), (1, last, nil)], of: self).map { [$0] }
    }
}

/// From one value of a property to another, as a spring goes.
open class CASpringAnimation: CABasicAnimation {
    /// How heavy what hangs on the spring is.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// How soon it rests.
    open var damping: CGFloat = 10
    /// How fast it begins, in whole ways a second.
    open var initialVelocity: CGFloat = 0
    /// How long it takes until a thousandth of the way is left, in seconds.
    open var settlingDuration: TimeInterval {
        guard mass > 0, stiffness > 0, damping > 0 else { return duration }
        let frequency = (stiffness / mass).squareRoot()
        return Double(ratio < 1 ? 6.9078 / (ratio * frequency) : 9.2334 * ratio / frequency)
    }

    package override var pace: AnimationPace { .boundedSpring(damping: ratio, velocity: initialVelocity) }

    private var ratio: CGFloat {
        let critical = 2 * (mass * stiffness).squareRoot()
        return critical > 0 ? damping / critical : 1
    }
}

/// Through several values of a property.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, one after the other.
    open var values: [Any]?
    /// When each is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The way of a point; it is not drawn, which the session's log says.
    open var path: CGPath?
    /// The pace of each piece.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between are found; `paced` and `cubic` are drawn as `linear`.
    open var calculationMode = CAAnimationCalculationMode.linear

    package override func motions(of layer: CALayer) -> [Motion]? {
        guard path == nil, let values, values.count > 1, let track = MotionTrack(keyPath, of: layer, isAdditive)
        else { return nil }
        let jumps = calculationMode == .discrete
        let times = keyTimes?.count == values.count ? keyTimes?.map(\.doubleValue) : nil
        let paces = timingFunctions.flatMap { $0.count >= values.count - 1 ? $0 : nil }
        var steps: [(Double, [CGFloat], AnimationPace?)] = []
        for (place, value) in values.enumerated() {
            let even = Double(place) / Double(values.count - (jumps ? 0 : 1))
            guard let numbers = track.numbers(value) else { return nil }
            let pace = paces.flatMap { place < values.count - 1 ? $0[place].pace : nil }
            steps.append((times?[place] ?? even, numbers, pace))
        }
        guard var motion = track.motion(steps, of: self) else { return nil }
        motion.jumps = jumps
        return [motion]
    }
}

/// How values between others are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// A way by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a straight line.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At one speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?

    package override var lack: String? { animations?.lazy.compactMap(\.lack).first }

    /// Each of the group, at the time of the group, whose end cuts them. Where the group repeats, so does each of them.
    package override func motions(of layer: CALayer) -> [Motion]? {
        let parts = (animations ?? []).map { ($0, $0.motions(of: layer)) }
        guard !parts.isEmpty, parts.allSatisfy({ $0.1 != nil }) else { return nil }
        let whole = Duration.seconds(once)
        return parts.flatMap { part, motions in
            (motions ?? []).map { motion in
                var motion = motion
                let wait = Duration.seconds(max(0, part.beginTime))
                if part.duration <= 0 { motion.duration = whole }
                motion = motion.fitted(into: whole, after: wait, again: autoreverses || repeats)
                motion.reverses = motion.reverses || autoreverses
                motion.times = autoreverses || repeats ? times : motion.times
                if timingFunction != nil { motion.pace = pace }
                motion.stays = stays
                return motion
            }
        }
    }

    private var repeats: Bool { repeatCount > 1 || repeatDuration > 0 }
}
