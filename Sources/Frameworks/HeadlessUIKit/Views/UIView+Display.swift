extension UIView {
    /// Whether there is anything to draw on.
    var hasArea: Bool { bounds.width > 0 && bounds.height > 0 }

    /// Set by the `draw(_:)` that draws nothing, to tell it from those of subclasses.
    var drawsNothing: Bool {
        get { register?.drawsNothing ?? true }
        set { register?.drawsNothing = newValue }
    }
}
