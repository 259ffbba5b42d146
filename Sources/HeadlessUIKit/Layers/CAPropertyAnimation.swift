/// An animation of one property of a layer. It takes its time and its delegate hears of it; it is not drawn, which the
/// session's log says.
open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Whether what it says is added to what there is; kept.
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
}

/// From one value of a property to another, as a spring goes.
open class CASpringAnimation: CABasicAnimation {
    /// How heavy what hangs on the spring is; kept.
    open var mass: CGFloat = 1
    /// How stiff the spring is; kept.
    open var stiffness: CGFloat = 100
    /// How soon it rests; kept.
    open var damping: CGFloat = 10
    /// How fast it begins; kept.
    open var initialVelocity: CGFloat = 0
    /// How long it takes to rest, here the duration.
    open var settlingDuration: TimeInterval { duration }
}

/// Through several values of a property.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, one after the other.
    open var values: [Any]?
    /// When each is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The way of a point; kept.
    open var path: CGPath?
    /// The pace of each piece; kept.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between are found; kept.
    open var calculationMode = CAAnimationCalculationMode.linear
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
}
