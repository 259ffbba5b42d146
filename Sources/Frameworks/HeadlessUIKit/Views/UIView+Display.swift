extension UIView {
    /// Whether the bounds are not empty.
    var hasArea: Bool { bounds.width > 0 && bounds.height > 0 }

    /// Set by the default `draw(_:)`, to tell it from those of subclasses.
    var drawsNothing: Bool {
        get { register?.drawsNothing ?? true }
        set { register?.drawsNothing = newValue }
    }
}
