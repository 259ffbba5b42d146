/// How fast a change is drawn at each moment of its time.
package enum AnimationPace: Hashable, Sendable {
    /// Slow at both ends, as where nobody says otherwise.
    case system
    /// Along a cubic curve from (0, 0) to (1, 1), by the two points that its ends lean to.
    case curve(CGPoint, CGPoint)
    /// As of a spring, which is at rest when the time is over. `damping` is 1 where it does not swing; `velocity` is how
    /// fast it begins, in whole ways a second.
    case spring(damping: CGFloat, velocity: CGFloat)

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
