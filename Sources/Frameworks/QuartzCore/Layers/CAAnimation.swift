open class CAAnimation: NSObject {
    /// The duration in seconds; 0 means a quarter of a second.
    open var duration: TimeInterval = 0
    /// The timing curve; nil is linear.
    open var timingFunction: CAMediaTimingFunction?

    open var delegate: (any CAAnimationDelegate)?
    /// The start on the clock of `CACurrentMediaTime()`; 0 starts immediately. For an animation in a group it is
    /// relative to the start of the group.
    open var beginTime: TimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: TimeInterval = 0
    open var autoreverses = false
    /// Whether the layer shows its own values after the animation. If false, the final state stays visible, provided
    /// that ``fillMode`` requires it.
    open var isRemovedOnCompletion = true
    open var fillMode = CAMediaTimingFillMode.removed
    /// The speed as a multiple of the normal speed. Values of 0 and less are treated as 1.
    open var speed: Float = 1
    /// Stored; has no visible effect.
    open var timeOffset: TimeInterval = 0

    private var namedValues: [String: Any] = [:]

    public override init() {}

    /// Stores a value under a name, by which the delegate recognizes the animation.
    open func setValue(_ value: Any?, forKey key: String) { namedValues[key] = value }
    /// Returns the value that was stored under a name.
    open func value(forKey key: String) -> Any? { namedValues[key] }

    /// A message about the parts of the animation that are not drawn; nil if all are drawn.
    package var lack: String? { nil }

    /// Returns the motions that draw this animation of a layer; nil if it cannot be drawn.
    package func motions(of layer: CALayer) -> [Motion]? { nil }

    /// The duration of one run in seconds.
    package var once: TimeInterval {
        let length = duration > 0 && duration.isFinite ? min(duration, 1e9) : 0.25
        return speed > 0 && speed.isFinite ? length / Double(speed) : length
    }

    /// The number of runs, without reversals; nil if it repeats forever.
    package var times: Double? {
        let round = once * (autoreverses ? 2 : 1)
        let times = repeatDuration > 0 ? repeatDuration / round : repeatCount > 0 ? Double(repeatCount) : 1
        return times.isFinite && times * round < 1e9 ? times : nil
    }

    /// The total duration in seconds; nil if it repeats forever.
    var whole: TimeInterval? { times.map { $0 * once * (autoreverses ? 2 : 1) } }

    /// Whether the final state stays visible after the end.
    package var stays: Bool { !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) }

    /// The pace of the whole animation.
    package var pace: AnimationPace { timingFunction?.pace ?? .linear }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation finished or was removed; `flag` is true if it finished.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func animationDidStart(_ anim: CAAnimation) {
        forward([anim]) { (next: any CAAnimationDelegate) in
            next.animationDidStart(anim)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        forward([anim, flag]) { (next: any CAAnimationDelegate) in
            next.animationDidStop(anim, finished: flag)
        }
    }
}
