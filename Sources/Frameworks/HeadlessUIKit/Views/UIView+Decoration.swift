extension UIView {
    /// Styling that a module on top of UIKit adds. Its corners take precedence over the layer's.
    package var decoration: Decoration {
        get { rare?.decoration ?? Decoration() }
        set {
            guard decoration != newValue else { return }
            withExtras { $0.decoration = newValue }
            mark(.style)
        }
    }
}
