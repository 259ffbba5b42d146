/// The base of what can be added to a layer.
open class CAAnimation: NSObject {
    /// How long it runs, in seconds; 0 means a quarter of a second.
    open var duration: TimeInterval = 0
    /// When it runs fastest; kept, not drawn.
    open var timingFunction: CAMediaTimingFunction?

    /// Who hears of it.
    open var delegate: (any CAAnimationDelegate)?
    /// When it begins; kept.
    open var beginTime: TimeInterval = 0
    /// How often it runs.
    open var repeatCount: Float = 0
    /// How long it runs in all; 0 leaves it to the count.
    open var repeatDuration: TimeInterval = 0
    /// Whether it runs backwards too.
    open var autoreverses = false
    /// Whether it goes when it is over; kept.
    open var isRemovedOnCompletion = true
    /// What is seen before and after it; kept.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How fast it runs; kept.
    open var speed: Float = 1
    /// Where it begins; kept.
    open var timeOffset: TimeInterval = 0

    /// An animation with the default duration.
    public override init() {}

    /// What of the animation is not drawn, as a sentence; nil where it is.
    package var lack: String? { nil }

    /// How long it runs in all, in seconds; nil where it never ends.
    var whole: TimeInterval? {
        let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
        let whole = repeatDuration > 0 ? repeatDuration : once * Double(max(1, repeatCount))
        return whole.isFinite && whole < 1e9 ? whole : nil
    }
}

/// A pace; kept so that code compiles, drawn as the page's own.
public final class CAMediaTimingFunction: NSObject {
    /// The name the pace was made with.
    public let name: CAMediaTimingFunctionName
    /// A pace by name.
    public init(name: CAMediaTimingFunctionName) { self.name = name }
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// As on iOS.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The same speed throughout.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's own.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How the content of a layer gives way to new content.
open class CATransition: CAAnimation {
    /// What the change looks like.
    open var type: CATransitionType = .fade
    /// Where it comes from; nil is the type's own side.
    open var subtype: CATransitionSubtype?
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// As on iOS.
    public let rawValue: String
    /// A type by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content appears through the old.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from over the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// As on iOS.
    public let rawValue: String
    /// A side by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What is seen of an animation before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// A way by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
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
