/// The area that the keyboard covers. Without a keyboard, the bottom safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Stored; has no visible effect.
    open var followsUndockedKeyboard = false
    /// Whether the guide is above the bottom safe area while there is no keyboard. If false, it is at the lower edge of
    /// the view.
    open var usesBottomSafeArea = true {
        didSet { if oldValue != usesBottomSafeArea { owningView?.safeAreaChanged() } }
    }
}

extension UIView {
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let found = keyboardGuide { return found }
        let made = UIKeyboardLayoutGuide(.keyboard, of: self)
        withExtras { $0.forRarest.guides.append(made) }
        return made
    }

    private var keyboardGuide: UIKeyboardLayoutGuide? {
        (rare?.rarest?.guides ?? []).lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    }

    /// The distance of the guide's top from the lower edge of the view: the height of the keyboard, or of the bottom
    /// safe area.
    var guidedInset: CGFloat {
        let safe = keyboardGuide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
        return min(max(safe, coveredByKeyboard), max(0, rectangle.height))
    }

    /// The height of the part of the view that the keyboard covers, in points.
    var coveredByKeyboard: CGFloat {
        guard let keyboard = SimulatedDevice.keyboardFrame else { return 0 }
        return max(0, convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y - keyboard.minY)
    }
}
