public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil unless the type is `cubic` or `builtin`.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil unless the type is `spring` or `composed`.
    var springTimingParameters: UISpringTimingParameters? { get }
}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
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

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        timingCurveType = .cubic
    }

    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The damping ratio; a spring with 1 does not oscillate.
    public let dampingRatio: CGFloat
    /// The initial velocity; 1 covers the total distance of the animation in one second.
    public let initialVelocity: CGVector

    /// Creates a critically damped spring.
    public override convenience init() { self.init(dampingRatio: 1) }

    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
    }

    /// Creates a spring. Its damping ratio is computed from mass, stiffness and damping.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let critical = 2 * (mass * stiffness).squareRoot()
        self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
    }

    public var timingCurveType: UITimingCurveType { .spring }
    /// Always nil.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
    /// The pace with which the page draws an animation that has this curve.
    var pace: AnimationPace {
        switch timingCurveType {
        case .builtin: (cubicTimingParameters?.animationCurve ?? .easeInOut).pace
        case .cubic:
            cubicTimingParameters.map { .boundedCurve(control1: $0.controlPoint1, control2: $0.controlPoint2) }
                ?? .system
        case .spring, .composed:
            springTimingParameters.map { .boundedSpring(damping: $0.dampingRatio, velocity: $0.initialVelocity.dx) }
                ?? .system
        }
    }
}
