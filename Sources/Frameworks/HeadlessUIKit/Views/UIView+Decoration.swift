extension UIView {
    /// Styling that a module above UIKit adds. Its corners take precedence over those of the layer.
    package var decoration: Decoration {
        get { rare?.decoration ?? Decoration() }
        set {
            guard decoration != newValue else { return }
            withExtras { $0.decoration = newValue }
            mark(.style)
        }
    }
}
