extension UIView {
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(on: SimulatedDevice.current.direction) }

    /// Whether the effective direction is right to left.
    package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the frame, mirrored if the effective direction is right to left.
    func sided(_ place: CGRect) -> CGRect {
        isMirrored
            ? CGRect(x: bounds.width - place.maxX, y: place.minY, width: place.width, height: place.height) : place
    }

    /// The interface style that the view or its nearest ancestor sets; `unspecified` if none does.
    var nearestStyle: UIUserInterfaceStyle {
        var view: UIView? = self
        while let current = view {
            if let style = current.styleAskedFor { return style }
            view = current.container
        }
        return .unspecified
    }

    /// The interface style that the view or its controller sets; nil if neither does.
    var styleAskedFor: UIUserInterfaceStyle? {
        for style in [styleOfItsOwn, rare?.controller?.styleOfItsOwn] {
            if let style, style != .unspecified { return style }
        }
        return nil
    }

    /// Runs `change`, which sets an interface style, and notifies the subtree.
    package func changeStyle(_ change: () -> Void) {
        let former = nearestStyle
        change()
        mark(.style)
        let device = SimulatedDevice.current
        TraitChange(from: device, to: device).notify(self, from: former, to: nearestStyle)
    }
}
