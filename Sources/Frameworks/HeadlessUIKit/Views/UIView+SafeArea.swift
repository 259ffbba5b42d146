extension UIView {
    /// The additional safe area of the view's controllers.
    package var addedSafeArea: UIEdgeInsets {
        get { rare?.rarest?.additionalSafeArea ?? .zero }
        set {
            guard addedSafeArea != newValue else { return }
            withExtras { $0.forRarest.additionalSafeArea = newValue }
            safeAreaChanged()
        }
    }

    /// Requests a layout pass, because safe areas inside the view changed.
    func safeAreaChanged() {
        register?.safeAreasMayChange()
        setNeedsLayout()
    }
}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
