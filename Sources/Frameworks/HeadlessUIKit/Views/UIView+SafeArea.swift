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

    /// The safe area from which that of views inside is computed: the one that this view itself determines, or one with
    /// an additional safe area of its controller; nil if that of the superview applies.
    func safeAreaForSubviews(includesAdded: Bool) -> UIEdgeInsets? {
        if let providedSafeArea { return providedSafeArea }
        guard includesAdded, let more = rare?.rarest?.additionalSafeArea, more != .zero else { return nil }
        return safeAreaInsets
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
