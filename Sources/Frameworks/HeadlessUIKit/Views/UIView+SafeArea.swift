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

    /// The safe area from which the safe areas of subviews are computed. It is the one that this view provides, or one
    /// that includes its controller's additional safe area; nil if the superview's applies.
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
    /// Returns how far the strips along the edges of an area extend into a rectangle, as insets of the rectangle. An
    /// edge that no strip reaches has the inset 0.
    ///
    /// - Parameters:
    ///   - place: The rectangle, in the coordinates of the area with the strips.
    ///   - size: The size of the area.
    ///   - vertically: Whether the strips at the top and the bottom are considered.
    func covered(of place: CGRect, in size: CGSize, vertically: Bool) -> UIEdgeInsets {
        func overlap(_ start: CGFloat, _ end: CGFloat, with strip: CGFloat) -> CGFloat {
            max(0, min(end, strip) - max(start, 0))
        }
        return UIEdgeInsets(
            top: vertically ? overlap(place.minY, place.maxY, with: top) : 0,
            left: overlap(place.minX, place.maxX, with: left),
            bottom: vertically ? overlap(size.height - place.maxY, size.height - place.minY, with: bottom) : 0,
            right: overlap(size.width - place.maxX, size.width - place.minX, with: right))
    }

    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
