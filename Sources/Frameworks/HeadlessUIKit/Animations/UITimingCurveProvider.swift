public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// Describes the pace of an animation, at which the page draws it.
public protocol UITimingCurveProvider: AnyObject {
    /// Which description there is.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, where that is it.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, where that is it.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace along a curve between two points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    /// The point that the beginning leans to.
    public let controlPoint1: CGPoint
    /// The point that the end leans to.
    public let controlPoint2: CGPoint
    public let timingCurveType: UITimingCurveType

    public override convenience init() { self.init(animationCurve: .easeInOut) }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        if case .curve(let first, let second) = curve.pace {
            (controlPoint1, controlPoint2) = (first, second)
        } else {
            (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        }
        timingCurveType = .builtin
    }

    /// A curve by its points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        timingCurveType = .cubic
    }

    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How soon it comes to rest; 1 is without swinging.
    public let dampingRatio: CGFloat
    /// How fast it begins, in its whole way a second.
    public let initialVelocity: CGVector

    /// A spring that does not swing.
    public override convenience init() { self.init(dampingRatio: 1) }

    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
    }

    /// A spring of these properties; what it swings follows from them.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let critical = 2 * (mass * stiffness).squareRoot()
        self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
    }

    public var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
    /// The pace as it is drawn.
    var pace: AnimationPace {
        switch timingCurveType {
        case .builtin: (cubicTimingParameters?.animationCurve ?? .easeInOut).pace
        case .cubic: cubicTimingParameters.map { .bounded($0.controlPoint1, $0.controlPoint2) } ?? .system
        case .spring, .composed:
            springTimingParameters.map { .boundedSpring(damping: $0.dampingRatio, velocity: $0.initialVelocity.dx) }
                ?? .system
        }
    }
}
