/// How fast a change is drawn at each moment of its time.
package enum AnimationPace: Hashable, Sendable {
    /// Slow at both ends, as where nobody says otherwise.
    case system
    /// Along a cubic curve from (0, 0) to (1, 1), by the two points that its ends lean to.
    case curve(CGPoint, CGPoint)
    /// As of a spring, which is at rest when the time is over. `damping` is 1 where it does not swing; `velocity` is
    /// how fast it begins, in whole ways a second.
    case spring(damping: CGFloat, velocity: CGFloat)

    /// The same speed throughout.
    package static let linear = AnimationPace.curve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    /// Slow at first.
    package static let easeIn = AnimationPace.curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    /// Slow at last.
    package static let easeOut = AnimationPace.curve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))

    /// The numbers of a curve, as style sheets have them.
    package var curve: [Double]? {
        if case .curve(let first, let second) = self { [first.x, first.y, second.x, second.y] } else { nil }
    }

    /// The damping and the velocity of a spring.
    package var spring: [Double]? {
        if case .spring(let damping, let velocity) = self { [damping, velocity] } else { nil }
    }

    /// A curve of points that a page can draw: time does not go back, and all is finite.
    package static func bounded(_ first: CGPoint, _ second: CGPoint) -> AnimationPace {
        func bounded(_ point: CGPoint) -> CGPoint? {
            guard point.x.isFinite, point.y.isFinite else { return nil }
            return CGPoint(x: min(1, max(0, point.x)), y: min(100, max(-100, point.y)))
        }
        guard let first = bounded(first), let second = bounded(second) else { return .system }
        return .curve(first, second)
    }

    /// A spring that a page can draw.
    package static func boundedSpring(damping: CGFloat, velocity: CGFloat) -> AnimationPace {
        guard damping.isFinite, velocity.isFinite else { return .system }
        return .spring(damping: min(1, max(0.05, damping)), velocity: min(1000, max(-1000, velocity)))
    }
}
