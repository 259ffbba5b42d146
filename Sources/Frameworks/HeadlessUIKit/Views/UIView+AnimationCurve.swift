extension UIView.AnimationCurve {
    /// The pace with which the page draws an animation that has this curve.
    var pace: AnimationPace {
        switch self {
        case .easeInOut: .system
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
