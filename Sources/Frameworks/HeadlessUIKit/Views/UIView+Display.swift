extension UIView {
    /// Whether the default `draw(_:)` has run since this flag was set to false. Only that method sets the flag to true,
    /// so the flag shows whether a class overrides it.
    var hasArea: Bool { bounds.width > 0 && bounds.height > 0 }

    /// Whether the default `draw(_:)` was called since this was set to false. Only that method sets it to true, so an
    /// override can be recognised.
    var drawsNothing: Bool {
        get { register?.drawsNothing ?? true }
        set { register?.drawsNothing = newValue }
    }
}
