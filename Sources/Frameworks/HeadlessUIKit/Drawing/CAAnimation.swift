open class CAAnimation: NSObject {
    /// How long it runs, in seconds; 0 means a quarter of a second.
    open var duration: TimeInterval = 0
    /// When it runs fastest; nil is the same speed throughout.
    open var timingFunction: CAMediaTimingFunction?

    /// Who hears of it.
    open var delegate: (any CAAnimationDelegate)?
    /// When it begins, on the clock of `CACurrentMediaTime()`; 0 is at once, inside a group it counts from there.
    open var beginTime: TimeInterval = 0
    open var repeatCount: Float = 0
    /// How long it runs in all; 0 leaves it to the count.
    open var repeatDuration: TimeInterval = 0
    /// Whether it runs backwards too.
    open var autoreverses = false
    /// Whether it goes when it is over. One that stays shows its end where ``fillMode`` says so.
    open var isRemovedOnCompletion = true
    /// What is seen before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How fast it runs, 2 being twice as fast; what is not more than 0 counts as 1.
    open var speed: Float = 1
    /// Where it begins; kept.
    open var timeOffset: TimeInterval = 0

    /// An animation with the default duration.
    public override init() {}

    /// What of the animation is not drawn, as a sentence; nil where it is.
    package var lack: String? { nil }

    /// What is drawn of it on the layer of a view; nil where it cannot be.
    package func motions(of layer: CALayer) -> [Motion]? { nil }

    /// How long it runs once, in seconds.
    package var once: TimeInterval {
        let length = duration > 0 && duration.isFinite ? min(duration, 1e9) : 0.25
        return speed > 0 && speed.isFinite ? length / Double(speed) : length
    }

    /// How often it runs, backwards not counted; nil where it never ends.
    package var times: Double? {
        let round = once * (autoreverses ? 2 : 1)
        let times = repeatDuration > 0 ? repeatDuration / round : repeatCount > 0 ? Double(repeatCount) : 1
        return times.isFinite && times * round < 1e9 ? times : nil
    }

    /// How long it runs in all, in seconds; nil where it never ends.
    var whole: TimeInterval? { times.map { $0 * once * (autoreverses ? 2 : 1) } }

    /// Whether its end is seen when it is over.
    package var stays: Bool { !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) }

    /// The pace of the whole.
    package var pace: AnimationPace { timingFunction?.pace ?? .linear }
}

/// What is seen of an animation before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Hears of an animation that was added to a layer.
public protocol CAAnimationDelegate: AnyObject {
    /// It begins.
    func animationDidStart(_ anim: CAAnimation)
    /// It is over, by itself or because it was taken away.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
