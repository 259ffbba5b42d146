extension UIView.AnimationCurve {
    /// The pace as it is drawn.
    var pace: AnimationPace {
        switch self {
        case .easeInOut: .system
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
