extension UIView.AnimationCurve {
    /// The points that the ends of the curve lean to.
    var points: (CGPoint, CGPoint) {
        switch self {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }

    /// The pace as it is drawn.
    var pace: AnimationPace {
        if self == .easeInOut { return .system }
        return .curve(points.0, points.1)
    }
}
