extension UIView {
    /// Light or dark for this view and what is inside, whatever is around; `unspecified` follows that.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOfItsOwn ?? .unspecified }
        set {
            guard overrideUserInterfaceStyle != newValue else { return }
            changeStyle { withExtras { $0.forRarest.style = newValue } }
        }
    }

    /// What the content means: whether it is mirrored where lines begin on the right.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.rarest?.meaning ?? .unspecified }
        set {
            guard semanticContentAttribute != newValue else { return }
            withExtras { $0.forRarest.meaning = newValue }
            sidesChanged()
        }
    }

    /// Where lines begin in this view: on the device, unless its content means something else.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(on: SimulatedDevice.current.direction) }

    /// Whether leading is right.
    package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A place inside as it is where lines begin in this view: counted from the right, where leading is right.
    func sided(_ place: CGRect) -> CGRect {
        isMirrored
            ? CGRect(x: bounds.width - place.maxX, y: place.minY, width: place.width, height: place.height) : place
    }

    /// The style that was asked for nearest to the view, or in it.
    var nearestStyle: UIUserInterfaceStyle {
        var view: UIView? = self
        while let current = view {
            if let style = current.styleAskedFor { return style }
            view = current.container
        }
        return .unspecified
    }

    /// The style that is asked for here, by the view or by its controller.
    var styleAskedFor: UIUserInterfaceStyle? {
        for style in [styleOfItsOwn, rare?.controller?.styleOfItsOwn] {
            if let style, style != .unspecified { return style }
        }
        return nil
    }

    /// Tells everybody inside of a change of what is asked for here.
    package func changeStyle(_ change: () -> Void) {
        let former = nearestStyle
        change()
        mark(.style)
        let device = SimulatedDevice.current
        TraitChange(from: device, to: device).tell(self, from: former, to: nearestStyle)
    }
}
