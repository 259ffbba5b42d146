extension UIView {
    /// Whether the width and the height of the bounds are greater than zero.
    var hasArea: Bool { bounds.width > 0 && bounds.height > 0 }

    /// Whether the default `draw(_:)` was called since this was set to false. Only that method sets it to true, so an
    /// override can be recognised.
    var drawsNothing: Bool {
        get { register?.drawsNothing ?? true }
        set { register?.drawsNothing = newValue }
    }
}
