extension UIView.AnimationCurve {
    /// The pace at which the page draws an animation with this curve.
    var pace: AnimationPace {
        switch self {
        case .easeInOut: .system
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
