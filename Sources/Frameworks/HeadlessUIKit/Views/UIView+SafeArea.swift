extension UIView {
    public var safeAreaInsets: UIEdgeInsets {
        var offset = CGPoint.zero
        var view: UIView = self
        var added = addedSafeArea
        var isAbsorbed = false  // by a scroll view, whose content insets already avoid the bars
        while true {
            if let whole = view.providedSafeArea {
                let size = view.rectangle.size
                let top = isAbsorbed ? 0 : max(0, whole.top - offset.y)
                let bottom = isAbsorbed ? 0 : max(0, whole.bottom - (size.height - offset.y - rectangle.height))
                return UIEdgeInsets(
                    top: top + added.top, left: max(0, whole.left - offset.x) + added.left,
                    bottom: bottom + added.bottom,
                    right: max(0, whole.right - (size.width - offset.x - rectangle.width)) + added.right)
            }
            guard let parent = view.container else { return added }
            offset.x += view.rectangle.minX
            offset.y += view.rectangle.minY
            if view !== self, let more = view.rare?.rarest?.additionalSafeArea { added = added.adding(more) }
            isAbsorbed = isAbsorbed || parent.absorbsSafeArea
            view = parent
        }
    }

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
