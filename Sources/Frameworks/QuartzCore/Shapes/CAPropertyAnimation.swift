/// An animation of a layer's property.
///
/// The following properties are drawn:
///
/// - Every layer: opacity, position, bounds, transforms, background colour and corner radius.
/// - Shape layers inside a view's layer: path, colours, stroke start and end, line width and dash phase.
/// - Gradient layers, also as mask: colours, locations and points.
/// - Shape layers as mask: path.
///
/// Other animations are not drawn, but still take their time and call their delegate. A message is logged.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    /// Stored; has no visible effect.
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package override var lack: String? { "The animation of \(keyPath ?? "a layer") is not drawn" }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    package override func motions(of layer: CALayer) -> [Motion]? {
        guard let track = MotionTrack(keyPath, of: layer, isAdditive: isAdditive) else { return nil }
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
        return track.motion([.init(at: 0, numbers: first), .init(at: 1, numbers: last)], of: self).map { [$0] }
    }
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// The speed at the start of the animation. A constant speed of 1 would cover the whole distance in one second.
    open var initialVelocity: CGFloat = 0
    /// The time until a thousandth of the distance is left, in seconds.
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

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    package override var lack: String? { animations?.lazy.compactMap(\.lack).first }

    /// Returns the motions of all animations, fitted into the group's duration. If the group repeats, so do they.
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
