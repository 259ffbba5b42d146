/// The timing curve of an animation.
package enum AnimationPace: Hashable, Sendable {
    /// Slow at both ends; the default.
    case system
    /// A cubic curve from (0, 0) to (1, 1) with two control points.
    case curve(CGPoint, CGPoint)
    /// A spring that is at rest at the end. A `damping` of 1 does not oscillate; a `velocity` of 1 covers the total
    /// distance in one second.
    case spring(damping: CGFloat, velocity: CGFloat)

    /// A pace with constant speed.
    package static let linear = AnimationPace.curve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    /// A pace that is slow at the beginning.
    package static let easeIn = AnimationPace.curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    /// A pace that is slow at the end.
    package static let easeOut = AnimationPace.curve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))

    /// The numbers of a CSS `cubic-bezier`; nil for other paces.
    package var curve: [Double]? {
        if case .curve(let first, let second) = self { [first.x, first.y, second.x, second.y] } else { nil }
    }

    /// Damping and velocity of a spring; nil for other paces.
    package var spring: [Double]? {
        if case .spring(let damping, let velocity) = self { [damping, velocity] } else { nil }
    }

    /// Returns a curve with control points limited to valid values. Non-finite values give the default curve.
    package static func boundedCurve(control1 first: CGPoint, control2 second: CGPoint) -> AnimationPace {
        func bounded(_ point: CGPoint) -> CGPoint? {
            guard point.x.isFinite, point.y.isFinite else { return nil }
            return CGPoint(x: min(1, max(0, point.x)), y: min(100, max(-100, point.y)))
        }
        guard let first = bounded(first), let second = bounded(second) else { return .system }
        return .curve(first, second)
    }

    /// Returns a spring with parameters limited to valid values. Non-finite values give the default curve.
    package static func boundedSpring(damping: CGFloat, velocity: CGFloat) -> AnimationPace {
        guard damping.isFinite, velocity.isFinite else { return .system }
        return .spring(damping: min(1, max(0.05, damping)), velocity: min(1000, max(-1000, velocity)))
    }
}
