extension UIView {
    /// How a room above dresses the view; its corners count in place of the layer's.
    package var decoration: Decoration {
        get { rare?.decoration ?? Decoration() }
        set {
            guard decoration != newValue else { return }
            withExtras { $0.decoration = newValue }
            mark(.style)
        }
    }
}
